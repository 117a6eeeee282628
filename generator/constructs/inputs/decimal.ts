import { decimalType } from "../../formula/value-type.ts";
import { compareDecimals, roundDecimal } from "../../runtime/exact.ts";
import { decimalKind } from "../../runtime/kinds/decimal.ts";
import { scalar } from "../schema.ts";
import { inputKind, type InputContext, type Literal } from "./input-kind.ts";
import { scalarSchema, startsWith } from "./input.ts";
import { isFormula } from "./moving-limit.ts";
import { readWritten } from "./read-written.ts";
import { describeBase, displayInput, readDefault } from "./resolve.ts";

const reader = { describe: () => "a decimal (such as `0.1`)", read: readDecimal };

function readDecimal(text: string): Literal | undefined {
  const plain = text.replaceAll("_", "");
  if (!/^-?\d+(?:\.\d+)?$/.test(plain) || plain.length > 1000) return undefined;
  const value = roundDecimal(plain, plain.split(".")[1]?.length ?? 0);
  return { value, text: value };
}

/** Reads the limits and reports a default outside of them. */
function readLimits(
  document: { readonly min?: string | number | boolean; readonly max?: string | number | boolean },
  start: string,
  { path, ...context }: InputContext,
): { readonly minimum?: string; readonly maximum?: string } {
  const read = (key: "min" | "max"): string | undefined => {
    const written = document[key];
    if (written === undefined || (context.isColumn !== true && isFormula(written))) return undefined;
    return readWritten(written, reader, {}, { ...context, path: [...path, key] }, "bad_limit")?.text;
  };
  const minimum = read("min");
  const maximum = read("max");
  const outside = (side: string, limit: string): void =>
    context.reporter.report("default_out_of_bounds", { side, limit }, [...path, "default"]);
  if (minimum !== undefined && maximum !== undefined && compareDecimals(minimum, maximum) > 0)
    context.reporter.report("bad_value", { detail: "no value lies between the limits" }, [...path, "max"]);
  else if (start !== "" && minimum !== undefined && compareDecimals(start, minimum) < 0)
    outside("under", `min: ${minimum}`);
  else if (start !== "" && maximum !== undefined && compareDecimals(start, maximum) > 0)
    outside("over", `max: ${maximum}`);
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}

/** A decimal with all the digits a visitor types. */
export const decimalInput = inputKind({
  id: "decimal_input",
  type: "decimal",
  kind: "calculator",
  title: "Exact decimal",
  summary:
    "A decimal with as many digits as the visitor types, worked with exactly: `+`, `-` and `*` cut nothing off, `divide(a, b, places)` and `root(x, degree, places)` " +
    "give as many digits as asked for. `number(x)` makes it an ordinary number, and `digits` of an output says how many places are shown.",
  schema: scalarSchema("decimal", {
    default: startsWith("The value the field starts with."),
    min: scalar("Least value, itself allowed: a value, or a formula."),
    max: scalar("Greatest value, itself allowed: a value, or a formula."),
  }),
  example: `inputs:
  radicand: { type: decimal, default: 2, min: 0 }
outputs:
  root: { value: "root(radicand, 2, 50)", digits: { maximum: 50 } }
`,

  ...reader,
  valueType: () => decimalType,
  field: () => ({ name: "NumberField", from: "fields/number-field.tsx" }),
  resolve: (document, context) => {
    const type = { ...decimalType, optional: document.optional ?? false };
    const start = readDefault(document, reader, {}, context);
    const description = {
      ...describeBase(document, context, start),
      type: "decimal",
      kind: decimalKind,
      ...readLimits(document, start.text, context),
      display: displayInput(type, {}, context),
    } as const;
    return { description, type, default: start.value };
  },
});
