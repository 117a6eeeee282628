import type { Scalar } from "../../runtime/answer.ts";
import type { NumberLimits } from "../../runtime/kinds/numeric.ts";
import type { Path } from "../reporter.ts";
import type { InputContext, WrittenAs } from "./input-syntax.ts";
import type { Limits } from "./input.ts";
import { isFormula } from "./moving-limit.ts";
import { readWritten, type Reader } from "./read-written.ts";

/** A value an input starts with, and where it is written. */
export interface Start {
  readonly value: Scalar;
  readonly path: Path;
}

/** Reads the limits of a number; reports what cannot be read, limits that leave nothing, a start outside of them. */
export function readLimits(
  document: Limits,
  starts: readonly Start[],
  kind: Reader,
  as: WrittenAs,
  context: InputContext,
): NumberLimits {
  const { path, reporter } = context;
  const read = (key: keyof Limits): number | undefined => {
    const written = document[key];
    const value =
      written === undefined || (context.isColumn !== true && isFormula(written))
        ? undefined
        : readWritten(written, kind, as, { ...context, path: [...path, key] }, "bad_limit")?.value;
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
      reporter.reportKey(
        "bad_value",
        { detail: `\`${one}\` and \`${other}\` are two limits for the same end` },
        [...path, other],
      );
    }
  }
  const least = above ?? minimum;
  const most = below ?? maximum;
  const excludes = above !== undefined || below !== undefined;
  if (least !== undefined && most !== undefined && (least > most || (least === most && excludes))) {
    reporter.report("bad_value", { detail: "no value is between the limits" }, [
      ...path,
      below === undefined ? "max" : "below",
    ]);
  } else {
    for (const { value, path: place } of starts) {
      if (typeof value !== "number") continue;
      const isTooLow = least !== undefined && (above === undefined ? value < least : value <= least);
      const isTooHigh = most !== undefined && (below === undefined ? value > most : value >= most);
      if (!isTooLow && !isTooHigh) continue;
      const key = isTooLow ? (above === undefined ? "min" : "above") : below === undefined ? "max" : "below";
      const limit = `${key}: ${String(document[key])}`;
      reporter.report("default_out_of_bounds", { side: isTooLow ? "under" : "over", limit }, place);
    }
  }
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(above === undefined ? {} : { minimum: above, exclusiveMinimum: true }),
    ...(below === undefined ? {} : { maximum: below, exclusiveMaximum: true }),
  };
}
