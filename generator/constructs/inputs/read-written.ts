import type { ScalarText } from "../schema.ts";
import type { Path, Reporter } from "../reporter.ts";
import { reportUnit } from "../report-unit.ts";
import type { UnitCatalog } from "../units.ts";
import type { InputSyntax, Literal, WrittenAs } from "./input-syntax.ts";

/** What reads and names written values of a kind. */
export type Reader = Pick<InputSyntax<never>, "read" | "describe">;

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
  const unit = /^[-+.\d_]+\s+([a-z][\w/]*)$/.exec(text)?.[1];
  const family = as.unit === undefined ? undefined : units.unit(as.unit)?.family;
  const isOther =
    units.unit(unit ?? "")?.family !== family && family?.inverse?.some(({ id }) => id === unit) !== true;
  if (unit !== undefined && family !== undefined && isOther) {
    const ids = family.units.map(({ id }) => id);
    reportUnit(unit, path, ids, { units, reporter });
    return undefined;
  }
  const meant = meantText(text, (each) => kind.read(each, as, units) !== undefined);
  const candidates = meant === undefined ? as.options : [meant];
  return reporter.report(code, { text, type: kind.describe(as) }, path, meant ?? text, candidates);
}

/** What the author most likely meant, if it can be read: `1_000` for `1,000`, `30` for `$30`, `20%` for `20`. */
export function meantText(text: string, canBeRead: (text: string) => boolean): string | undefined {
  const plain = text.replace(/^\p{Sc}\s*|\s*\p{Sc}$/u, "").replaceAll(/(?<=\d),(?=\d{3})/g, "_");
  const pointed = plain.replace(/^(-?\d+),(\d{1,2}(?!\d))/, "$1.$2");
  const joined = plain.replace(/^(\d{4}-\d\d-\d\d) (?=\d)/, "$1T");
  // A rate as formulas have it: 0.15 is 15%.
  const hundredfold = /^0?\.\d+$/.test(plain) ? [`${Number((Number(plain) * 100).toPrecision(12))}%`] : [];
  return [plain, pointed, joined, ...hundredfold, `${plain}%`].find(
    (each) => each !== text && canBeRead(each),
  );
}
