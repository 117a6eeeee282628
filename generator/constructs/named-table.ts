import type { Path, Reporter } from "./reporter.ts";
import { findTable, type SharedSpecs } from "./shared-specs.ts";

interface NamingContext {
  readonly calculator: string;
  readonly reporter: Reporter;
  readonly sharedSpecs: SharedSpecs;
}

/** The path of a table that a specification names at `path` to look rows up in; undefined, and a problem, where there is none. */
export function namedTable(name: string, path: Path, context: NamingContext): string | undefined {
  const found = anyTable(name, path, context);
  if (found === undefined || context.sharedSpecs.table(found)?.hasYearlyDays !== true) return found;
  return context.reporter.report("table_of_days", { name }, path);
}

/**
 * The path of the table that a specification names at `path`; undefined where there is none, which is reported. It is
 * one mistake, however many places name it: only the first is told.
 */
export function anyTable(
  name: string,
  path: Path,
  { calculator, reporter, sharedSpecs }: NamingContext,
  part: "key" | "value" = "value",
): string | undefined {
  const found = findTable(sharedSpecs, calculator, name);
  const isReported = reporter.problems.some(
    ({ code, message }) => code === "unknown_table" && message.includes(`\`${name}\``),
  );
  if (found === undefined && !isReported)
    (part === "key" ? reporter.reportKey : reporter.report)(
      "unknown_table",
      { name },
      path,
      name,
      sharedSpecs.tableIds(),
    );
  return found;
}
