import type { ScalarText } from "../constructs/documents.ts";
import { showOptions } from "../formula/show-type.ts";
import { readLiteral, type Literal, type LiteralKind } from "./literal.ts";
import type { Path, Reporter } from "./reporter.ts";
import type { UnitCatalog } from "./units.ts";

/** Reads a value an author wrote; undefined after reporting that it is not of its kind, or that its unit is none. */
export function readWritten(
  written: ScalarText,
  kind: LiteralKind,
  path: Path,
  units: UnitCatalog,
  reporter: Reporter,
  code: "bad_default" | "bad_limit" = "bad_default",
): Literal | undefined {
  const literal = readLiteral(written, kind, units);
  if (literal !== undefined) return literal;
  const text = String(written).trim();
  const unit = /^[-+.\d_]+\s+([a-z]\w*)$/.exec(text)?.[1];
  const family = kind.unit === undefined ? undefined : units.unit(kind.unit)?.family;
  if (unit !== undefined && family !== undefined && units.unit(unit)?.family !== family) {
    reporter.report(
      "unknown_unit",
      { unit },
      path,
      unit,
      family.units.map(({ id }) => id),
    );
  } else {
    reporter.report(code, { text, type: showKind(kind) }, path, text, kind.options);
  }
  return undefined;
}

/** A kind in words, as part of "cannot be read as …". */
function showKind({ type, unit, options, precision }: LiteralKind): string {
  switch (type) {
    case "number":
      return "a number";
    case "integer":
      return unit === undefined ? "a number without fraction" : `a number of ${unit} without fraction`;
    case "percent":
      return "a percentage (such as `6.5%`)";
    case "money":
      return "an amount of money";
    case "quantity":
      return `an amount in ${unit ?? "a unit"}`;
    case "whole":
      return "a whole number";
    case "date":
      return precision === "month" ? "a month (such as `2026-01`)" : "a day (such as `2026-01-31`)";
    case "choice":
      return showOptions(options ?? []);
    case "boolean":
      return "`yes` or `no`";
    case "digits":
    case "text":
    case "expression":
    case "rows":
      return "a text";
  }
}
