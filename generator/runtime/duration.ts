import { partsSaid } from "./parts-said.ts";
import type { DurationDisplay, DurationParts, DurationUnit } from "./own-display.ts";

/** The units that go into each other, each family with how many of its base unit they are, the largest first. */
const families: readonly { readonly unit: DurationUnit; readonly sizes: DurationParts }[] = [
  { unit: "month", sizes: { year: 12, month: 1 } },
  { unit: "day", sizes: { week: 7, day: 1 } },
  // Beside hours a day is 24 of them, whatever the clocks do.
  { unit: "second", sizes: { week: 604_800, day: 86_400, hour: 3600, minute: 60, second: 1 } },
];
export const durationUnits = ["year", "month", "week", "day", "hour", "minute", "second"] as const;

/** The family of units: what they are counted in, and every one of them. Undefined where they don't go into each other. */
export function durationFamily(
  units: readonly DurationUnit[],
): { readonly unit: DurationUnit; readonly sizes: DurationParts } | undefined {
  return families.find(({ sizes }) => units.every((unit) => sizes[unit] !== undefined));
}

/** The parts of a display in order, the largest first. */
export function partsOf(
  parts: DurationParts,
): readonly { readonly unit: DurationUnit; readonly size: number }[] {
  return durationUnits.flatMap((unit) => {
    const size = parts[unit];
    return size === undefined ? [] : [{ unit, size }];
  });
}

/** How many of each part a value is, the largest first; the smallest has what remains. Not for negative values. */
export function splitDuration(
  value: number,
  parts: DurationParts,
): readonly { readonly unit: DurationUnit; readonly amount: number }[] {
  const all = partsOf(parts);
  let rest = value;
  return all.map(({ unit, size }, index) => {
    if (index === all.length - 1) return { unit, amount: rest / size };
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return { unit, amount };
  });
}

/** The unit its values are counted in. */
export function durationUnit({ parts }: DurationDisplay): DurationUnit {
  return durationFamily(partsOf(parts).map(({ unit }) => unit))?.unit ?? "second";
}

/** A value as it stands in links and specifications: `1 hour 30 minute`. */
export function writtenDuration(value: number, parts: DurationParts): string {
  const amounts = splitDuration(Math.abs(value), parts);
  return `${value < 0 ? "-" : ""}${partsSaid(amounts)
    .map(({ unit, amount }) => `${amount} ${unit}`)
    .join(" ")}`;
}

/** Reads what {@link writtenDuration} writes, and `1:30:00`; undefined where the text is neither, or no whole number of the base unit. */
export function readWrittenDuration(text: string, parts: DurationParts): number | undefined {
  const sign = text.startsWith("-") ? -1 : 1;
  const plain = text.replace(/^-/, "");
  const units = partsOf(parts).map(({ unit }) => unit);
  const sizes = durationFamily(units)?.sizes ?? {};
  const [clock] = clockReadings(plain, parts);
  const value = clock ?? sumOfParts(plain, sizes);
  return value === undefined || !Number.isSafeInteger(value) ? undefined : sign * value + 0;
}

const partForm = /^(\d+(?:\.\d+)?) ([a-z]+)(?: (?=\d)|$)/;

function sumOfParts(text: string, sizes: DurationParts): number | undefined {
  let sum = 0;
  let before = Number.POSITIVE_INFINITY;
  for (let rest = text; rest !== "";) {
    const [whole = "", amount, name] = partForm.exec(rest) ?? [];
    const size = Object.entries(sizes).find(([unit]) => unit === name)?.[1];
    if (size === undefined || size >= before) return undefined;
    sum += Number(amount) * size;
    before = size;
    rest = rest.slice(whole.length);
  }
  return before === Number.POSITIVE_INFINITY ? undefined : sum;
}

/** What `1:30` can mean: hours and minutes first, then minutes and seconds, where those are among the parts. */
export function clockReadings(text: string, parts: DurationParts): readonly number[] {
  if (parts.minute === undefined || !/^\d+(?::[0-5]?\d){1,2}$/.test(text)) return [];
  const counts = text.split(":").map(Number);
  const clock = (["hour", "minute", "second"] as const).filter((unit) => parts[unit] !== undefined);
  return clock
    .slice(0, Math.max(0, clock.length - counts.length + 1))
    .map((_, start) =>
      counts.reduce((sum, count, index) => sum + count * (parts[clock[start + index] ?? "second"] ?? 0), 0),
    );
}
