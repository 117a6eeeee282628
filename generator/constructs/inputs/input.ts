import { closed, formula, id, oneOfTexts, scalar, truth, type JsonSchema } from "../schema.ts";

/** Keys every input has, whatever its type. */
const common: Readonly<Record<string, JsonSchema>> = {
  optional: truth("The field may be left blank. Formulas then ask `given(x)` or say `otherwise(x, …)`."),
  when: formula(
    "The field is only shown where this is true; hidden, it has its default. It may name other inputs.",
  ),
  advanced: truth("The field stands under “More options”."),
  group: id("The heading the field stands under; its text is `groups.<id>` in the words."),
};

/** The least and the most a number may be, written like its values. */
export const limits: Readonly<Record<string, JsonSchema>> = {
  min: scalar("Least value, itself allowed."),
  max: scalar("Greatest value, itself allowed."),
  above: scalar("The value must be greater than this."),
  below: scalar("The value must be less than this."),
};

/** The schema of an input of one type (or of some that take the same keys). */
export function inputSchema(
  type: string,
  own: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return closed({ type: oneOfTexts([type], `\`${type}\`.`), ...own, ...common }, ["type", ...required]);
}

/** The value a field starts with. */
export function startsWith(description: string): JsonSchema {
  return scalar(description);
}
