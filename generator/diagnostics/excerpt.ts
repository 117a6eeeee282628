import type { Span } from "./diagnostic.ts";

/** Line and column counted from 1, the column in characters of the file. */
export function lineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: offset - lineStart + 1 };
}

/** What a text decoder puts in place of bytes that are no text. */
const unreadable = /\uFFFD/;
/** Most characters of a line that are shown; of a longer one, the part around the place. */
const longestExcerpt = 120;
/** Characters shown before the place in a line that is cut. */
const charactersBefore = 40;

/**
 * The line a place begins in, with the place underlined below it; of a place over several lines, the first.
 * Nothing for an empty line or one that is no text. `paint` colors the underline.
 */
export function excerpt(
  { start, end }: Span,
  text: string,
  paint: (text: string) => string,
): readonly string[] {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const nextBreak = text.indexOf("\n", start);
  const source = text.slice(lineStart, nextBreak === -1 ? text.length : nextBreak).replace(/\r$/, "");
  if (source.trim() === "" || unreadable.test(source)) return [];
  const from = start - lineStart;
  const to = Math.max(from + 1, Math.min(end - lineStart, source.length));
  const cut = window(source, from);
  const lead = cut.before + source.slice(cut.from, from);
  const marked = source.slice(from, Math.min(to, cut.to));
  const margin = String(lineAndColumn(text, start).line);
  return [
    `  ${margin} | ${cut.before}${source.slice(cut.from, cut.to)}${cut.after}`,
    `  ${" ".repeat(margin.length)} | ${blank(lead)}${paint("^".repeat(Math.max(width(marked), 1)))}`,
  ];
}

interface Window {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
}

function window(source: string, place: number): Window {
  if (source.length <= longestExcerpt) return { from: 0, to: source.length, before: "", after: "" };
  const from = place <= longestExcerpt - charactersBefore ? 0 : place - charactersBefore;
  const to = Math.min(from + longestExcerpt, source.length);
  return { from, to, before: from === 0 ? "" : "…", after: to === source.length ? "" : "…" };
}

/** As much empty space as the text takes on a terminal; tabs stay, so that they stop where those above them do. */
function blank(text: string): string {
  return Array.from(text, (character) => (character === "\t" ? "\t" : " ".repeat(width(character)))).join("");
}

/** Columns a text takes on a terminal: two for Chinese characters, Japanese, Korean and emoji, none for marks on another. */
function width(text: string): number {
  return Array.from(text).reduce((columns, character) => columns + widthOf(character), 0);
}

function widthOf(character: string): number {
  if (/^\p{M}$/u.test(character)) return 0;
  return /^(?:\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303E\uFF01-\uFF60])$/u.test(
    character,
  )
    ? 2
    : 1;
}
