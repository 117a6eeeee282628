import { readNumber } from "../runtime/reading/read-number.ts";
import { magnitudes, percentWords } from "../runtime/reading/number-words.ts";
import { unspaced } from "./line-text.ts";

/** Powers of ten that Chinese and Japanese write in one number, the larger first: 1亿2000万. 千 alone begins units: 千米. */
const unspacedPower = "(?:万亿|千万|百万|亿|億|万|萬)";

/** A line whose numbers are in digits alone: 200万, 300 mil and 2 million. */
export function writtenOut(line: string, locale: string): string {
  const words = [...magnitudes(locale).keys()].filter((word) => word.length > 2 && !unspaced.test(word));
  const spaced =
    words.length === 0
      ? ""
      : `|\\s*(?:${words.map((word) => word.replaceAll(".", String.raw`\.`)).join("|")})(?![\\p{L}\\p{M}])`;
  const written = new RegExp(
    String.raw`\d[\d.,]*(?:\s*${unspacedPower}(?:(?<=[亿億])\d+(?:千万|百万|万|萬))?${spaced})`,
    "giu",
  );
  return line.replace(written, (text, at: number) => {
    const reading = readNumber(text, locale);
    if (reading.kind !== "read") return text;
    // 20万5年 are two numbers.
    return /\d/.test(line.charAt(at + text.length)) ? `${reading.text} ` : reading.text;
  });
}

/** A line whose percentages have their sign: 15 percent. */
export function withPercentSigns(line: string, locale: string): string {
  const words = percentWords(locale).filter((word) => /^\p{L}[\p{L} ]+$/u.test(word) && !unspaced.test(word));
  return line.replace(new RegExp(`(?<=\\d)\\s*(?:${words.join("|")})(?!\\p{L})`, "giu"), "%");
}
