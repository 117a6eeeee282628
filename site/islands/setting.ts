import type { Calculator, VariantDescription } from "../../generator/runtime/description.ts";

/** What stays the same while a visitor types: the calculator, which of its pages this is, and the language. */
export interface Setting {
  readonly calculator: Calculator;
  readonly variant: VariantDescription;
  /** BCP 47. */
  readonly locale: string;
  /** The words an author or visitor may type for a unit, besides its id. */
  readonly unitNames: (unit: string) => readonly string[];
}
