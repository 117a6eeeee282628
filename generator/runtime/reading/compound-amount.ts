import { andList } from "../intl-cache.ts";
import type { Unit } from "../display.ts";
import { plainCharacters } from "../plain-characters.ts";
import type { FieldContext } from "./field-reading.ts";
import { readNumeral } from "./read-numeral.ts";
import type { UnitIndex } from "./unit-index.ts";

/** One amount of several that add up: 11 inches of 5 ft 11 in. */
export interface AmountPart {
  /** A canonical decimal, not negative. */
  readonly text: string;
  readonly unit: Unit;
}

/** Nobody adds up more. */
const mostParts = 6;
const longestText = 200;
const numeral = /[\d.,_/ ]/;

/**
 * The amounts of a text that names several units, the larger before the smaller: `5'11"`, `3 years and 2 months`. The
 * last may leave its unit out: 5 ft 11 are 11 inches, 2 h 25 are 25 minutes, 1 m 80 are 80 centimeters.
 */
export function compoundParts(
  text: string,
  units: readonly Unit[],
  index: UnitIndex,
  context: FieldContext,
): { readonly isNegative: boolean; readonly parts: readonly AmountPart[] } | undefined {
  const sign = /^[-+]/.exec(text)?.[0] ?? "";
  if (text.length > longestText) return undefined;
  const joiners = wordsBetween(context.locale ?? "en");
  const parts: AmountPart[] = [];
  let at = sign.length;
  while (at < text.length && parts.length < mostParts) {
    at = afterJoiner(text, at, joiners);
    const start = at;
    while (at < text.length && numeral.test(text.charAt(at))) at += 1;
    const typed = text.slice(start, at);
    const reading = readNumeral(typed.trim(), context, { magnitudes: "words" });
    if (reading.kind === "invalid" || reading.text.startsWith("-")) return undefined;
    const before = parts.at(-1)?.unit;
    const named = index.from(text, at);
    const isLast = at === text.length && before !== undefined;
    const unit = named?.unit ?? (isLast ? unitAfter(before, typed.trim(), units) : undefined);
    if (unit === undefined || (before !== undefined && sizeOf(unit) >= sizeOf(before))) return undefined;
    parts.push({ text: reading.text, unit });
    at += named?.length ?? 0;
  }
  return at < text.length || parts.length < 2 ? undefined : { isNegative: sign === "-", parts };
}

/** The unit an amount without one is in: the next smaller of its kind; of tenths and hundredths, that of so many digits. */
function unitAfter(before: Unit, typed: string, units: readonly Unit[]): Unit | undefined {
  return units
    .filter(({ group }) => group === before.group)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .find((unit) => {
      const ratio = sizeOf(before) / sizeOf(unit);
      const whole = Math.round(ratio);
      if (whole < 2 || Math.abs(ratio - whole) > ratio * 1e-9) return false;
      const zeros = /^10+$/.test(String(whole)) ? String(whole).length - 1 : undefined;
      return zeros === undefined || (zeros > 1 && typed.length === zeros);
    });
}

function sizeOf({ numerator, denominator }: Unit): number {
  return Number(numerator) / Number(denominator);
}

/** What the language puts between the parts of a list: "and". */
function wordsBetween(locale: string): readonly string[] {
  return andList(locale)
    .formatToParts(["1", "2"])
    .flatMap(({ type, value }) => (type === "literal" ? [plainCharacters(value)] : []))
    .filter((word) => word !== "");
}

function afterJoiner(text: string, at: number, joiners: readonly string[]): number {
  let next = at;
  while (text.charAt(next) === " " || text.charAt(next) === "," || text.charAt(next) === "\u060c") next += 1;
  const word = joiners.find((each) => text.startsWith(each, next));
  return word === undefined || at === 0 ? next : next + word.length;
}
