import type { Scalar } from "../answer.ts";
import { sumInUnit } from "../decimal.ts";
import type { Unit } from "../display.ts";
import {
  clockReadings,
  durationFamily,
  durationUnit,
  partsOf,
  readWrittenDuration,
  splitDuration,
  writtenDuration,
} from "../duration.ts";
import { durationText } from "../duration-text.ts";
import { cached } from "../intl-cache.ts";
import type { DurationDisplay, DurationUnit } from "../own-display.ts";
import { partsSaid } from "../parts-said.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext, FieldReading } from "../reading/field-reading.ts";
import { unreadable } from "../reading/read-numeral.ts";
import { signedDurations } from "../reading/signed-durations.ts";
import { amountOf, numberedUnit, timeAmounts, timeUnits } from "../reading/time-amounts.ts";
import { unitCharacters, type UnitNames } from "../reading/unit-index.ts";
import type { Finding, InputRuntime } from "./input-runtime.ts";
import { checkNumber, type NumericInputBase } from "./numeric.ts";

/** How long something takes, a whole number of seconds, days or months. */
export interface DurationInput extends NumericInputBase {
  readonly type: "duration";
  readonly kind: InputRuntime<DurationInput>;
  readonly display: DurationDisplay;
}
export const durationRuntime: InputRuntime<DurationInput> = {
  read: readDuration,
  write: ({ display }, value, locale, _unit, names) => fieldText(Number(value), locale, display, names),
  canonical: ({ display }, value) => writtenDuration(Number(value), display.parts),
  check: checkDuration,
  flagArgument: ({ display }) => `<${writtenDuration(sampleOf(display), display.parts)}>`,
  readingText: (_, canonical, locale, names) =>
    [...canonical.matchAll(/(\S+) ([a-z]+)/g)]
      .map(([, amount, unit = ""]) => amountOf(unit, Number(amount), locale, names))
      .join(" "),
};

/** One of each part. */
export function sampleOf({ parts }: Pick<DurationDisplay, "parts">): number {
  return partsOf(parts).reduce((sum, { size }) => sum + size, 0);
}

function checkDuration(input: DurationInput, value: NonNullable<Scalar>): Finding {
  const smallest = partsOf(input.display.parts).at(-1)?.size ?? 1;
  const finding = checkNumber(input, value);
  return finding ?? (Number(value) % smallest === 0 ? undefined : { code: "not_whole" });
}

function readDuration(input: DurationInput, text: string, context: FieldContext): FieldReading {
  const { display } = input;
  const { locale } = context;
  const written = text.trim();
  if (locale === undefined) {
    const value = readWrittenDuration(written, display.parts);
    return value === undefined ? unreadable("not_a_duration", text) : found(value, display);
  }
  const plain = unitCharacters(text);
  const [value, other] = mostLikely(input, readSum(plain, display, context));
  if (value === undefined) return unreadable("not_a_duration", text);
  if (!Number.isSafeInteger(value)) return unreadable("not_whole", text);
  const reading = found(value, display);
  const understood = durationText(value, locale, display, (unit, amount) =>
    amountOf(unit, amount, locale, context.unitNames),
  );
  const isPlain = plainCharacters(understood).toLowerCase() === plain.toLowerCase();
  return {
    ...reading,
    ...(isPlain ? {} : { understood }),
    ...(other === undefined || !Number.isSafeInteger(other)
      ? {}
      : { ambiguity: { chosen: reading.canonical, other: writtenDuration(other, display.parts) } }),
  };
}

/** One duration or several to be added up, 2:45 + 1 h 20 min - 0:30. */
function readSum(text: string, display: DurationDisplay, context: FieldContext): readonly number[] {
  const [first = "", ...rest] = signedDurations(text);
  if (rest.length === 0) return readOne(first, display, context);
  let sum = readOne(first, display, context)[0];
  for (let at = 0; at < rest.length; at += 2) {
    const [each] = readOne(rest[at + 1] ?? "", display, context);
    if (sum === undefined || each === undefined) return [];
    sum += rest[at] === "-" ? -each : each;
  }
  return sum === undefined ? [] : [sum];
}

/** What a duration may mean, the likeliest first. */
function readOne(text: string, display: DurationDisplay, context: FieldContext): readonly number[] {
  const sign = text.startsWith("-") ? -1 : 1;
  const clock = clockReadings(text.replace(/^-/, ""), display.parts).map((each) => sign * each);
  return clock.length > 0 ? clock : readAmounts(text, display, context);
}

/** Two readings, the second one first where only that keeps the limits. */
function mostLikely(input: DurationInput, readings: readonly number[]): readonly number[] {
  const [one, other] = readings;
  const isTurned =
    one !== undefined &&
    other !== undefined &&
    checkNumber(input, one) !== undefined &&
    checkNumber(input, other) === undefined;
  return isTurned ? [other, one] : readings;
}

function found(value: number, { parts }: DurationDisplay): FieldReading & { readonly kind: "read" } {
  return { kind: "read", value: value + 0, canonical: writtenDuration(value, parts) };
}

/**
 * One amount or several with their units. A number alone is of the smallest unit, so many months; where a clock is asked
 * for it is of hours, or of minutes, which is the second reading.
 */
function readAmounts(text: string, display: DurationDisplay, context: FieldContext): readonly number[] {
  const units = unitsOf(durationUnit(display));
  const parts = partsOf(display.parts);
  const isClock = parts[0]?.unit === "hour" && parts.length > 1;
  const usual = isClock ? parts.slice(0, 2) : parts.slice(-1);
  const readIn = (unit: string | undefined): number | undefined => {
    const amounts = timeAmounts(
      text,
      units,
      units.find(({ id }) => id === unit),
      context,
    );
    if (amounts === undefined) return undefined;
    const sum = Number(sumInUnit(amounts.parts, { numerator: "1", denominator: "1" }));
    return amounts.isNegative ? -sum : sum;
  };
  const named = readIn(undefined);
  const all = named === undefined ? usual.map(({ unit }) => readIn(unit)) : [named];
  return all.filter((each) => each !== undefined);
}

/** The units that are read where values are counted in one: every one that goes into it. */
const unitsOf = /* @__PURE__ */ cached((base: DurationUnit): readonly Unit[] =>
  timeUnits(partsOf(durationFamily([base, ...(base === "second" ? (["hour"] as const) : [])])?.sizes ?? {})),
);

/** As it stands in its field: `1:30` where its parts are a clock's, else numbers with their units. */
function fieldText(
  value: number,
  locale: string,
  display: DurationDisplay,
  names: UnitNames | undefined,
): string {
  const amounts = splitDuration(Math.abs(value), display.parts);
  const sign = value < 0 ? "-" : "";
  const isClock = amounts[0]?.unit === "hour" && display.parts.minute !== undefined;
  if (isClock)
    return (
      sign + amounts.map(({ amount }, index) => String(amount).padStart(index === 0 ? 1 : 2, "0")).join(":")
    );
  return (
    sign +
    partsSaid(amounts)
      .map(({ unit, amount }) => numberedUnit(unit, amount, locale, names))
      .join(" ")
  );
}
