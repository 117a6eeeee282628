import type { Path } from "./reporter.ts";
import type { Reporter } from "./reporter.ts";
import { findTable, type SharedSpecs } from "./shared-specs.ts";

/**
 * The path of the table that a specification names at `path`; undefined where there is none, which is reported. It is
 * one mistake, however many places name it: only the first is told.
 */
export function namedTable(
  name: string,
  path: Path,
  {
    calculator,
    reporter,
    sharedSpecs,
  }: { readonly calculator: string; readonly reporter: Reporter; readonly sharedSpecs: SharedSpecs },
): string | undefined {
  const found = findTable(sharedSpecs, calculator, name);
  const isTold = reporter.problems.some(
    ({ code, message }) => code === "unknown_table" && message.includes(`\`${name}\``),
  );
  if (found === undefined && !isTold)
    reporter.report("unknown_table", { name }, path, name, sharedSpecs.tableIds());
  return found;
}
