import { diagnose } from "../diagnostics/diagnostic.ts";
import { showDimension } from "../formula/dimension.ts";
import type { Path, Reporter } from "./reporter.ts";
import type { UnitCatalog, UnitFamily } from "./units.ts";

/** How many units a message names. */
const mostNamed = 12;

/** Reports a unit that is none of `ids`, the units of one dimension: what it measures, or that there is no such unit. `part`: where at `path` it is. */
export function reportUnit(
  unit: string,
  path: Path,
  ids: readonly string[],
  { units, reporter }: { readonly units: UnitCatalog; readonly reporter: Reporter },
  part: "key" | "value" = "value",
): void {
  const own = units.unit(unit)?.family;
  const [first = ""] = ids;
  const wanted = units.unit(first)?.family;
  if (own === undefined || wanted === undefined || own === wanted) {
    const report = part === "key" ? reporter.reportKey : reporter.report;
    report("unknown_unit", { unit }, path, units.idOfSymbol(unit) ?? unit, ids);
    return;
  }
  const values = { unit, measures: showDimension(own.dimension), type: showDimension(wanted.dimension) };
  const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : "";
  const notes = [`units of \`${wanted.id}\`: ${ids.slice(0, mostNamed).join(", ")}${more}`];
  reporter.add([diagnose("unit_of_another", values, reporter.placeOf(path, part), { notes })]);
}

/** The units of a dimension, which has `unit` where one is given; undefined, and a problem, where there is no such dimension or unit. */
export function familyOf(
  { dimension, unit }: { readonly dimension: string; readonly unit?: string },
  path: Path,
  context: { readonly units: UnitCatalog; readonly reporter: Reporter },
): UnitFamily | undefined {
  const { units, reporter } = context;
  const family = units.families.get(dimension);
  if (family === undefined) {
    const known = [...units.families.keys()];
    return reporter.report(
      "unknown_dimension",
      { name: dimension },
      [...path, "dimension"],
      dimension,
      known,
    );
  }
  const ids = family.units.map(({ id }) => id);
  if (unit === undefined || ids.includes(unit)) return family;
  reportUnit(unit, [...path, "unit"], ids, context);
  return undefined;
}
