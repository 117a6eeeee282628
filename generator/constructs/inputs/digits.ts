import { longestText } from "../../runtime/reading/read-field.ts";
import { textType } from "../../formula/value-type.ts";
import { readText } from "./literal.ts";
import { resolveValue } from "./resolve.ts";
import { digitsRuntime } from "../../runtime/kinds/digits.ts";
import { digitValue } from "../../runtime/big-integer.ts";
import { inputSyntax } from "./input-syntax.ts";
import { id, integer, ofType, truth } from "../schema.ts";
import { scalarSchema, startsWith } from "./input.ts";

const reader = { describe: () => "a text", read: readText };

/** Digits of a number in some base. */
export const digitsSyntax = inputSyntax({
  type: "digits",
  title: "Digits in a base",
  summary:
    "The digits of a number in a base from 2 to 36, such as `1101` or `ff`. In formulas it is a text: `from_digits(x, base)` makes it a whole number, with `fraction: true` `fraction_from_digits(x, base)` an exact fraction.",
  schema: scalarSchema(
    "digits",
    {
      base: ofType("string", id("The input whose value is the base."), integer("The base.", 2, 36)),
      longest: integer("Most digits, 256 without it.", 1, longestText),
      fraction: truth(
        "Digits after a mark are taken as well, `0.1`; `fraction_from_digits(x, base)` makes a fraction of them.",
      ),
      default: startsWith("The digits the field starts with, in quotes."),
    },
    ["base"],
  ),
  example: `inputs:
  bits: { type: digits, base: 2, longest: 64, default: "1101" }
`,

  ...reader,
  valueType: () => textType,
  field: () => ({ name: "DigitsField", from: "fields/digits-field.tsx" }),
  resolve: (document, context) => {
    const { base, longest = 256, fraction } = document;
    const shown = fraction === true ? {} : { grouped: 4 };
    const {
      base: common,
      display,
      ...resolved
    } = resolveValue(document, reader, textType, context, {}, shown);
    return {
      ...resolved,
      description: {
        ...common,
        type: "digits",
        kind: digitsRuntime,
        base: typeof base === "number" ? base : { from: base },
        longest,
        ...(fraction === true ? { hasFraction: true as const } : {}),
        display,
      },
    };
  },
  names: ({ base }) => (typeof base === "string" ? [base] : []),
  // A base that is no input, and a default with characters that are no digits of the base it begins with.
  checkNames: ({ base, default: written, fraction }, { path, reporter, typeOf, defaultOf }) => {
    if (typeof base === "string") typeOf(base, [...path, "base"]);
    const value = typeof base === "number" ? base : Number(defaultOf(base) ?? Number.NaN);
    const digits = String(written ?? "");
    const plain = fraction === true ? digits.replace(".", "") : digits;
    if (Number.isNaN(value) || Array.from(plain).every((digit) => digitValue(digit) < value)) return;
    reporter.report("bad_default", { text: digits, type: `digits of base ${value}` }, [...path, "default"]);
  },
});
