import { charactersOf, displayWidth } from "./display-width.ts";

/** Narrower than this, lines are cut so often that nobody could read them. */
const leastRoom = 20;
/** Scripts that write no spaces between words, and the mark between names there: a line may break after any of these. */
const unspaced =
  /[、\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Marks that end what stands before them: no line begins with one. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}、。，；：！？）】》」』〉]/u;

/** Marks that begin what comes after them: no line ends with one. */
const opening = /^[（【《「『〈“‘([]/u;

/** A text in lines of at most `width` columns: the first after `indent`, the others after `hanging`. */
export function wrap(text: string, width: number, indent = "", hanging = indent): string {
  return text
    .split("\n")
    .map((line, index) => wrapLine(line, width, index === 0 ? indent : hanging, hanging))
    .join("\n");
}

/** Two sentences in a row. The full-width marks of Chinese have their room with them. */
export function joinedSentences(one: string, other: string): string {
  return /[。！？]$/u.test(one) ? `${one}${other}` : `${one} ${other}`;
}

function wrapLine(text: string, columns: number, indent: string, hanging: string): string {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  const roomOf = (): number =>
    Math.max(leastRoom, columns - displayWidth(lines.length === 0 ? indent : hanging));
  for (const { piece, gap } of piecesOf(text)) {
    const width = displayWidth(piece);
    if (line !== "" && taken + gap.length + width > roomOf()) {
      lines.push(line);
      line = piece;
      taken = width;
    } else {
      taken += (line === "" ? 0 : gap.length) + width;
      line += (line === "" ? "" : gap) + piece;
    }
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines.map((each, index) => (index === 0 ? indent : hanging) + each).join("\n");
}

/** What no line may break, each with the space that stands before it. A no-break space breaks no line. */
function piecesOf(text: string): readonly { readonly piece: string; readonly gap: string }[] {
  return text
    .split(/[ \t]+/u)
    .filter((word) => word !== "")
    .flatMap((word) => unbroken(word).map((piece, index) => ({ piece, gap: index === 0 ? " " : "" })));
}

function unbroken(word: string): readonly string[] {
  if (!unspaced.test(word)) return [word];
  const pieces: string[] = [];
  let before = "";
  for (const character of charactersOf(word)) {
    const joins = before !== "" && (closing.test(character) || !breaksBetween(before, character));
    if (joins) pieces.push((pieces.pop() ?? "") + character);
    else pieces.push(character);
    before = character;
  }
  return pieces;
}

function breaksBetween(before: string, character: string): boolean {
  return (unspaced.test(before) || unspaced.test(character)) && !opening.test(before);
}
