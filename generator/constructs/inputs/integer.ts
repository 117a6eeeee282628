import { numberType } from "../../formula/value-type.ts";
import type { Literal } from "./input-kind.ts";
import { integerKind } from "../../runtime/kinds/integer.ts";
import { quantityKind } from "../../runtime/kinds/quantity.ts";
import type { UnitCatalog } from "../units.ts";
import { readAmount, readInteger } from "./literal.ts";
import { displayInput, resolveNumber } from "./resolve.ts";
import type { WrittenAs } from "./input-kind.ts";
import { inputKind } from "./input-kind.ts";
import { unitId } from "../schema.ts";
import { scalarSchema, numberKeys, startsWith } from "./input.ts";

const reader = {
  describe: ({ unit }: WrittenAs) =>
    unit === undefined ? "a number without fraction" : `a number of ${unit} without fraction`,
  read: readCount,
};

/** With a unit, a number of it, which goes without saying. */
function readCount(text: string, as: WrittenAs, units: UnitCatalog): Literal | undefined {
  if (as.unit === undefined) return readInteger(text);
  const read = readAmount(text, as, units, readInteger);
  return read === undefined ? undefined : { value: read.value, text: read.count };
}

/** A number without fraction, alone or of a unit. */
export const integerInput = inputKind({
  id: "integer_input",
  type: "integer",
  kind: "calculator",
  title: "Integer",
  summary:
    "A number without fraction, up to 9,007,199,254,740,991. With `unit` it is that many of the unit and has its dimension: " +
    "`years: { type: integer, unit: year }` adds to months, not to plain numbers; `amount_in(years, month)` makes it plain.",
  schema: scalarSchema("integer", {
    default: startsWith("The value the field starts with."),
    ...numberKeys,
    unit: unitId("The unit the number counts, such as `year`, `month`, `week`, `day`."),
  }),
  example: `inputs:
  people: { type: integer, default: 2, min: 1, max: 100 }
  years: { type: integer, unit: year, default: 30, min: 1, max: 50 }
`,

  ...reader,
  writtenAs: ({ unit }) => (unit === undefined ? {} : { unit }),
  valueType: ({ unit }, units) =>
    numberType(unit === undefined ? {} : (units.unit(unit)?.family.dimension ?? {}), true),
  field: () => ({ name: "NumberField", from: "fields/number-field.tsx" }),
  resolve: (document, context) => {
    const { unit } = document;
    const { units, path, reporter } = context;
    const known = unit === undefined ? undefined : units.unit(unit);
    if (unit !== undefined && known === undefined) {
      reporter.report("unknown_unit", { unit }, [...path, "unit"], unit, units.ids());
      return undefined;
    }
    const optional = document.optional ?? false;
    const type = { ...numberType(known?.family.dimension ?? {}, true), optional };
    const { base, limits, start } = resolveNumber(
      document,
      reader,
      unit === undefined ? {} : { unit },
      context,
    );
    const display = displayInput(type, { unit }, context);
    const description =
      display.kind === "quantity" && known !== undefined
        ? ({
            ...base,
            type: "quantity",
            kind: quantityKind,
            ...limits,
            display,
            dimension: known.family.id,
            readable: known.family.units,
            integer: true,
          } as const)
        : ({ ...base, type: "integer", kind: integerKind, ...limits, display } as const);
    return { description, type, default: start.value };
  },
});
