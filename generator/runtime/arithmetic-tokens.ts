import { plainCharacters } from "./plain-characters.ts";

/** A token of an arithmetic expression; `at` is its offset in the text as typed. */
export type ArithmeticToken =
  | { readonly kind: "number"; /** Canonical decimal text. */ readonly text: string; readonly at: number }
  | { readonly kind: "sign"; readonly sign: ArithmeticSign; readonly at: number };
const signs = ["+", "-", "*", "/", "^", "(", ")", "%", "sqrt"] as const;
export type ArithmeticSign = (typeof signs)[number];

/** Reads a run of digits and separators to canonical decimal text; undefined when it is no number. */
export type ReadNumeral = (numeral: string) => string | undefined;

/** `.` as decimal mark, no grouping. */
export const readPlainNumeral: ReadNumeral = (numeral) => {
  const match = /^(\d*)(?:\.(\d+))?$/.exec(numeral);
  if (match === null || numeral === "") return undefined;
  const [, integer = "", fraction = ""] = match;
  return `${integer === "" ? "0" : integer}${fraction === "" ? "" : `.${fraction}`}`;
};

const numeralStart = /^[\p{Nd}.,٫\uff0c\uff0e]$/u;
/** Digits and separators of a numeral; an apostrophe or Arabic group mark belongs to it, a space does not. */
const numeral = /^[\p{Nd}.,'\u2019\u066b\u066c\uff0c\uff0e]+/u;
const root = /^(?:√|sqrt)/i;
const otherSigns: Readonly<Record<string, ArithmeticSign>> = {
  "×": "*",
  "·": "*",
  "⋅": "*",
  x: "*",
  X: "*",
  "÷": "/",
  "∕": "/",
  "⁄": "/",
  "٪": "%",
};

/** The tokens of `text`, or the offset of the first character that starts none. */
export function arithmeticTokens(
  text: string,
  readNumeral: ReadNumeral,
): { readonly tokens: readonly ArithmeticToken[] } | { readonly position: number } {
  const tokens: ArithmeticToken[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (plainCharacters(character) === "") {
      at += character.length;
    } else if (numeralStart.test(character)) {
      const typed = numeral.exec(rest)?.[0] ?? character;
      const number = readNumeral(plainCharacters(typed));
      if (number === undefined) return { position: at };
      tokens.push({ kind: "number", text: number, at });
      at += typed.length;
    } else {
      const word = root.exec(rest)?.[0];
      const sign = word === undefined ? signOf(character) : "sqrt";
      if (sign === undefined) return { position: at };
      tokens.push({ kind: "sign", sign, at });
      at += (word ?? character).length;
    }
  }
  return { tokens };
}

function signOf(character: string): ArithmeticSign | undefined {
  const plain = plainCharacters(character);
  return otherSigns[plain] ?? signs.find((sign) => sign === plain);
}
