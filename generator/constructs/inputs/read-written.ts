import type { ScalarText } from "../schema.ts";
import type { Path, Reporter } from "../reporter.ts";
import type { UnitCatalog } from "../units.ts";
import type { InputKind, Literal, WrittenAs } from "./input-kind.ts";

/** What reads and names written values of a kind. */
export type Reader = Pick<InputKind<never>, "read" | "describe">;

/** Reads a value an author wrote; undefined after reporting that it is not of its kind, or that its unit is none. */
export function readWritten(
  written: ScalarText,
  kind: Reader,
  as: WrittenAs,
  {
    path,
    units,
    reporter,
  }: { readonly path: Path; readonly units: UnitCatalog; readonly reporter: Reporter },
  code: "bad_default" | "bad_limit" = "bad_default",
): Literal | undefined {
  const text = String(written).trim();
  const literal = kind.read(text, as, units);
  if (literal !== undefined) return literal;
  const unit = /^[-+.\d_]+\s+([a-z]\w*)$/.exec(text)?.[1];
  const family = as.unit === undefined ? undefined : units.unit(as.unit)?.family;
  if (unit !== undefined && family !== undefined && units.unit(unit)?.family !== family) {
    reporter.report(
      "unknown_unit",
      { unit },
      path,
      unit,
      family.units.map(({ id }) => id),
    );
  } else {
    reporter.report(code, { text, type: kind.describe(as) }, path, text, as.options);
  }
  return undefined;
}
