import { booleanType } from "../../formula/value-type.ts";
import { booleanRuntime } from "../../runtime/kinds/boolean.ts";
import type { Literal } from "./input-syntax.ts";
import { resolveValue } from "./resolve.ts";
import { inputSyntax } from "./input-syntax.ts";
import { truth } from "../schema.ts";
import { scalarSchema } from "./input.ts";

const reader = { describe: () => "`true` or `false`", read: readBoolean };

/** `yes` and `no` stand for true and false as well: so a page's address and a flag write them. */
function readBoolean(text: string): Literal | undefined {
  if (text === "true" || text === "yes") return { value: true, text: "yes" };
  if (text === "false" || text === "no") return { value: false, text: "no" };
  return undefined;
}

/** Yes or no. */
export const booleanSyntax = inputSyntax({
  type: "boolean",
  title: "Yes or no",
  summary: "A box to tick. In formulas it is true or false: `insured ? premium : 0`.",
  schema: scalarSchema("boolean", { default: truth("`true` or `false`.") }),
  example: `inputs:
  insured: { type: boolean, default: false }
`,

  ...reader,
  valueType: () => booleanType,
  field: () => ({ name: "SwitchField", from: "fields/switch-field.tsx" }),
  resolve: (document, context) => {
    const { base, display, ...resolved } = resolveValue(document, reader, booleanType, context);
    return { ...resolved, description: { ...base, type: "boolean", kind: booleanRuntime, display } };
  },
});
