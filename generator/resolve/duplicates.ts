import type { CalculatorDocument, ScheduleDocument } from "../constructs/documents.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";

/**
 * Reports each name that is taken twice: inputs, constants, formulas and schedules share one set of names, and no
 * schedule may give one of these, or one of its own, a second meaning. Examples have ids of their own.
 */
export function reportDuplicates(document: CalculatorDocument, reporter: Reporter): void {
  const shared = new Map<string, Path>();
  const note = (names: Map<string, Path>, name: string, path: Path): void => {
    const first = shared.get(name) ?? names.get(name);
    if (first === undefined) names.set(name, path);
    else reporter.reportBeside("duplicate_name", { name }, path, first, "the name is taken here");
  };
  for (const section of ["inputs", "constants", "formulas", "schedules"] as const) {
    for (const id of Object.keys(document[section] ?? {})) note(shared, id, [section, id]);
  }
  for (const [id, schedule] of Object.entries(document.schedules ?? {})) {
    const own = new Map<string, Path>();
    for (const [name, path] of namesOf(schedule, ["schedules", id])) note(own, name, path);
  }
  const examples = new Map<string, number>();
  for (const [index, { id }] of document.examples.entries()) {
    const first = examples.get(id);
    if (first === undefined) examples.set(id, index);
    else
      reporter.reportBeside(
        "duplicate_name",
        { name: id },
        ["examples", index, "id"],
        ["examples", first, "id"],
        "the name is taken here",
      );
  }
}

/** Every name a schedule gives its own formulas and where it does; what it gives unasked, at the key that brings it. */
function namesOf(schedule: ScheduleDocument, path: Path): readonly (readonly [name: string, path: Path])[] {
  if ("units_of" in schedule) return [];
  const columns = Object.keys(schedule.columns).map((name) => [name, [...path, "columns", name]] as const);
  if ("of" in schedule) return [["value", [...path, "of"]], ...columns];
  const carried = Object.keys(schedule.carry ?? {}).map((name) => [name, [...path, "carry", name]] as const);
  const dated = schedule.from === undefined ? [] : [["date", [...path, "from"]] as const];
  return [["index", [...path, "each"]], ...dated, ...carried, ...columns];
}
