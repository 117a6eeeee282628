import type { InputContext } from "./input-kind.ts";
import { isFormula } from "./moving-limit.ts";
import { readWritten, type Reader } from "./read-written.ts";

/** Reads the limits of values that are texts in the order of time, and reports a default outside of them. */
export function readTextLimits(
  document: { readonly min?: string; readonly max?: string },
  start: string,
  reader: Reader,
  context: InputContext,
): { readonly minimum?: string; readonly maximum?: string } {
  const { path, reporter } = context;
  const read = (key: "min" | "max"): { readonly text?: string } => {
    const written = document[key];
    if (written === undefined || (context.isColumn !== true && isFormula(written))) return {};
    return readWritten(written, reader, {}, { ...context, path: [...path, key] }, "bad_limit") ?? {};
  };
  const { text: minimum } = read("min");
  const { text: maximum } = read("max");
  const outside = (side: string, limit: string): void =>
    reporter.report("default_out_of_bounds", { side, limit }, [...path, "default"]);
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    reporter.report("bad_value", { detail: "nothing lies between the limits" }, [...path, "max"]);
  else if (start !== "" && minimum !== undefined && start < minimum) outside("before", `min: ${minimum}`);
  else if (start !== "" && maximum !== undefined && start > maximum) outside("after", `max: ${maximum}`);
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
