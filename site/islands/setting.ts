import type { Evaluation } from "../../generator/presentation/evaluation.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { Calculator, InputDescription, PageVariant } from "../../generator/runtime/description.ts";

/** What stays the same while a visitor types: the calculator, which of its pages this is, and the language. */
export interface Setting {
  readonly calculator: Calculator;
  readonly variant: PageVariant;
  /** BCP 47. */
  readonly locale: string;
  /** The words an author or visitor may type for a unit, besides its id. */
  readonly unitNames: (unit: string) => readonly string[];
  /** The inputs a post asks for; the others keep what the post gives them. Without it all are asked for. */
  readonly only?: readonly string[] | undefined;
  /** Whether it stands in another site's frame. */
  readonly isFramed?: true | undefined;
  /** Where a mistake can be reported: `mailto:` or the address of a form. */
  readonly reportsTo?: string | undefined;
}

/** The fields there are just now: those the page leaves open and what was chosen elsewhere does not hide. */
export function shownInputs({
  setting: { calculator, variant, only },
  evaluation,
}: {
  readonly setting: Setting;
  readonly evaluation: Evaluation;
}): readonly InputDescription[] {
  return openInputs(calculator.description, variant).filter(
    ({ id }) => evaluation.read.visible[id] !== false && only?.includes(id) !== false,
  );
}

/** Whether the text of an input may leave its field: for an address, a file or an answer that is kept. */
export function isShareable({ staysInField }: InputDescription): boolean {
  return staysInField !== true;
}
