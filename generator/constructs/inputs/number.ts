import { numberType } from "../../formula/value-type.ts";
import { inverseRuntime } from "../../runtime/kinds/inverse.ts";
import { numberRuntime } from "../../runtime/kinds/number.ts";
import { readNumber } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import { inputSyntax, type Literal, type WrittenAs } from "./input-syntax.ts";
import { digits } from "../values/digits.ts";
import { closed, reference, truth } from "../schema.ts";
import { scalarSchema, numberKeys, startsWith } from "./input.ts";

const reader = {
  describe: ({ inverse }: WrittenAs) => (inverse === true ? "a number, or `1/` and a number" : "a number"),
  read: (text: string, as: WrittenAs): Literal | undefined =>
    as.inverse === true && text.startsWith("1/") ? readInverse(text) : readNumber(text),
};

/** The inverse of a number, as it is written. */
function readInverse(text: string): Literal | undefined {
  const read = readNumber(text.slice("1/".length).trim());
  return read === undefined || read.value === 0
    ? undefined
    : { value: 1 / read.value, text: `1/${read.text}` };
}

/** A plain number. */
export const numberSyntax = inputSyntax({
  type: "number",
  title: "Number",
  summary: "Any number, with fraction or without. In formulas it is a plain number.",
  schema: scalarSchema("number", {
    default: startsWith("The value the field starts with: `2.5`, `400_000`, `1e9`."),
    ...numberKeys,
    digits: reference(digits),
    or: closed(
      { inverse: truth("`true`.") },
      ["inverse"],
      "Another way to enter the number, which the visitor chooses at the field: its inverse, as a rate from B to A for the one from A to B. The words name both ways, `ways.direct` and `ways.inverse`.",
    ),
  }),
  example: `inputs:
  score: { type: number, default: 7.5, min: 0, max: 10, digits: 1 }
`,

  ...reader,
  writtenAs: ({ or }) => (or === undefined ? {} : { inverse: true }),
  valueType: () => numberType(),
  field: ({ kind }) =>
    kind === inverseRuntime
      ? { name: "InverseField", from: "fields/alternative-entry/inverse-field.tsx" }
      : { name: "NumberField", from: "fields/number-field.tsx" },
  resolve: (document, context) => {
    const type = { ...numberType(), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, {}, context);
    const display = displayInput(type, { digits: document.digits }, context);
    if (document.or !== undefined && context.isColumn === true)
      context.reporter.report("bad_value", { detail: "a cell is entered in one way" }, [
        ...context.path,
        "or",
      ]);
    const ways =
      document.or === undefined
        ? { kind: numberRuntime }
        : { kind: inverseRuntime, hasInverse: true as const };
    const description = { ...base, type: "number", ...ways, ...limits, display } as const;
    return { description, type, default: start.value };
  },
});
