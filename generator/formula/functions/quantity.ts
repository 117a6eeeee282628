import type { FormFunction } from "./function.ts";

/** The way between plain numbers and quantities. Units stand by their id. */
export const quantityFunctions: readonly FormFunction[] = [
  {
    kind: "form",
    theme: "quantity",
    form: "amount_in",
    name: "amount_in",
    parameters: ["quantity", "unit"],
    doc: "How many of a unit a quantity is, as a plain number.",
    example: { formula: "amount_in(18 month, year)", result: "1.5" },
  },
  {
    kind: "form",
    theme: "quantity",
    form: "quantity",
    name: "quantity",
    parameters: ["number", "unit"],
    doc: "So many of a unit as a quantity. Where the number is written, `2 year` says the same, and `50 money` an amount in the calculator's currency.",
    example: { formula: "amount_in(quantity(1 + 1, year), month)", result: "24" },
  },
  {
    kind: "form",
    theme: "quantity",
    form: "exactly",
    name: "exactly",
    parameters: ["x"],
    doc: "Works out + - * of inputs, constants, literals and formulas that are `exactly` themselves as decimals, and rounds once at the end; it may be compared exactly.",
    example: { formula: "exactly(0.1 + 0.2)", result: "0.3" },
  },
];
