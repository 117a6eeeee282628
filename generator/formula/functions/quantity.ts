import type { FormFunction } from "./function.ts";

/** The way between plain numbers and quantities. Units stand by their id. */
export const quantityFunctions: readonly FormFunction[] = [
  {
    kind: "form",
    theme: "quantity",
    name: "amount_in",
    parameters: ["quantity", "unit"],
    doc: "How many of a unit a quantity is, as a plain number.",
    example: ["amount_in(18 month, year)", "1.5"],
  },
  {
    kind: "form",
    theme: "quantity",
    name: "quantity",
    parameters: ["number", "unit"],
    doc: "So many of a unit as a quantity. Where the number is written, `2 year` says the same, and `50 money` an amount in the calculator's currency.",
    example: ["amount_in(quantity(1 + 1, year), month)", "24"],
  },
  {
    kind: "form",
    theme: "quantity",
    name: "exactly",
    parameters: ["x"],
    doc: "Works out + - * of inputs, constants, literals and formulas that are `exactly` themselves as decimals, and rounds once at the end; it may be compared exactly.",
    example: ["exactly(0.1 + 0.2)", "0.3"],
  },
];
