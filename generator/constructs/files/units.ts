import { baseDimensions } from "../../formula/dimension.ts";
import { construct } from "../construct.ts";
import {
  closed,
  havingKey,
  id,
  integer,
  list,
  filledMapOf,
  mapOf,
  mapOfSome,
  mapOr,
  patterned,
  patterns,
  text,
  textOrNumber,
  type Static,
} from "../schema.ts";

const powers = mapOfSome(
  baseDimensions,
  (name) => integer(`Power of ${name}; negative below a fraction line.`, -9, 9),
  "The dimension as powers of the base dimensions: `{ length: 2 }` for area.",
);

const ownId = id("The file's name, with `_` for `-`; what `dimension` of an input names.");

/** Units with a size of their own. */
const measured = closed(
  {
    id: ownId,
    dimension: powers,
    base: id("The unit values are worked with, whose factor is 1."),
    units: filledMapOf(
      closed(
        {
          factor: textOrNumber(
            'How many base units one of it is: an exact decimal or fraction, `"0.3048"`, `"1200/3937"`.',
            patterns.factor,
          ),
          offset: textOrNumber(
            "Of a temperature: what 0 base units are in it, where that is not 0, an exact decimal: `-273.15` degrees Celsius, where the base is the kelvin.",
            patterns.offset,
          ),
          group: id("Its heading in long lists; its name is `groups.<id>` in the words of units."),
          source: text("Where the size comes from."),
        },
        ["factor", "group"],
      ),
      "The units, in the order they are listed.",
    ),
  },
  ["id", "dimension", "base", "units"],
);

const composedUnit = patterned(
  patterns.composedUnit,
  "One unit per another, `mile/hour`; under a name also per so many of it, `liter/100 kilometer`.",
);

/** Units made from those of two other dimensions. */
const composed = closed(
  {
    id: ownId,
    compose: closed(
      {
        of: id("The dimension above the line: the id of a file in `specs/units/`, or `money`."),
        per: id("The dimension below it: the id of a file in `specs/units/`."),
      },
      ["of", "per"],
      "The two dimensions the units are made from: `{ of: length, per: time }` for a speed.",
    ),
    inverse: id(
      "The dimension that is one over this one: the id of a file that composes its units the other way around. Amounts can be entered and read in its units too.",
    ),
    units: list(
      mapOr(
        {
          ...mapOf(composedUnit, "A unit with a name of its own: `knot: nautical_mile/hour`."),
          minProperties: 1,
          maxProperties: 1,
        },
        composedUnit,
      ),
      "The units, in the order they are listed; the first is shown where no other is named.",
    ),
  },
  ["id", "compose", "units"],
);

/** The units of one dimension. */
export const units = construct({
  id: "units",
  kind: "units",
  title: "Units",
  summary:
    "The units of one dimension, each with its exact size, or composed from those of two others with `compose`. A file in `specs/units/`; their names are in `specs/units/words/`. " +
    "A composed unit is written `mile/hour`, and each language's pattern names it. " +
    "A temperature is counted from a zero of its own in each unit: it may be entered, shown, converted, compared, and be the least or greatest of several, but nothing is added to it or multiplied with it. A formula that needs more takes `amount_in(oven, celsius)`. No two units of all files have the same id.",
  schema: havingKey("compose", composed, measured),
  example: `id: speed
compose: { of: length, per: time }
units:
  - meter/second
  - kilometer/hour
  - mile/hour
  - knot: nautical_mile/hour
`,
});

/** What a file of units says. */
export type UnitsDocument = Static<typeof units.schema>;
export type ComposedUnitsDocument = Extract<UnitsDocument, { readonly compose: unknown }>;
export type MeasuredUnitsDocument = Exclude<UnitsDocument, ComposedUnitsDocument>;
