import { hasOffset } from "../../formula/dimension.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Scalar } from "../../runtime/answer.ts";
import type { Display } from "../../runtime/display.ts";
import type { ScalarInputBase } from "../../runtime/kinds/input-runtime.ts";
import { checkNumber, type NumberLimits, type NumericInputBase } from "../../runtime/kinds/numeric.ts";
import { displayOf, type DisplayOptions } from "../display.ts";
import type { Path } from "../reporter.ts";
import type { ScalarText } from "../schema.ts";
import { areForDecimals, manyDigits } from "../values/digits.ts";
import type { InputContext, Literal, ResolvedInput, WrittenAs } from "./input-syntax.ts";
import type { InputCommon, Limits, NumberKeys } from "./input.ts";
import { movingLimits, isFormula } from "./moving-limit.ts";
import { readWritten, type Reader } from "./read-written.ts";

/** The value a field starts with; what cannot be read is reported and counts as none. */
export function readDefault(
  { default: written }: { readonly default?: ScalarText },
  kind: Reader,
  as: WrittenAs,
  context: InputContext,
): Literal {
  const none = { value: null, text: "" };
  if (written === undefined) return none;
  return readWritten(written, kind, as, { ...context, path: [...context.path, "default"] }) ?? none;
}

/** The value a field starts with for visitors of a region, and where it is written. */
export interface RegionDefault extends Literal {
  readonly region: string;
  readonly path: Path;
}

/** The defaults of regions; undefined where there are none. */
export function readRegionDefaults(
  { region_default: byRegion }: { readonly region_default?: Readonly<Record<string, ScalarText>> },
  kind: Reader,
  as: WrittenAs,
  context: InputContext,
): readonly RegionDefault[] | undefined {
  if (byRegion === undefined) return undefined;
  return Object.entries(byRegion).map(([region, written]) => {
    const path = [...context.path, "region_default", region];
    const read = readWritten(written, kind, as, { ...context, path }) ?? { value: null, text: "" };
    return { ...read, region, path };
  });
}

/** What the description of an input begins with, whatever its type. */
export function describeBase(
  document: { readonly type?: string } & InputCommon & Partial<Limits & Pick<NumberKeys, "part_of">>,
  { id, isColumn }: InputContext,
  { text }: { readonly text: string },
  regions?: readonly RegionDefault[],
): Omit<ScalarInputBase, "display"> {
  const moving = movingLimits(document);
  return {
    id,
    optional: document.optional ?? false,
    advanced: document.advanced ?? false,
    ...(document.group === undefined ? {} : { group: document.group }),
    ...(document.part_of === undefined ? {} : { partOf: document.part_of }),
    ...(document.hint === undefined ? {} : { isHintShown: true }),
    ...("aid" in document && document.aid !== undefined ? { hasHelperText: true } : {}),
    default: text,
    ...(moving.length === 0 || isColumn === true ? {} : { movingLimits: moving }),
    ...(regions === undefined
      ? {}
      : { regionDefaults: Object.fromEntries(regions.map((each) => [each.region, each.text])) }),
  };
}

/** How an input of one value is shown. Its unit was checked before, so it can be shown. */
export function displayInput(
  type: ValueType,
  options: DisplayOptions,
  { units, currency, path, reporter }: InputContext,
): Display {
  const { digits } = options;
  if (digits !== undefined && type.kind !== "decimal" && areForDecimals(digits)) {
    reporter.report("bad_value", { detail: manyDigits }, [...path, "digits"]);
    return { kind: "text" };
  }
  return displayOf(type, options, units, currency) ?? { kind: "text" };
}

/** An input of one value, as far as it is the same for all types that are no numbers: what describes it, its type, its default. */
export function resolveValue(
  document: InputCommon & { readonly type: string; readonly default?: ScalarText },
  kind: Reader,
  valueType: Optional,
  context: InputContext,
  as: WrittenAs = {},
  shown: DisplayOptions = {},
): Pick<ResolvedInput, "type"> & {
  readonly base: ReturnType<typeof describeBase>;
  readonly display: Display;
  readonly default: Scalar;
} {
  const type = { ...valueType, optional: document.optional ?? false };
  const start = readDefault(document, kind, as, context);
  const display = displayInput(type, shown, context);
  return { base: describeBase(document, context, start), display, type, default: start.value };
}

/** A type of values that may be missing. */
type Optional = Extract<ValueType, { readonly optional: boolean }>;

/** The parts of a number input that are the same for all types of numbers, each problem reported. */
export function resolveNumber(
  document: InputCommon &
    NumberKeys & {
      readonly default?: ScalarText;
      readonly region_default?: Readonly<Record<string, ScalarText>>;
    },
  kind: Reader,
  as: WrittenAs,
  context: InputContext,
): {
  readonly base: ReturnType<typeof describeBase>;
  readonly limits: NumberLimits & Pick<NumericInputBase, "usual" | "step">;
  readonly start: Literal;
} {
  const start = readDefault(document, kind, as, context);
  const regions = readRegionDefaults(document, kind, as, context);
  const starts = [{ value: start.value, path: [...context.path, "default"] }, ...(regions ?? [])];
  const limits = readLimits(document, starts, kind, as, context);
  const usual = readUsual(document, limits, kind, as, context);
  const step = readStep(document, kind, as, context);
  return {
    base: describeBase(document, context, start, regions),
    limits: { ...limits, ...usual, ...step },
    start,
  };
}

/** The values offered beside a field; reports one that cannot be read or breaks a limit, and a cell's, which has no room. */
function readUsual(
  { usual }: NumberKeys,
  limits: NumberLimits,
  kind: Reader,
  as: WrittenAs,
  context: InputContext,
): Pick<NumericInputBase, "usual"> {
  if (usual === undefined) return {};
  const path = [...context.path, "usual"];
  if (context.isColumn === true) {
    context.reporter.report("bad_value", { detail: "a cell has no room for usual values" }, path);
    return {};
  }
  const values = usual.flatMap((written, index) => {
    const place = { ...context, path: [...path, index] };
    const value = readWritten(written, kind, as, place)?.value;
    if (typeof value !== "number") return [];
    if (checkNumber(limits, value) === undefined) return [value];
    const detail = `\`${String(written)}\` is beyond the limits of the input`;
    context.reporter.report("bad_value", { detail }, place.path);
    return [];
  });
  return { usual: values };
}

/** How far − and + beside a field go; reports one that is no step, and that of a cell or of a field with two ways to enter it. */
function readStep(
  { step, ...document }: NumberKeys,
  kind: Reader,
  as: WrittenAs,
  context: InputContext,
): Pick<NumericInputBase, "step"> {
  if (step === undefined) return {};
  const place = { ...context, path: [...context.path, "step"] };
  const report = (detail: string): typeof none => {
    context.reporter.report("bad_value", { detail }, place.path);
    return none;
  };
  if (context.isColumn === true) return report("a cell has no room for − and +");
  if ("or" in document && document.or !== undefined)
    return report("a value that may be entered in two ways has no step");
  if (hasOffset(context.units.unit(as.unit ?? "")?.family.dimension ?? {}))
    return report("how far apart two temperatures are is no temperature");
  const value = readWritten(step, kind, as, place)?.value;
  if (typeof value !== "number") return none;
  return value > 0 ? { step: value } : report(`\`${String(step)}\` is not more than zero`);
}

const none = {};

/** A value an input starts with, and where it is written. */
interface Start {
  readonly value: Scalar;
  readonly path: Path;
}

/** Reads the limits of a number; reports what cannot be read, limits that leave nothing, a start outside of them. */
function readLimits(
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
