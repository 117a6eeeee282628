import { construct } from "../construct.ts";
import { closed, mapOf, mapOr, patterns, scalar, text } from "../schema.ts";

const options = mapOf(scalar("The option's name."), "The names of the options.", patterns.option);

/** The words of a table in one language. */
export const tableWords = construct({
  id: "table_words",
  kind: "table-words",
  title: "Words of a table",
  summary:
    "What a table's columns and options are called, in a folder named like the table's file. Every calculator that looks the table up has these words, unless its own words say them.",
  schema: closed({
    columns: mapOf(
      mapOr(closed({ label: text("Its name."), options }), text("Its name in the steps.")),
      "Names of the columns, for the steps; a map also names the options of a choice. With words of its own, a table names all its columns.",
    ),
    keys: mapOf(closed({ options }, ["options"]), "Names of the options of keys."),
    outside: text(
      "Why there is no answer for a day that no period of the table covers; `{date}` puts in the day.",
    ),
  }),
  example: `columns:
  price: Price of a parcel
  days: Days on the way
keys:
  zone: { options: { home: This country, abroad: Other countries } }
outside: The post office gives no prices for {date}.
`,
});
