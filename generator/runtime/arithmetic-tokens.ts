import { shiftDecimal } from "./decimal.ts";
import { functionAt, type ArithmeticFunction } from "./arithmetic-functions.ts";
import { plainCharacters } from "./plain-characters.ts";

/** A token of an arithmetic expression; `at` is its offset in the text as typed. */
export type ArithmeticToken =
  | { readonly kind: "number"; /** Canonical decimal text. */ readonly text: string; readonly at: number }
  | { readonly kind: "sign"; readonly sign: ArithmeticSign; readonly at: number }
  | { readonly kind: "function"; readonly name: ArithmeticFunction; readonly at: number };
const signs = [
  "+",
  "-",
  "*",
  "/",
  "^",
  "(",
  ")",
  "%",
  "!",
  "|",
  "°",
  "mod",
  "ncr",
  "npr",
  "pi",
  "e",
  "sqrt",
] as const;
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
const mostZeros = 1000;
/** Digits and separators of a numeral; an apostrophe or Arabic group mark belongs to it, a space does not. */
const numeral = /^[\p{Nd}.,'\u2019\u066b\u066c\uff0c\uff0e]+/u;
/** A numeral and a power of ten behind it: 1.5e3. A constant and a number stand together with a sign or room between. */
const powerOfTen = /^[eE][+-]?\d{1,4}(?![\d.,])/;
/** Currency signs and "=" before everything change nothing: "=2+2", "$5 + $6". */
const ornament = /^(?:\p{Sc}|=)/u;
/** Signs of more than one character. */
const wordSigns: readonly (readonly [word: RegExp, sign: ArithmeticSign])[] = [
  [/^(?:√|sqrt(?!\p{L}))/iu, "sqrt"],
  [/^\*\*/, "^"],
  [/^mod(?!\p{L})/iu, "mod"],
  [/^ncr(?!\p{L})/iu, "ncr"],
  [/^npr(?!\p{L})/iu, "npr"],
  [/^(?:π|pi(?!\p{L}))/iu, "pi"],
  [/^e(?!\p{L})/u, "e"],
];
/** Raised digits: 5², 2⁻³. */
const raised = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/u;
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
  º: "°",
};

/** The tokens of `text`, or the offset of the first character that starts none and the word that stands there, if it is one. */
export function arithmeticTokens(
  text: string,
  readNumeral: ReadNumeral,
): { readonly tokens: readonly ArithmeticToken[] } | { readonly position: number; readonly word?: string } {
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
      const exponent =
        powerOfTen.exec(plainCharacters(rest.slice(typed.length, typed.length + 8)))?.[0] ?? "";
      if (Math.abs(Number(exponent.slice(1))) > mostZeros) return { position: at };
      tokens.push({ kind: "number", text: shiftDecimal(number, Number(exponent.slice(1))), at });
      at += typed.length + exponent.length;
    } else if (raised.test(rest)) {
      const typed = raised.exec(rest)?.[0] ?? "";
      const digits = Array.from(typed.replace("⁻", ""), (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)).join("");
      tokens.push({ kind: "sign", sign: "^", at });
      if (typed.startsWith("⁻")) tokens.push({ kind: "sign", sign: "-", at });
      tokens.push({ kind: "number", text: digits.replace(/^0+(?=\d)/, ""), at });
      at += typed.length;
    } else {
      const called = functionAt(rest);
      if (called !== undefined) {
        tokens.push({ kind: "function", name: called.name, at });
        at += called.length;
        continue;
      }
      const [found, named] = wordSigns.find(([word]) => word.test(rest)) ?? [];
      const sign = named ?? signOf(character);
      const isOrnament = sign === undefined && ornament.test(rest);
      if (sign === undefined && !isOrnament) return { position: at, ...unknownWord(rest) };
      if (sign !== undefined) tokens.push({ kind: "sign", sign, at });
      at += (found?.exec(rest)?.[0] ?? character).length;
    }
  }
  return { tokens };
}

/** Letters that mean nothing in arithmetic, or one strange character. */
function unknownWord(rest: string): { readonly word?: string } {
  const word = /^(?:\p{L}+|[^\p{Nd}.,])/u.exec(rest)?.[0];
  return word === undefined ? {} : { word: word.slice(0, 20) };
}

function signOf(character: string): ArithmeticSign | undefined {
  const plain = plainCharacters(character);
  return otherSigns[plain] ?? signs.find((sign) => sign === plain);
}
