import type { InputDocument, Limits } from "../constructs/documents.ts";
import type { Scalar } from "../runtime/answer.ts";
import type { LiteralKind } from "./literal.ts";
import { readWritten } from "./read-written.ts";
import type { Path, Reporter } from "./reporter.ts";
import type { UnitCatalog } from "./units.ts";

/** Limits of a number, in base units. */
interface NumberLimits {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
}
/** How the values of one input are written, and where problems with them go. */
export interface Reading {
  readonly kind: LiteralKind;
  readonly path: Path;
  readonly units: UnitCatalog;
  readonly reporter: Reporter;
}

/** A value an input starts with, and where it is written. */
export interface Start {
  readonly value: Scalar;
  readonly path: Path;
}

/** Reads the limits of a number; reports what cannot be read, limits that leave nothing, a start outside of them. */
export function readLimits(
  document: InputDocument,
  starts: readonly Start[],
  { kind, path, units, reporter }: Reading,
): NumberLimits {
  const limits: NumberLimits = {};
  if (!isLimited(document)) return limits;
  const read = (key: keyof Limits): number | undefined => {
    const written = document[key];
    const value =
      written === undefined
        ? undefined
        : readWritten(written, kind, [...path, key], units, reporter, "bad_limit")?.value;
    return typeof value === "number" ? value : undefined;
  };
  const minimum = read("min");
  const above = read("above");
  const maximum = read("max");
  const below = read("below");
  for (const [one, other] of [
    ["min", "above"],
    ["max", "below"],
  ] as const) {
    if (document[one] !== undefined && document[other] !== undefined) {
      reporter.report(
        "bad_value",
        { detail: `\`${one}\` and \`${other}\` are two limits for the same end` },
        [...path, other],
        undefined,
        [],
        "key",
      );
    }
  }
  if (minimum !== undefined) limits.minimum = minimum;
  if (maximum !== undefined) limits.maximum = maximum;
  if (above !== undefined) Object.assign(limits, { minimum: above, exclusiveMinimum: true });
  if (below !== undefined) Object.assign(limits, { maximum: below, exclusiveMaximum: true });
  const least = limits.minimum ?? Number.NEGATIVE_INFINITY;
  const most = limits.maximum ?? Number.POSITIVE_INFINITY;
  const excludes = above !== undefined || below !== undefined;
  if (least > most || (least === most && excludes)) {
    reporter.report("bad_value", { detail: "no value lies between the limits" }, [
      ...path,
      below === undefined ? "max" : "below",
    ]);
    return limits;
  }
  for (const { value, path: place } of starts) {
    if (typeof value !== "number") continue;
    const isTooLow = above === undefined ? value < least : value <= least;
    const isTooHigh = below === undefined ? value > most : value >= most;
    if (isTooLow || isTooHigh) reporter.report("default_out_of_bounds", {}, place);
  }
  return limits;
}

function isLimited(document: InputDocument): document is InputDocument & Limits {
  return ["number", "percent", "money", "integer", "quantity"].includes(document.type);
}

/** The same for a date; its greatest may be `today`. */
export function readDateLimits(
  document: InputDocument & { readonly type: "date" },
  start: Scalar,
  { path, units, reporter }: Reading,
): { minimum?: string; maximum?: string } {
  const read = (key: "min" | "max"): string | undefined => {
    const written = document[key];
    if (written === undefined) return undefined;
    const kind: LiteralKind = { type: "date", precision: "day" };
    const value = readWritten(written, kind, [...path, key], units, reporter, "bad_limit")?.value;
    if (value === "today" && key === "min")
      reporter.report("bad_limit", { text: written, type: "a day of its own" }, [...path, key]);
    return typeof value === "string" && (value !== "today" || key === "max") ? value : undefined;
  };
  const minimum = read("min");
  const maximum = read("max");
  const isDay = typeof start === "string" && start !== "today";
  if (minimum !== undefined && maximum !== undefined && maximum !== "today" && minimum > maximum) {
    reporter.report("bad_value", { detail: "no day lies between the limits" }, [...path, "max"]);
  } else if (
    isDay &&
    ((minimum !== undefined && start < minimum) ||
      (maximum !== undefined && maximum !== "today" && start > maximum))
  ) {
    reporter.report("default_out_of_bounds", {}, [...path, "default"]);
  }
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
