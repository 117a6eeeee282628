import { plainType } from "../../formula/value-type.ts";
import { fractionOf, readTerms } from "../../runtime/fraction.ts";
import { decimalFractionDisplay } from "../../runtime/fraction-text.ts";
import { fractionRuntime } from "../../runtime/kinds/fraction.ts";
import { truth } from "../schema.ts";
import { inputSyntax, type Literal } from "./input-syntax.ts";
import { scalarSchema, startsWith } from "./input.ts";
import { resolveValue } from "./resolve.ts";

const reader = { describe: () => "a fraction (such as `7/8`, `1 3/4` or `0.5`)", read: readFraction };

function readFraction(written: string): Literal | undefined {
  const plain = written.replaceAll("_", "");
  const terms = plain.length > 1000 ? undefined : readTerms(plain);
  if (terms === undefined) return undefined;
  const text = fractionOf(terms.over, terms.under);
  return { value: text, text };
}

/** A fraction with all the digits a visitor types. */
export const fractionSyntax = inputSyntax({
  type: "fraction",
  title: "Exact fraction",
  summary:
    "A fraction or a mixed number, `7/8` or `1 3/4`; a decimal is read too. Formulas work with it exactly: `+`, `-`, `*` and `/` give fractions in lowest terms, " +
    "`decimal(x, places)` and `number(x)` other numbers, `numerator(x)` and `denominator(x)` its parts. It is shown as a mixed number.",
  schema: scalarSchema("fraction", {
    default: startsWith("The value the field starts with."),
    decimals: truth("It is shown as a decimal where that ends, `2.25`, else as a mixed number, `2/3`."),
  }),
  example: `inputs:
  board: { type: fraction, default: 5 1/2 }
  cut: { type: fraction, default: 7/8 }
formulas:
  rest: board - 3 * cut
outputs:
  rest: {}
`,

  ...reader,
  valueType: () => plainType("fraction"),
  field: () => ({ name: "NumberField", from: "fields/number-field.tsx" }),
  resolve: (document, context) => {
    const decimals = document.decimals === true;
    const {
      base,
      display: mixed,
      ...resolved
    } = resolveValue(document, reader, plainType("fraction"), context);
    const display = decimals ? decimalFractionDisplay : mixed;
    return {
      ...resolved,
      description: { ...base, type: "fraction", kind: fractionRuntime, decimals, display },
    };
  },
});
