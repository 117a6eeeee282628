import { construct } from "../construct.ts";
import { digits } from "../values/digits.ts";
import { id, list, mapOf, patterns, reference } from "../schema.ts";
import { inputSchema, limits, startsWith } from "./input.ts";

/** A number with a unit the visitor may choose. */
export const quantityInput = construct({
  id: "quantity_input",
  kind: "calculator",
  title: "Quantity",
  summary:
    "A number with a unit, which the visitor may choose. In formulas it has its dimension, whatever the unit: lengths add to lengths, a length times a length is an area. " +
    "Values are written with their unit (`170 centimeter`), or without for `unit`.",
  schema: inputSchema(
    "quantity",
    {
      dimension: id("The id of a file in `specs/units/`, such as `length`."),
      unit: id("The unit the field starts with."),
      units: list(id("A unit."), "The units offered; without it, all of the dimension.", { unique: true }),
      region_units: mapOf(
        id("A unit."),
        "The unit the field starts with for visitors of a region, by its code of two letters.",
        patterns.region,
      ),
      default: startsWith("The value the field starts with, such as `170 centimeter`."),
      region_default: mapOf(
        startsWith("A value of the input."),
        "Another value the field starts with, in its own unit, for visitors of a region, by its code of two letters.",
        patterns.region,
      ),
      ...limits,
      digits: reference(digits),
    },
    ["dimension", "unit"],
  ),
  example: `inputs:
  height:
    type: quantity
    dimension: length
    unit: centimeter
    units: [centimeter, meter, foot]
    region_units: { US: foot }
    default: 170 centimeter
    min: 90 centimeter
    max: 275 centimeter
`,
});
