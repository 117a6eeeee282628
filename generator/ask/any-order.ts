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
  const isAlone = (piece: PhrasePiece): boolean =>
    piece.every(({ kind, isShare }) => kind === "hole" && isShare !== true);
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

/**
 * Tokens whose values are without the words that are written together with them, but for a unit: 168000 and 首付, 30年 and 利率.
 * A name in other letters is a word of its own, too.
 */
export function valuesApart(
  tokens: readonly LineToken[],
  isUnit: (text: string) => boolean,
): readonly LineToken[] {
  return tokens.flatMap((token) => {
    const [, name = "", own = ""] = (token.kind === "word" && nameAndHan.exec(token.text)) || [];
    if (name !== "") return [name, own].map((text) => ({ kind: "word" as const, text }));
    const [, number = "", unit = "", behind = ""] =
      (token.kind === "value" && numberAndHan.exec(token.text)) || [];
    if (number === "") return [token];
    const lengths =
      unit !== "" || number.endsWith("%") || beginsNoUnit(number, behind)
        ? []
        : Array.from({ length: behind.length }, (_, less) => behind.length - less);
    const length = lengths.find((each) => isUnit(behind.slice(0, each))) ?? 0;
    const rest = behind.slice(length).replace(moneyOfPlace, "");
    const value = { kind: "value" as const, text: number + unit + behind.slice(0, length) };
    return rest === "" ? [value] : [value, { kind: "word" as const, text: rest }];
  });
}
const numberAndHan = /^([^\p{L}]*\d[^\p{L}]*)([\p{Script=Latin}/]*)(\p{Script=Han}+)$/u;
const nameAndHan = /^(\p{Script=Latin}+)(\p{Script=Han}+)$/u;
/** What Chinese says behind an amount in the money of its place, which goes without saying. */
const moneyOfPlace = /^(?:元|块钱?)(?!\p{L}*币)/u;

/** Whether words behind a number only look like a unit: the end of a term is no month of one, and 5000 have a yearly rate. */
function beginsNoUnit(number: string, behind: string): boolean {
  return /^(?:期[末中]|里[面头])/u.test(behind) || (number.length > 3 && /^年(?:利率|化|息)/u.test(behind));
}

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
  for (const [index, { kind, text, isShare = false }] of piece.entries()) {
    const part = read.parts[at];
    if (part === undefined || part.isOwn) return undefined;
    if (kind === "hole") {
      const value = part.kind === "word" ? undefined : valueIn(part.text, isShare);
      if (value === undefined) return undefined;
      read = {
        ...read,
        parts: read.parts.with(at, { ...part, isOwn: true }),
        typed: { ...read.typed, [text]: value },
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

/** A value as a hole takes it; undefined where the phrase has the percent sign behind it, and the value has none. */
function valueIn(text: string, isShare: boolean): string | undefined {
  if (!isShare) return folded(text);
  return /[%٪]$/.test(text) ? folded(text.slice(0, -1)) : undefined;
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
