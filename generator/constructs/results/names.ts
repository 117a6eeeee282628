import { construct } from "../construct.ts";
import { closed, mapOf, patterns, scalar, tableId } from "../schema.ts";

/** Cases that people look for by a name, such as offenses, and what the page of each fills in. */
export const names = construct({
  id: "names",
  title: "Names",
  summary:
    "Cases that people look for by a name, such as the offenses of a page about law: the page of the region lists them all, and the search finds them. They are the keys of a table, in its order, the plainest first, " +
    "and `names.class` in the words says with a row’s columns what each is: `class {offense_class} felony`. A case leads to the page where what it fills in is set, else to the first that asks for it. " +
    "Where the key is an input, each of its options is a case, by the option’s name. Else a case is named in `names.each` of the words, and fills in the columns that are inputs, or what `fills` says.",
  schema: closed(
    {
      table: tableId("The table: of one key, a choice."),
      fills: mapOf(
        mapOf(scalar("The value."), "Inputs, and the value of each."),
        "The cases, where they are not all keys, and what each fills in.",
        patterns.option,
      ),
    },
    ["table"],
  ),
  example: `inputs:
  standard: { type: choice, options: [who, chinese], default: who }
  born: { type: date, default: 2000-01-01 }
names: { table: healthy_bmi }
formulas:
  limits: { lookup: healthy_bmi, keys: { standard: standard }, on: born }
outputs:
  highest: { value: limits.highest }
`,
});
