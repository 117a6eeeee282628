import type { CalculatorDocument, InputDocument, ScalarText } from "../constructs/documents.ts";
import { kindOf } from "../constructs/inputs/any.ts";
import { readWritten } from "../constructs/inputs/read-written.ts";
import type { Path, Reporter } from "../constructs/reporter.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import { hasOffset } from "../formula/dimension.ts";
import type { WhatIf } from "../runtime/description.ts";
import { canonicalTexts } from "./variants.ts";

/** The changes of inputs that its pages list; reports those that name nothing, and those that cannot be made. */
export function resolveWhatIfs(
  document: CalculatorDocument,
  sharedSpecs: SharedSpecs,
  reporter: Reporter,
): readonly WhatIf[] {
  return (document.what_ifs ?? []).flatMap(
    ({ input: name, to, by, part_of: partOf, shows }, index): readonly WhatIf[] => {
      const path = ["what_ifs", index];
      reportResults(document, shows ?? [], [...path, "shows"], reporter);
      const input = document.inputs[name];
      if (input === undefined) {
        reporter.unknownName(name, [...path, "input"], Object.keys(document.inputs));
        return [];
      }
      const told = { input: name, ...(shows === undefined ? {} : { shows }) };
      if ([to, by, partOf].filter((each) => each !== undefined).length !== 1) {
        reporter.report("bad_value", { detail: "a what-if has one of `to`, `by` and `part_of`" }, path);
        return [];
      }
      if (partOf !== undefined) {
        const isPart = reportPart(document, input, partOf, [...path, "part_of"], reporter);
        return isPart ? [{ ...told, partOf }] : [];
      }
      if (to !== undefined) {
        const within: Reporter = {
          ...reporter,
          report: (code, values, _, ...more) => reporter.report(code, values, [...path, "to"], ...more),
        };
        const text = canonicalTexts(document, { [name]: to }, path, sharedSpecs, within)[name];
        return typeof text === "string" ? [{ ...told, to: text }] : [];
      }
      if (input.type === "money" && typeof document.currency === "object") {
        const detail = "the visitor chooses the currency: write `part_of` with what it is a part of";
        reporter.report("bad_value", { detail }, [...path, "by"]);
        return [];
      }
      const value =
        by === undefined ? undefined : amountOf(input, by, [...path, "by"], sharedSpecs, reporter);
      return value === undefined ? [] : [{ ...told, by: value }];
    },
  );
}

function reportResults(
  { outputs }: CalculatorDocument,
  shows: readonly string[],
  path: Path,
  reporter: Reporter,
): void {
  for (const [index, id] of shows.entries())
    if (!Object.hasOwn(outputs, id)) reporter.unknownName(id, [...path, index], Object.keys(outputs));
}

/** Whether a round part of something can be added to an input; reports where not. */
function reportPart(
  { inputs, formulas = {}, outputs }: CalculatorDocument,
  input: InputDocument,
  partOf: string,
  path: Path,
  reporter: Reporter,
): boolean {
  const names = Object.keys({ ...inputs, ...formulas, ...outputs });
  if (!names.includes(partOf)) reporter.unknownName(partOf, path, names);
  else if (input.type !== "money")
    reporter.report("bad_value", { detail: "only money has round parts of money added to it" }, path);
  else return true;
  return false;
}

/** Types of inputs whose values something can be added to. */
const amounts: readonly InputDocument["type"][] = ["number", "integer", "percent", "money", "quantity"];

/** What is added, in the base unit; undefined after reporting that nothing can be. */
function amountOf(
  input: InputDocument,
  by: ScalarText,
  path: Path,
  { units }: SharedSpecs,
  reporter: Reporter,
): number | undefined {
  const report = (detail: string): undefined => {
    return reporter.report("bad_value", { detail }, path);
  };
  if (!amounts.includes(input.type)) return report("nothing can be added to a value of this type");
  const kind = kindOf(input);
  const as = kind.writtenAs?.(input) ?? {};
  if (hasOffset(units.unit(as.unit ?? "")?.family.dimension ?? {}))
    return report("how far apart two temperatures are is no temperature");
  const value = readWritten(by, kind, as, { path, units, reporter })?.value;
  if (typeof value !== "number") return undefined;
  return value === 0 || Number.isNaN(value) ? report(`\`${String(by)}\` changes nothing`) : value;
}
