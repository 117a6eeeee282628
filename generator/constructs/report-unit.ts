import { diagnose } from "../diagnostics/diagnostic.ts";
import { showDimension } from "../formula/dimension.ts";
import type { Path, Reporter } from "./reporter.ts";
import type { UnitCatalog } from "./units.ts";

/** How many units a message names. */
const mostNamed = 12;

/** Reports a unit that is none of `ids`, the units of one dimension: what it measures, or that there is no such unit. */
export function reportUnit(
  unit: string,
  path: Path,
  ids: readonly string[],
  { units, reporter }: { readonly units: UnitCatalog; readonly reporter: Reporter },
): void {
  const own = units.unit(unit)?.family;
  const [first = ""] = ids;
  const wanted = units.unit(first)?.family;
  if (own === undefined || wanted === undefined || own === wanted) {
    reporter.report("unknown_unit", { unit }, path, units.idOfSymbol(unit) ?? unit, ids);
    return;
  }
  const values = { unit, measures: showDimension(own.dimension), type: showDimension(wanted.dimension) };
  const more = ids.length > mostNamed ? ` and ${ids.length - mostNamed} more` : "";
  const notes = [`units of \`${wanted.id}\`: ${ids.slice(0, mostNamed).join(", ")}${more}`];
  reporter.add([diagnose("unit_of_another", values, reporter.placeOf(path), { notes })]);
}
