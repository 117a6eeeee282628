import { decimalType } from "../../formula/value-type.ts";
import { roundDecimal } from "../../runtime/exact.ts";
import { decimalRuntime } from "../../runtime/kinds/decimal.ts";
import { inputSyntax, type Literal } from "./input-syntax.ts";
import { scalarSchema, startsWith } from "./input.ts";
import { resolveValue } from "./resolve.ts";

const reader = { describe: () => "a decimal (such as `0.1`)", read: readDecimal };

function readDecimal(text: string): Literal | undefined {
  const plain = text.replaceAll("_", "");
  if (!/^-?\d+(?:\.\d+)?$/.test(plain) || plain.length > 1000) return undefined;
  const value = roundDecimal(plain, plain.split(".")[1]?.length ?? 0);
  return { value, text: value };
}

/** A decimal with all the digits a visitor types. */
export const decimalSyntax = inputSyntax({
  type: "decimal",
  title: "Exact decimal",
  summary:
    "A decimal with as many digits as the visitor types, worked with exactly: `+`, `-` and `*` cut nothing off, `divide(a, b, places)` and `root(x, degree, places)` " +
    "give as many digits as asked for. `number(x)` makes it an ordinary number, and `digits` of an output says how many places are shown.",
  schema: scalarSchema("decimal", {
    default: startsWith("The value the field starts with."),
  }),
  example: `inputs:
  radicand: { type: decimal, default: 2 }
outputs:
  root: { value: "root(radicand, 2, 50)", digits: { maximum: 50 } }
`,

  ...reader,
  valueType: () => decimalType,
  field: () => ({ name: "NumberField", from: "fields/number-field.tsx" }),
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, decimalType, context);
    return { ...resolved, description: { ...base, type: "decimal", kind: decimalRuntime, display } };
  },
});
