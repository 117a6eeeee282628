import { baseDimensions } from "../../formula/dimension.ts";
import { construct } from "../construct.ts";
import { closed, id, integer, mapOf, mapOfSome, patterns, text, textOrNumber } from "../schema.ts";

const powers = mapOfSome(
  baseDimensions,
  (name) => integer(`Power of ${name}; negative below a fraction line.`, -9, 9),
  "The dimension as powers of the base dimensions: `{ length: 2 }` for area.",
);

/** The units of one dimension. */
export const units = construct({
  id: "units",
  kind: "units",
  title: "Units",
  summary:
    "The units of one dimension, each with its exact size. A file in `specs/units/`; their names are in `specs/units/words/`. " +
    "No two units of all files have the same id.",
  schema: closed(
    {
      id: id("The file's name, with `_` for `-`; what `dimension` of an input names."),
      dimension: powers,
      base: id("The unit values are worked with, whose factor is 1."),
      units: {
        ...mapOf(
          closed(
            {
              factor: textOrNumber(
                'How many base units one of it is: an exact decimal or fraction, `"0.3048"`, `"1200/3937"`.',
                patterns.factor,
              ),
              group: id("Its heading in long lists; its name is `groups.<id>` in the words of units."),
              source: text("Where the size comes from."),
            },
            ["factor", "group"],
          ),
          "The units, in the order they are listed.",
        ),
        minProperties: 1,
      },
    },
    ["id", "dimension", "base", "units"],
  ),
  example: `id: length
dimension: { length: 1 }
base: meter
units:
  meter: { factor: "1", group: metric, source: SI base unit }
  foot: { factor: "0.3048", group: imperial, source: "International yard and pound agreement, 1959" }
  us_survey_foot: { factor: "1200/3937", group: us_survey }
`,
});
