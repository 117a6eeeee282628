import { list, ofType, patterned, patterns, type Schema } from "../schema.ts";

/** The key of a table, in whose place its options are put before anything else looks at them. */
const keyOfTable: Schema<never> = {
  type: "string",
  pattern: patterns.tableKey,
  description: "The key of a table that has the same options: `exchange_rates.currency`.",
};

/** The options of a choice. */
export const optionIds = ofType(
  "string",
  keyOfTable,
  list(
    patterned(patterns.option, "An option's id."),
    "The ids of the options in the order shown; their names are `inputs.<id>.options.<option>` in the words.",
    { unique: true },
  ),
);
