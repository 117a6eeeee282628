import type { Scalar } from "../../runtime/answer.ts";
import type { InputContext, WrittenAs } from "./input-syntax.ts";
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

/** Reads the limits of values that are texts, of which the greatest may be `today`, and reports a default outside of them. */
export function readTextLimits(
  document: { readonly type: string; readonly min?: ScalarText; readonly max?: ScalarText },
  start: Scalar,
  reader: Reader,
  as: WrittenAs,
  context: InputContext,
  { compare, before, after } = inTime,
): { readonly minimum?: string; readonly maximum?: string } {
  const { path, reporter } = context;
  const read = (key: "min" | "max"): string | undefined => {
    const written = document[key];
    const place = [...path, key];
    if (written === undefined || (context.isColumn !== true && isFormula(written, document.type)))
      return undefined;
    const value = readWritten(written, reader, as, { ...context, path: place }, "bad_limit")?.value;
    if (value === today && key === "min")
      return reporter.report("bad_limit", { text: String(written), type: "a day of its own" }, place);
    return typeof value === "string" ? value : undefined;
  };
  const minimum = read("min");
  const maximum = read("max");
  const greatest = maximum === today ? undefined : maximum;
  const begins = typeof start === "string" && start !== today ? start : undefined;
  const outside = (side: string, limit: string): void =>
    reporter.report("default_out_of_bounds", { side, limit }, [...path, "default"]);
  if (minimum !== undefined && greatest !== undefined && compare(minimum, greatest) > 0)
    reporter.report("bad_value", { detail: "nothing is between the limits" }, [...path, "max"]);
  else if (begins !== undefined && minimum !== undefined && compare(begins, minimum) < 0)
    outside(before, `min: ${minimum}`);
  else if (begins !== undefined && greatest !== undefined && compare(begins, greatest) > 0)
    outside(after, `max: ${greatest}`);
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}

/** The day of whoever looks: which it is nobody knows here. */
const today = "today";
