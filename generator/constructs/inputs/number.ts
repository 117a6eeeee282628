import { numberType } from "../../formula/value-type.ts";
import { numberKind } from "../../runtime/kinds/number.ts";
import { readNumber } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import { inputKind } from "./input-kind.ts";
import { digits } from "../values/digits.ts";
import { reference } from "../schema.ts";
import { scalarSchema, numberKeys, startsWith } from "./input.ts";

const reader = { describe: () => "a number", read: readNumber };

/** A plain number. */
export const numberInput = inputKind({
  id: "number_input",
  type: "number",
  kind: "calculator",
  title: "Number",
  summary: "Any number, with fraction or without. In formulas it is a plain number.",
  schema: scalarSchema("number", {
    default: startsWith("The value the field starts with: `2.5`, `400_000`, `1e9`."),
    ...numberKeys,
    digits: reference(digits),
  }),
  example: `inputs:
  score: { type: number, default: 7.5, min: 0, max: 10, digits: 1 }
`,

  ...reader,
  valueType: () => numberType(),
  field: () => ({ name: "NumberField", from: "fields/number-field.tsx" }),
  resolve: (document, context) => {
    const type = { ...numberType(), optional: document.optional ?? false };
    const { base, limits, start } = resolveNumber(document, reader, {}, context);
    const display = displayInput(type, { digits: document.digits }, context);
    const description = { ...base, type: "number", kind: numberKind, ...limits, display } as const;
    return { description, type, default: start.value };
  },
});
