import { cached, numberFormat } from "../intl-cache.ts";
import { latinDigits } from "./number-marks.ts";
import { plainCharacters } from "../plain-characters.ts";

/** Powers of ten people write in any language, which no data of Intl names. */
const writtenAnywhere: Readonly<Record<string, number>> = {
  k: 3,
  m: 6,
  mn: 6,
  bn: 9,
  lac: 5,
  lakh: 5,
  lakhs: 5,
  crore: 7,
  crores: 7,
  千: 3,
  百万: 6,
  千万: 7,
};

/** Counts that call for every form a language has: Arabic has six. */
const everyForm = [1, 2, 3, 11];

/**
 * Words and letters for a power of ten in `locale` (a BCP 47 tag), in lower case: `million` and `m` are 6, `万` is 4,
 * `mil` is 3. They are those Intl writes, the English ones, and those people write everywhere; where two mean different
 * powers (a Spanish billón is a million millions), the locale's own holds.
 */
export const magnitudes = /* @__PURE__ */ cached(
  (locale: string): ReadonlyMap<string, number> =>
    new Map([...magnitudesOf("en"), ...Object.entries(writtenAnywhere), ...magnitudesOf(locale)]),
);

function magnitudesOf(locale: string): readonly (readonly [string, number])[] {
  const found: (readonly [string, number])[] = [];
  for (const compactDisplay of ["short", "long"] as const) {
    const format = numberFormat(latinDigits(locale), { notation: "compact", compactDisplay });
    for (let power = 3; power <= 14; power += 1) {
      for (const count of everyForm) {
        const value = count * 10 ** power;
        const parts = format.formatToParts(value);
        const word = parts.find(({ type }) => type === "compact")?.value ?? "";
        const digits = parts.map(({ type, value: text }) => (type === "integer" ? text : "")).join("");
        const written = Number(digits === "" ? "1" : digits);
        // 1.1 million is left out: 11 million says the word as well.
        const exponent = Math.log10(value / written);
        const key = plainCharacters(word).toLowerCase();
        if (key === "" || !Number.isInteger(exponent)) continue;
        found.push([key, exponent]);
        // People leave out the point: Mio, тыс.
        if (key.length > 2 && key.endsWith(".")) found.push([key.slice(0, -1), exponent]);
      }
    }
  }
  return found;
}

/** What says "percent" in some language and Intl does not write. */
const alsoPercent = [
  "%",
  "\u066a",
  "percent",
  "per cent",
  "pct",
  "por ciento",
  "por cien",
  "百分之",
  "في المئة",
  "في المائة",
  "بالمئة",
  "بالمائة",
];

/** Signs and words for a percentage in `locale`, in lower case; they stand before or after the number. */
export const percentWords = /* @__PURE__ */ cached((locale: string): readonly string[] => {
  const words = (["narrow", "long"] as const).flatMap((unitDisplay) =>
    numberFormat(locale, { style: "unit", unit: "percent", unitDisplay })
      .formatToParts(100)
      .flatMap(({ type, value }) => (type === "unit" || type === "percentSign" ? [value] : [])),
  );
  return [...new Set([...alsoPercent, ...words].map((word) => plainCharacters(word).toLowerCase()))];
});
