import type { InputContext } from "./input-syntax.ts";
import { isFormula } from "./moving-limit.ts";
import type { ScalarText } from "../schema.ts";
import { readWritten, type Reader } from "./read-written.ts";

/** The order of some values that are carried as texts, and what is said of one before or after another. */
export interface TextOrder {
  /** Below 0 where `one` comes before `other`. */
  readonly compare: (one: string, other: string) => number;
  readonly before: string;
  readonly after: string;
}
/** Of texts that sort as they are: days and times. */
const inTime: TextOrder = {
  compare: (one, other) => (one === other ? 0 : one < other ? -1 : 1),
  before: "before",
  after: "after",
};

/** Reads the limits of values that are texts, and reports a default outside of them. */
export function readTextLimits(
  document: { readonly type: string; readonly min?: ScalarText; readonly max?: ScalarText },
  start: string,
  reader: Reader,
  context: InputContext,
  { compare, before, after } = inTime,
): { readonly minimum?: string; readonly maximum?: string } {
  const { path, reporter } = context;
  const read = (key: "min" | "max"): { readonly text?: string } => {
    const written = document[key];
    if (written === undefined || (context.isColumn !== true && isFormula(written, document.type))) return {};
    return readWritten(written, reader, {}, { ...context, path: [...path, key] }, "bad_limit") ?? {};
  };
  const { text: minimum } = read("min");
  const { text: maximum } = read("max");
  const outside = (side: string, limit: string): void =>
    reporter.report("default_out_of_bounds", { side, limit }, [...path, "default"]);
  if (minimum !== undefined && maximum !== undefined && compare(minimum, maximum) > 0)
    reporter.report("bad_value", { detail: "nothing is between the limits" }, [...path, "max"]);
  else if (start !== "" && minimum !== undefined && compare(start, minimum) < 0)
    outside(before, `min: ${minimum}`);
  else if (start !== "" && maximum !== undefined && compare(start, maximum) > 0)
    outside(after, `max: ${maximum}`);
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
