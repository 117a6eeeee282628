import type { Scalar } from "yaml";

/** Characters an escape of double quotes takes after its backslash: `\x41`, `\u00e9`, `\U0001F600`. */
const escapeLengths: ReadonlyMap<string, number> = new Map([
  ["x", 3],
  ["u", 5],
  ["U", 9],
]);

/**
 * Where each character of a text value stands in its file, and after the last one where the value ends. A value differs
 * from its source by quotation marks and escapes, by indents, and by line breaks that became spaces.
 */
export function scalarOffsets(node: Scalar, value: string, text: string): readonly number[] {
  const [start = 0, end = 0] = node.range ?? [];
  const isDoubleQuoted = node.type === "QUOTE_DOUBLE";
  const offsets: number[] = [];
  let at = contentStart(node, text, start, end);
  for (const character of value) {
    if (isDoubleQuoted && isJoinedLine(text, at)) at += 2;
    const isEscape = isDoubleQuoted && text[at] === "\\";
    if (!isEscape) at = nextLike(character.charAt(0), text, at, end);
    // A character outside the basic plane counts as two, as offsets in the value do.
    for (let unit = 0; unit < character.length; unit += 1) offsets.push(isEscape ? at : at + unit);
    at += isEscape ? 1 + (escapeLengths.get(text.charAt(at + 1)) ?? 1) : character.length;
  }
  return [...offsets, Math.min(at, end)];
}

/** After an opening quotation mark, or after the line `>-` of a block. */
function contentStart({ type }: Scalar, text: string, start: number, end: number): number {
  if (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE") return start + 1;
  if (type !== "BLOCK_FOLDED" && type !== "BLOCK_LITERAL") return start;
  const lineEnd = text.indexOf("\n", start);
  return lineEnd === -1 ? end : Math.min(lineEnd + 1, end);
}

/** The next place from `at` that reads as `unit`: white space stands for white space, all else for itself. */
function nextLike(unit: string, text: string, at: number, end: number): number {
  for (let place = at; place < end; place += 1) {
    const here = text.charAt(place);
    if (here === unit || (isSpace(unit) && isSpace(here))) return place;
  }
  return Math.min(at, Math.max(end - 1, 0));
}

/** A backslash at the end of a line joins it to the next. */
function isJoinedLine(text: string, at: number): boolean {
  return text[at] === "\\" && (text[at + 1] === "\n" || text[at + 1] === "\r");
}

function isSpace(unit: string): boolean {
  return unit === " " || unit === "\n" || unit === "\r" || unit === "\t";
}
