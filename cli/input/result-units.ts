import { outputDisplays } from "../../generator/presentation/value-units.ts";
import type { CalculatorDescription } from "../../generator/runtime/description.ts";
import type { Unit } from "../../generator/runtime/display.ts";
import { unitCharacters, unitIndex, type UnitNames } from "../../generator/runtime/reading/unit-index.ts";

/** The units results are asked for in, by output id; or what of it cannot be done. */
export type ResultUnits =
  | { readonly kind: "units"; readonly byId: Readonly<Record<string, string>> }
  | { readonly kind: "unknown_result"; readonly name: string; readonly names: readonly string[] }
  | { readonly kind: "unknown_unit"; readonly text: string; readonly units: readonly string[] };

/**
 * Reads `--in acre` (every result that can be told in acres) and `--in area=acre` (that one). Units go by their id, or by
 * the words people write for them.
 */
export function readResultUnits(
  description: CalculatorDescription,
  asked: readonly string[],
  unitNames: UnitNames,
): ResultUnits {
  const results = outputDisplays(description).flatMap(([id, display]) =>
    display.kind === "quantity" ? [{ id, units: display.units }] : [],
  );
  const byId: Record<string, string> = {};
  for (const each of asked) {
    const equals = each.indexOf("=");
    const name = equals === -1 ? undefined : each.slice(0, equals).trim().replaceAll("-", "_");
    const text = each.slice(equals + 1).trim();
    const meant = name === undefined ? results : results.filter(({ id }) => id === name);
    if (meant.length === 0 && name !== undefined)
      return { kind: "unknown_result", name, names: results.map(({ id }) => id) };
    const found = meant.flatMap(({ id, units }) => {
      const unit = unitNamed(text, units, unitNames);
      return unit === undefined ? [] : [[id, unit] as const];
    });
    if (found.length === 0) {
      const units = new Set(meant.flatMap((result) => result.units.map((unit) => unit.id)));
      return { kind: "unknown_unit", text, units: [...units] };
    }
    for (const [id, unit] of found) byId[id] = unit;
  }
  return { kind: "units", byId };
}

/** The unit a whole text names, as a field reads it. */
export function unitNamed(text: string, units: readonly Unit[], unitNames: UnitNames): string | undefined {
  const plain = unitCharacters(text.trim());
  const named = unitIndex(units, unitNames).atEnd(plain);
  return named?.length === plain.length ? named.unit.id : undefined;
}
