import { folded, unspaced } from "./line-text.ts";
import type { LineToken } from "./line-tokens.ts";
import { piecesOf, type PhrasePiece } from "./phrase.ts";

/** A line as a phrase whose pieces may be said in any order, and the tokens that are in none of them. */
export interface PiecesFound {
  /** What each hole takes. */
  readonly typed: Readonly<Record<string, string>>;
  readonly own: readonly LineToken[];
  /** The values that no word of the phrase stands beside, each with the token before it. */
  readonly alone: readonly { readonly text: string; readonly before: string }[];
  /** Before or between its pieces. */
  readonly among: readonly LineToken[];
  readonly behind: readonly LineToken[];
}

/** A token, and whether it is in a piece. Of words that are written without spaces, a piece may take some and leave the others. */
interface Part extends LineToken {
  readonly isOwn: boolean;
}

/** A line as far as pieces have been found in it. */
interface Reading extends Pick<PiecesFound, "typed" | "alone"> {
  readonly parts: readonly Part[];
}

/**
 * The ways in which a line says the pieces of a phrase, in whatever order, and no value besides. Values that no word of the
 * phrase stands beside are taken in the order in which the phrase has them, then in any other.
 */
export function piecesIn(phrase: string, tokens: readonly LineToken[]): readonly PiecesFound[] {
  const pieces = piecesOf(phrase);
  const isAlone = (piece: PhrasePiece): boolean => piece.every(({ kind }) => kind === "hole");
  const start: Reading = { parts: tokens.map((token) => ({ ...token, isOwn: false })), typed: {}, alone: [] };
  // A piece with a value says which one it takes, and leaves the others to the rest.
  const withWords = pieces
    .filter((piece) => !isAlone(piece))
    .toSorted((one, other) => Number(hasHole(other)) - Number(hasHole(one)));
  const read = withWords.reduce<readonly Reading[]>(
    (readings, piece) => readings.flatMap((reading) => withPiece(piece, reading)),
    [start],
  );
  const alone = pieces.filter(isAlone).flatMap((piece) => piece.map(({ text }) => text));
  return read.flatMap((reading) => withValues(alone, reading)).map(foundIn);
}

/** Tokens whose values are without the words that are written together with them, but for a unit: 168000 and 首付, 30年 and 利率. */
export function valuesApart(
  tokens: readonly LineToken[],
  isAmount: (text: string) => boolean,
): readonly LineToken[] {
  return tokens.flatMap((token) => {
    const [, number = "", behind = ""] = (token.kind === "value" && numberAndHan.exec(token.text)) || [];
    const lengths = Array.from({ length: behind.length }, (_, less) => behind.length - less);
    const unit = lengths.find((length) => isAmount(number + behind.slice(0, length))) ?? 0;
    const rest = behind.slice(unit);
    return rest === "" || number === ""
      ? [token]
      : [
          { kind: "value", text: number + behind.slice(0, unit) },
          { kind: "word", text: rest },
        ];
  });
}
const numberAndHan = /^([^\p{L}]*\d[^\p{L}]*)(\p{Script=Han}+)$/u;

function hasHole(piece: PhrasePiece): boolean {
  return piece.some(({ kind }) => kind === "hole");
}

/** The line with a piece found in it, at each place where it may be. */
function withPiece(piece: PhrasePiece, reading: Reading): readonly Reading[] {
  return reading.parts.flatMap((_, at) => pieceAt(piece, reading, at) ?? []);
}

function pieceAt(piece: PhrasePiece, reading: Reading, from: number): Reading | undefined {
  let read = reading;
  let at = from;
  for (const [index, { kind, text }] of piece.entries()) {
    const part = read.parts[at];
    if (part === undefined || part.isOwn) return undefined;
    if (kind === "hole") {
      if (part.kind === "word") return undefined;
      read = {
        ...read,
        parts: read.parts.with(at, { ...part, isOwn: true }),
        typed: { ...read.typed, [text]: folded(part.text) },
      };
      at += 1;
      continue;
    }
    const found = part.kind === "word" ? wordIn(part, text, piece, index) : undefined;
    if (found === undefined) return undefined;
    read = { ...read, parts: read.parts.toSpliced(at, 1, ...found) };
    at += found.findIndex(({ isOwn }) => isOwn) + 1;
  }
  return read;
}

/** A token with a word of a piece set apart in it; where words are written together, it is beside the value that the piece has there. */
function wordIn(
  { text, kind }: Part,
  word: string,
  piece: PhrasePiece,
  index: number,
): readonly Part[] | undefined {
  const own = { text: word, kind, isOwn: true };
  if (!unspaced.test(word)) return folded(text) === word ? [own] : undefined;
  const at = piece[index + 1]?.kind === "hole" ? text.lastIndexOf(word) : text.indexOf(word);
  if (at === -1) return undefined;
  const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
  if ((index > 0 && before !== "") || (index < piece.length - 1 && after !== "")) return undefined;
  const rest = (part: string): readonly Part[] => (part === "" ? [] : [{ text: part, kind, isOwn: false }]);
  return [...rest(before), own, ...rest(after)];
}

/** The values that are left, each taken for one of some inputs. */
function withValues(names: readonly string[], { parts, typed }: Reading): readonly Reading[] {
  const textAt = (at: number): string => parts[at]?.text ?? "";
  const left = parts.flatMap((part, at) => (part.kind === "word" || part.isOwn ? [] : [at]));
  if (left.length !== names.length) return [];
  return orders(names).map((order) => ({
    parts: parts.map((part, at) => (left.includes(at) ? { ...part, isOwn: true } : part)),
    typed: {
      ...typed,
      ...Object.fromEntries(order.map((name, index) => [name, folded(textAt(left[index] ?? 0))])),
    },
    alone: left.map((at) => ({ text: textAt(at), before: textAt(at - 1) })),
  }));
}

/** A list in every order, its own first. */
function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

function foundIn({ parts, typed, alone }: Reading): PiecesFound {
  const last = parts.findLastIndex(({ isOwn }) => isOwn);
  return {
    typed,
    alone,
    own: parts.filter(({ isOwn }) => isOwn),
    among: parts.filter(({ isOwn }, at) => !isOwn && at < last),
    behind: parts.filter((_, at) => at > last),
  };
}
