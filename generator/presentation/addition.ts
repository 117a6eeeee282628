import type { Scalar } from "../runtime/answer.ts";
import { plainCharacters } from "../runtime/plain-characters.ts";
import { numberMarks } from "../runtime/reading/number-marks.ts";
import { valueOutputs, type ValueOutput } from "./output-selection.ts";
import type { Presenter } from "./presenter.ts";
import { scalarAt } from "./values.ts";

/** An answer set as an addition: its parts, each with its sign. */
export interface Addition {
  readonly parts: readonly AdditionPart[];
  /** The figures are rounded, and do not quite come to the sum that is shown. */
  readonly isRounded: boolean;
}
export interface AdditionPart {
  readonly id: string;
  readonly name: string;
  /** None before the first part, unless it is taken away. */
  readonly sign: "+" | "−" | "";
  readonly shown: string;
}

/** The parts of a sum that are not zero; undefined where fewer than two are left: they would add nothing up. */
export function additionOf(output: ValueOutput, presenter: Presenter): Addition | undefined {
  const { values, outputs, translator } = presenter;
  // In the unit someone reads the sum in.
  const show = (amount: Scalar): string =>
    presenter.show(output.display, amount, presenter.unitOf(output.id));
  const amountOf = (id: string): number => Number(scalarAt(values, id) ?? 0);
  const terms = (output.sumOf ?? [])
    .filter(({ id }) => amountOf(id) !== 0)
    .map((part) => ({ ...part, shown: show(amountOf(part.id)) }));
  if (terms.length < 2 || scalarAt(outputs, output.id) === null) return undefined;
  const figure = (text: string): number => figureIn(text, translator.locale.tag);
  const sum = figure(show(scalarAt(outputs, output.id)));
  const comesTo = terms.reduce((total, { shown, isTaken }) => total + (isTaken ? -1 : 1) * figure(shown), 0);
  return {
    parts: terms.map(({ id, shown, isTaken }, index) => ({
      id,
      name: presenter.nameOf(id),
      sign: isTaken ? "−" : index === 0 ? "" : "+",
      shown,
    })),
    isRounded: Math.abs(comesTo - sum) > Math.abs(sum) * 1e-12,
  };
}

/** Every figure beside an answer asks. */
const known = /* @__PURE__ */ new WeakMap<Presenter, ReadonlySet<string>>();

/** Results that some answer sets out as parts of its sum: they need not be listed again. */
export function addedUp(presenter: Presenter): ReadonlySet<string> {
  const before = known.get(presenter);
  if (before !== undefined) return before;
  const ids = valueOutputs(presenter.description, presenter.outputs).flatMap(
    (output) => additionOf(output, presenter)?.parts.map(({ id }) => id) ?? [],
  );
  const added = new Set(ids);
  known.set(presenter, added);
  return added;
}

/** The number in a text that a formatter wrote. */
export function figureIn(text: string, locale: string): number {
  const [whole = "", fraction = ""] = text.split(numberMarks(locale).decimal).map(plainCharacters);
  const digits = `${whole.replaceAll(/\D/gu, "")}.${fraction.replaceAll(/\D/gu, "")}`;
  return (whole.includes("-") ? -1 : 1) * Number(digits);
}
