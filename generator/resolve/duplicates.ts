import type { CalculatorDocument } from "../constructs/documents.ts";
import { kindOfSection, type Path, type Reporter } from "../constructs/reporter.ts";
import { kindOfStatement } from "../constructs/statements/any.ts";
import { statementsOf } from "./statements.ts";

/**
 * Reports each name that is taken twice: inputs, constants, formulas and schedules share one set of names, and no
 * schedule may give one of these, or one of its own, a second meaning. Examples have ids of their own.
 */
export function reportDuplicates(document: CalculatorDocument, reporter: Reporter): void {
  const shared = new Map<string, Path>();
  const note = (names: Map<string, Path>, name: string, path: Path): void => {
    const first = shared.get(name) ?? names.get(name);
    if (first === undefined) names.set(name, path);
    else reporter.reportBeside("duplicate_name", { name, kind: kindAt(first) }, path, first, "it is here");
  };
  for (const section of ["inputs", "constants", "formulas", "schedules"] as const) {
    for (const id of Object.keys(document[section] ?? {})) note(shared, id, [section, id]);
  }
  for (const written of statementsOf(document)) {
    const own = new Map<string, Path>();
    const named = kindOfStatement(written).ownNames?.(written.document, written.path) ?? [];
    for (const [name, path] of named) note(own, name, path);
  }
  // Names in texts alone: a column of a schedule can have the same.
  for (const id of Object.keys(document.figures ?? {})) note(shared, id, ["figures", id]);
  const examples = new Map<string, number>();
  for (const [index, { id }] of document.examples.entries()) {
    const first = examples.get(id);
    if (first === undefined) examples.set(id, index);
    else
      reporter.reportBeside(
        "duplicate_name",
        { name: id, kind: "another example" },
        ["examples", index, "id"],
        ["examples", first, "id"],
        "it is here",
      );
  }
}

/** What has a name, by the path it is written at: a schedule's own names lie deeper. */
function kindAt(path: Path): string {
  const [section = "", , ...deeper] = path.map(String);
  return deeper.length > 0 ? "a column" : (kindOfSection(section) ?? "another");
}
