import { wholeType } from "../../formula/value-type.ts";
import { wholeRuntime } from "../../runtime/kinds/whole.ts";
import type { Literal } from "./input-syntax.ts";
import { resolveValue } from "./resolve.ts";
import { inputSyntax } from "./input-syntax.ts";
import { scalarSchema, startsWith } from "./input.ts";

const reader = { describe: () => "a whole number", read: readWhole };

function readWhole(text: string): Literal | undefined {
  const digits = text.replaceAll("_", "");
  return /^-?\d+$/.test(digits) ? { value: BigInt(digits), text: BigInt(digits).toString() } : undefined;
}

/** A whole number of any size. */
export const wholeSyntax = inputSyntax({
  type: "whole",
  title: "Whole number of any size",
  summary:
    "A whole number with as many digits as the visitor types, worked with exactly. It does not mix with other numbers: `number(w)` and `whole(n)` turn one into the other.",
  schema: scalarSchema("whole", { default: startsWith("The value the field starts with.") }),
  example: `inputs:
  dividend: { type: whole, default: 1000 }
`,

  ...reader,
  valueType: () => wholeType,
  field: () => ({ name: "NumberField", from: "fields/number-field.tsx" }),
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, wholeType, context);
    return { ...resolved, description: { ...base, type: "whole", kind: wholeRuntime, display } };
  },
});
