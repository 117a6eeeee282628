import { readdirSync, readFileSync } from "node:fs";
import { checkShape } from "../../generator/check/shape.ts";
import { readDocument } from "../../generator/read/source-document.ts";
import { catalogUnits, type UnitFamily } from "../../generator/constructs/units.ts";
import { unitForms } from "../../generator/presentation/unit-words.ts";
import { createTranslator } from "../../generator/presentation/translator.ts";
import { quantityRuntime, type QuantityInput } from "../../generator/runtime/kinds/quantity.ts";
import { sharedIn } from "./tested-calculator.ts";
import type { UnitNames } from "../../generator/runtime/reading/unit-index.ts";

const folder = new URL("../../specs/units/", import.meta.url);
const documents = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => {
    const { document } = readDocument(`specs/units/${file}`, readFileSync(new URL(file, folder)));
    const units = document === undefined ? undefined : checkShape("units", document).value;
    return units === undefined ? [] : [units];
  });

/** Every dimension of `specs/units/`, by its id. */
export const unitFamilies: ReadonlyMap<string, UnitFamily> = catalogUnits(documents).families;

/** A field for an amount of a dimension that offers `units` (its first one chosen), or all there are. */
export function fieldOf(dimension: string, ...offered: readonly string[]): QuantityInput {
  const family = unitFamilies.get(dimension);
  if (family === undefined) throw new Error(`no dimension ${dimension}`);
  const units = offered.length === 0 ? family.units : family.units.filter(({ id }) => offered.includes(id));
  return {
    id: "amount",
    default: "",
    optional: false,
    advanced: false,
    type: "quantity",
    kind: quantityRuntime,
    display: {
      kind: "quantity",
      digits: { minimum: 0, maximum: 4 },
      unit: offered[0] ?? family.base,
      units,
    },
    dimension,
    readable: family.units,
  };
}

/** What people write for a unit, by language. */
export const unitNamesIn: Readonly<Record<string, UnitNames>> = Object.fromEntries(
  ["en", "es", "zh", "ar"].map((id) => [
    id,
    unitForms(createTranslator({ id, name: id, tag: id, dir: "ltr" }, sharedIn(id))),
  ]),
);
