import {
  closed,
  formula,
  id,
  list,
  mapOf,
  oneOfTexts,
  patterns,
  scalar,
  truth,
  type Closed,
  type Properties,
  type Schema,
  type ScalarText,
} from "../schema.ts";

/** Keys every input has, whatever its type. */
const common = {
  optional: truth("The field may be left blank. Formulas then ask `given(x)` or say `otherwise(x, …)`."),
  when: formula(
    "The field is only shown where this is true; hidden, it has the value that `hidden` says, else its default. It may name other inputs, constants, formulas and looked-up rows, unless they depend on this input; where they cannot be worked out, the field is hidden.",
  ),
  advanced: truth("The field goes under “More options”."),
  group: id("The heading above the field; its text is `groups.<id>` in the words."),
  hint: oneOfTexts(
    ["shown"],
    "`shown`: the hint `inputs.<id>.hint` in the words is always in sight, because it prevents a mistake. Without it, a hint opens when the field is in hand.",
  ),
};

/** The least and the most a number may be, written like its values, or as a formula over other values. */
export const limitKeys = {
  min: scalar("Least value, itself allowed: a value, or a formula such as `down_payment`."),
  max: scalar("Greatest value, itself allowed: a value, or a formula such as `0.8 * price`."),
  above: scalar("The value must be greater than this value or formula."),
  below: scalar("The value must be less than this value or formula."),
};

/** Keys of an input that is a number. */
export const numberKeys = {
  ...limitKeys,
  usual: list(
    scalar("A value of the input."),
    "Values people often want, offered beside the field: two to seven, within the limits.",
    { minItems: 2, maxItems: 7, unique: true },
  ),
  step: scalar(
    "What one press of − or + beside the field takes away or adds, written like its values. It limits nothing.",
  ),
  part_of: id(
    "The amount that this field makes together with others of the same `part_of`, each of which may be 0: the years, months and days of one term. Whoever gives some of them, by flags or in a line, leaves the others at 0, whatever the page comes with.",
  ),
};

/** The keys every input has. */
export type InputCommon = Closed<typeof common>;
/** The keys of an input with limits. */
export type Limits = Closed<typeof limitKeys>;

/** The keys of an input that is a number. */
export type NumberKeys = Closed<typeof numberKeys>;

/** The schema of an input of one type. */
export function inputSchema<
  const T extends string,
  const P extends Properties,
  const R extends keyof P & string = never,
>(
  type: T,
  own: P,
  required: readonly R[] = [],
): Schema<Closed<{ readonly type: Schema<T> } & P & typeof common, "type" | R>> {
  return closed({ type: oneOfTexts([type], `\`${type}\`.`), ...own, ...common }, ["type", ...required]);
}

/** The keys of an input that holds one value. */
const ofOneValue = {
  hidden: scalar("The value it has where its `when` hides it, limits aside; its default without it."),
  aid: id(
    "A formula, constant or result shown beside the field, in the words `inputs.<id>.aid`: “20% of the price”.",
  ),
};

/** The schema of an input of one type that holds one value. */
export function scalarSchema<
  const T extends string,
  const P extends Properties,
  const R extends keyof P & string = never,
>(type: T, own: P, required: readonly R[] = []): ReturnType<typeof inputSchema<T, P & typeof ofOneValue, R>> {
  return inputSchema(type, { ...own, ...ofOneValue }, required);
}

/** The value a field starts with. */
export function startsWith(description: string): Schema<ScalarText> {
  return scalar(description);
}

/** Values that a field starts with instead, by region. */
export const startsByRegion = mapOf(
  startsWith("A value of the input."),
  "Another value the field starts with, written like its default, for visitors of a region, by its code of two letters.",
  patterns.region,
);
