import { readNumber } from "../runtime/reading/read-number.ts";
import { magnitudes, percentWords } from "../runtime/reading/number-words.ts";
import { latinDigits, numberMarks } from "../runtime/reading/number-marks.ts";
import { unspaced } from "./line-text.ts";

/** Powers of ten that Chinese and Japanese write in one number, the larger first: 1亿2000万. 千 alone begins units: 千米. */
const unspacedPower = "(?:万亿|千万|百万|亿|億|万|萬)";

/**
 * A line whose numbers are in digits alone: 200万, 300 mil and 2 million. Where a language groups with a dot in some countries,
 * 1.250 is grouped: nobody writes a needless zero, but for that of a rate, and 0.250 and 1.25 are left as they are.
 */
export function writtenOut(text: string, locale: string): string {
  const [language = locale] = locale.split("-");
  const line =
    numberMarks(latinDigits(language)).group === "."
      ? text.replace(/(?<![\d.,])([1-9]\d{0,2})\.(\d\d0)(?!\d|[.,]\d|\s*%)/g, "$1$2")
      : text;
  const words = [...magnitudes(locale).keys()].filter((word) => word.length > 2 && !unspaced.test(word));
  const spaced =
    words.length === 0
      ? ""
      : `|\\s*(?:${words.map((word) => word.replaceAll(".", String.raw`\.`)).join("|")})(?![\\p{L}\\p{M}])`;
  const written = new RegExp(
    String.raw`\d(?:[\d.,\u066b\u066c]|'(?=\d{3}(?!\d)))*(?:\s*${unspacedPower}(?:(?<=[亿億])\d+(?:千万|百万|万|萬))?${spaced})`,
    "giu",
  );
  return line.replace(written, (each, at: number) => {
    const reading = readNumber(each, locale);
    if (reading.kind !== "read") return each;
    // 20万5年 are two numbers.
    return /\d/.test(line.charAt(at + each.length)) ? `${reading.text} ` : reading.text;
  });
}

/** A line whose percentages have their sign: 15 percent. */
export function withPercentSigns(line: string, locale: string): string {
  const words = percentWords(locale).filter((word) => /^\p{L}[\p{L} ]+$/u.test(word) && !unspaced.test(word));
  // Of thousands, it asks for a share: a salary was 52000, now 56000, percent raise.
  const number = String.raw`(?<=\d)(?<=(?<![\d.,])\d{0,3}(?:\.\d+|,\d{1,2})?)`;
  return line.replace(new RegExp(String.raw`${number}\s*(?:${words.join("|")})(?!\p{L})`, "giu"), "%");
}
