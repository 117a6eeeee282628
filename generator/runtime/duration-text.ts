import { assert } from "./assert.ts";
import { roundHalfAway } from "./decimal.ts";
import { partsOf, splitDuration } from "./duration.ts";
import { cached, minusSign } from "./intl-cache.ts";
import type { DurationDisplay, DurationUnit, Write } from "./own-display.ts";
import { unitFormat } from "./unit-text.ts";

/** A duration as people write it: 2 h 25 min, 3 years 2 months. Parts of which there are none are left out. */
export const writeDuration: Write = (value, { locale }, display) => {
  assert(display.kind === "duration", "a duration is shown as one");
  return durationText(Number(value), locale, display);
};

export function durationText(
  value: number,
  locale: string,
  { parts, digits }: Pick<DurationDisplay, "parts" | "digits">,
): string {
  const smallest = partsOf(parts).at(-1)?.size ?? 1;
  // Rounded before it is split, so that 59.999 seconds are a minute.
  const rounded = roundHalfAway(Math.abs(value) / smallest, digits) * smallest;
  const amounts = splitDuration(rounded, parts).map(({ unit, amount }) => ({
    unit,
    amount: roundHalfAway(amount, digits),
  }));
  const some = amounts.filter(({ amount }) => amount !== 0);
  const said = some.length === 0 ? amounts.slice(-1) : some;
  const listed = narrowList(locale).format(
    said.map(({ unit, amount }) =>
      inSymbols(unitFormat(locale, unit, styleOf(unit, locale)).format(amount), locale),
    ),
  );
  const text = locale.startsWith("zh") ? listed.replaceAll(besideFigures, " ") : listed;
  return value < 0 && rounded !== 0 ? `${minusSign(locale)}${text}` : text;
}

/** Short forms of hours are known to all but readers of Arabic, those of years to few. */
function styleOf(unit: DurationUnit, locale: string): "long" | "short" {
  const isShort = unit === "hour" || unit === "minute" || unit === "second";
  return isShort && !locale.startsWith("ar") ? "short" : "long";
}

/** Between a figure and a character: Chinese leaves a space there, as the words of the site do. */
const besideFigures = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu;

/** English alone abbreviates what other languages write as symbols, and what stands so beside a field: 2 hr for 2 h. */
function inSymbols(text: string, locale: string): string {
  return locale.startsWith("en") ? text.replace("hr", "h").replace("sec", "s") : text;
}

/** Units one after the other, as a clock's are: without commas. */
const narrowList = /* @__PURE__ */ cached(
  (locale: string) => new Intl.ListFormat(locale, { type: "unit", style: "narrow" }),
);
