import { cached } from "../../generator/runtime/intl-cache.ts";

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Extended_Pictographic}/u;
const invisible = /^[\p{Mark}\p{Format}]*$/u;
/** Texts whose every character is one unit and one column: most are, and cutting them into characters takes long. */
const plain = /^[\u0020-\u007E\u00A0\u00B0-\u024F\u2010-\u2027\u202F\u2212]*$/u;
/** Made when first needed: that takes longer than an answer. */
const graphemes = cached((locale: string) => new Intl.Segmenter(locale, { granularity: "grapheme" }));

/** The characters of a text as people count them: a letter with its marks, a family of emoji. */
export function charactersOf(text: string): readonly string[] {
  return Array.from(graphemes("en").segment(text), ({ segment }) => segment);
}

/** How many columns of a terminal a text takes: East Asian characters two, marks and direction signs none. */
export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length;
  if (text.length === 1) return widthOf(text);
  return charactersOf(text).reduce((width, character) => width + widthOf(character), 0);
}

function widthOf(character: string): number {
  return invisible.test(character) ? 0 : wide.test(character) ? 2 : 1;
}

/** `text` filled up with spaces to `width` columns, on the right or on the left. */
export function padded(text: string, width: number, side: "start" | "end"): string {
  const spaces = " ".repeat(Math.max(0, width - displayWidth(text)));
  return side === "end" ? text + spaces : spaces + text;
}
