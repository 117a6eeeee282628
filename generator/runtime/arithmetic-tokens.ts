import { shiftDecimal } from "./decimal.ts";
import { functionAt, type ArithmeticFunction } from "./arithmetic-functions.ts";
import { commonDivisor } from "./fraction.ts";
import { plainCharacters } from "./plain-characters.ts";

/** A token of an arithmetic expression; `at` is its offset in the text as typed. */
export type ArithmeticToken =
  | {
      readonly kind: "number";
      /** Canonical decimal text. */
      readonly text: string;
      /** It stands for what was typed, and was not typed itself. */
      readonly isMade?: boolean;
      readonly at: number;
    }
  | { readonly kind: "sign"; readonly sign: ArithmeticSign; readonly at: number }
  | { readonly kind: "name"; readonly name: string; readonly at: number }
  | {
      readonly kind: "function";
      readonly name: ArithmeticFunction;
      /** Of a logarithm, canonical digits: log_2. */
      readonly base?: string;
      readonly at: number;
    };
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
/**
 * Digits and separators of a numeral; an apostrophe or Arabic group mark belongs to it, and a space that breaks no line
 * before three digits. A usual space does not: 2 300 may lack a sign.
 */
const numeral =
  /^(?:[\p{Nd}.,'\u2019\u066b\u066c\uff0c\uff0e]|[\u00a0\u2009\u202f](?=\p{Nd}{3}(?!\p{Nd})))+/u;
/** A numeral and a power of ten behind it: 1.5e3. A constant and a number stand together with a sign or room between. */
const powerOfTen = /^[eE][+-]?\d+/;
/** Currency signs and "=" at either end change nothing: "=2+2", "$5 + $6", "2+2＝" of a Chinese keyboard. */
const ornament = /^[\p{Sc}=＝]/u;
/** Signs of more than one character. */
const wordSigns: readonly (readonly [word: RegExp, sign: ArithmeticSign])[] = [
  [/^(?:√|(?:sqrt|ra[ií]z)(?!\p{L}))/iu, "sqrt"],
  [/^\*\*/, "^"],
  [/^mod(?!\p{L})/iu, "mod"],
  [/^ncr(?!\p{L})/iu, "ncr"],
  [/^npr(?!\p{L})/iu, "npr"],
  [/^(?:π|pi(?!\p{L}))/iu, "pi"],
  [/^e(?!\p{L})/u, "e"],
  // 20% of 50, in every language of the site: what is a part of another is multiplied by it.
  [/^(?:of|del?|من)(?!\p{L})|^的/iu, "*"],
];
/** A whole number and a fraction below 1: 2 1/2. What raises its denominator is not read. */
const mixedNumber =
  /^(?<whole>\p{Nd}+)\s+(?<over>\p{Nd}{1,9})[/⁄∕](?<under>\p{Nd}{1,9})(?![\p{Nd}.,٫/⁄∕]|\s*[\^!%²³])/u;
/** A fraction in one character, with or without a whole number before it: ½, 2½. */
const vulgarFraction = /^(?<whole>\p{Nd}+)?\s*(?<fraction>[¼½¾⅐-⅞])/u;
/**
 * A decimal whose last digits repeat: 0.(3). Behind decimals, parentheses multiply, 2.5(3), unless it is said that it goes
 * on: 0.1(6)…
 */
const repeating =
  /^(?<whole>\p{Nd}+)[.,٫](?:|(?<fixed>\p{Nd}+)(?=\(\p{Nd}+\)(?:…|\.{3})))\((?<period>\p{Nd}{1,60})\)(?:…|\.{3})?/u;
/** A base behind log: log_2(8), log₂ 8. */
const logarithmBase = /^(?:_(?<plain>\p{Nd}{1,9})|(?<lowered>[₀-₉]{1,9}))/u;
/** `log(2,8)`: its first number is the base in one program and the second in another. */
const twoNumbers = /^\s*\(\s*[\p{Nd}.]+\s*[,;،؛\uff0c\uff1b]\s*[\p{Nd}.]+\s*(?:\)|$)/u;
/** Commas that group: log(1,000). */
const groups = /^\s*\(\s*\p{Nd}{1,3}(?:[,\uff0c]\p{Nd}{3})+(?:\.\p{Nd}*)?\s*(?:\)|$)/u;

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
  "[": "(",
  "]": ")",
  "{": "(",
  "}": ")",
  "٪": "%",
  º: "°",
};

/** What cannot be read: the offset of its first character and the word that stands there, if it is one. */
interface Unread {
  /** `unclear_base`: a logarithm of two numbers, of which either may be the base. */
  readonly code: "not_an_expression" | "unknown_word" | "unclear_base" | "too_large";
  readonly position: number;
  readonly word?: string;
}

/** The tokens of `text`, or what in it starts none. */
export function arithmeticTokens(
  text: string,
  readNumeral: ReadNumeral,
  /** What the visitor has named. */
  names: readonly string[] = [],
): { readonly tokens: readonly ArithmeticToken[] } | Unread {
  const tokens: ArithmeticToken[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (plainCharacters(character) === "") {
      at += character.length;
      continue;
    }
    const name = nameAt(rest, names);
    if (name !== undefined) {
      tokens.push({ kind: "name", name, at });
      at += name.length;
      continue;
    }
    const fraction = fractionAt(rest, at) ?? repeatingAt(rest, at);
    if (fraction !== undefined) {
      tokens.push(...fraction.tokens);
      at += fraction.length;
    } else if (numeralStart.test(character)) {
      const typed = numeral.exec(rest)?.[0] ?? character;
      const number = readNumeral(plainCharacters(typed));
      if (number === undefined) return { code: "not_an_expression", position: at };
      const behind = plainCharacters(`0${rest.slice(typed.length)}`).slice(1);
      const exponent = powerOfTen.exec(behind)?.[0] ?? "";
      if (Math.abs(Number(exponent.slice(1))) > mostZeros) return { code: "too_large", position: at };
      if (exponent !== "" && /^[.,]/.test(behind.slice(exponent.length)))
        return { code: "not_an_expression", position: at };
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
        const behind = rest.slice(called.length);
        const { base, length } = called.name === "log" ? baseAt(behind) : { length: 0 };
        if (called.name === "log" && base === undefined && twoNumbers.test(behind) && !groups.test(behind))
          return { code: "unclear_base", position: at };
        tokens.push({ kind: "function", name: called.name, ...(base === undefined ? {} : { base }), at });
        at += called.length + length;
        continue;
      }
      const [found, named] = wordSigns.find(([word]) => word.test(rest)) ?? [];
      const sign = named ?? signOf(character);
      const isOrnament = sign === undefined && ornament.test(rest);
      if (sign === undefined && !isOrnament) return unknownWord(rest, at);
      if (sign !== undefined) tokens.push({ kind: "sign", sign, at });
      at += (found?.exec(rest)?.[0] ?? character).length;
    }
  }
  return { tokens };
}

/** A token in neutral writing. Words keep room around them: `2 e 3` is not 2e3, and `log2 8` is no logarithm of 28. */
export function neutralText(token: ArithmeticToken): string {
  if (token.kind === "number") return token.text;
  if (token.kind === "name") return ` ${token.name} `;
  if (token.kind === "function") {
    const name = `${token.name}${token.base === undefined ? "" : `_${token.base}`}`;
    return ` ${name}${/\d$/.test(name) ? " " : ""}`;
  }
  return /^(?!sqrt)\p{L}/u.test(token.sign) ? ` ${token.sign} ` : token.sign;
}

/** The name a text begins with; none where that is a part of another word. What stands before "的" is one by itself: 房租的20%. */
function nameAt(text: string, names: readonly string[]): string | undefined {
  const found = names.filter(
    (name) => text.startsWith(name) && !/^(?!的)[\p{L}\p{M}\p{Nd}_]/u.test(text.slice(name.length)),
  );
  return found.toSorted((one, other) => other.length - one.length)[0];
}

/** A repeating decimal, as the fraction that it is: 0.1(6)… is 15/90, 1/6. */
function repeatingAt(rest: string, at: number): ReturnType<typeof fractionAt> {
  const match = repeating.exec(rest);
  const [whole = "", fixed = "", period = ""] = (["whole", "fixed", "period"] as const).map((name) =>
    plainCharacters(match?.groups?.[name] ?? ""),
  );
  if (match === null) return undefined;
  const over = BigInt(whole + fixed + period) - BigInt(whole + fixed);
  const under = BigInt("9".repeat(period.length) + "0".repeat(fixed.length));
  const common = commonDivisor(over, under);
  const [reducedOver, reducedUnder] = [over / common, under / common];
  return {
    tokens: sumInParentheses("", String(reducedOver), String(reducedUnder), at).map((token) =>
      token.kind === "number" ? { ...token, isMade: true } : token,
    ),
    length: match[0].length,
  };
}

/** A mixed number or a fraction in one character, as the sum in parentheses that it is. */
function fractionAt(
  rest: string,
  at: number,
): { readonly tokens: readonly ArithmeticToken[]; readonly length: number } | undefined {
  const mixed = mixedNumber.exec(rest)?.groups;
  const [typed = "", ...parts] = mixed === undefined ? (vulgarFraction.exec(rest) ?? []) : [];
  const [whole, character = ""] = parts;
  const [over = "", under = ""] =
    mixed === undefined
      ? character.normalize("NFKD").split("⁄")
      : [mixed["over"] ?? "", mixed["under"] ?? ""].map(plainCharacters);
  if (over === "" || under === "" || (mixed !== undefined && Number(over) >= Number(under))) return undefined;
  const before = plainCharacters(mixed?.["whole"] ?? whole ?? "");
  return {
    tokens: sumInParentheses(before, over, under, at),
    length: mixed === undefined ? typed.length : (mixedNumber.exec(rest)?.[0].length ?? 0),
  };
}

/** `(whole + over / under)`, or without the whole number where there is none. */
function sumInParentheses(
  whole: string,
  over: string,
  under: string,
  at: number,
): readonly ArithmeticToken[] {
  const sign = (written: ArithmeticSign): ArithmeticToken => ({ kind: "sign", sign: written, at });
  const number = (text: string): ArithmeticToken => ({
    kind: "number",
    text: text.replace(/^0+(?=\d)/, ""),
    at,
  });
  return [
    sign("("),
    ...(whole === "" ? [] : [number(whole), sign("+")]),
    number(over),
    sign("/"),
    number(under),
    sign(")"),
  ];
}

/** The base behind `log`, and how many characters it takes. */
function baseAt(text: string): { readonly base?: string; readonly length: number } {
  const match = logarithmBase.exec(text);
  const digits = match?.groups?.["plain"] ?? match?.groups?.["lowered"];
  return match === null || digits === undefined
    ? { length: 0 }
    : { base: plainCharacters(digits.normalize("NFKD")).replace(/^0+(?=\d)/, ""), length: match[0].length };
}

/** Letters that mean nothing in arithmetic, or one strange character. */
function unknownWord(rest: string, position: number): Unread {
  const word = /^(?:\p{L}+|[^\p{Nd}.,])/u.exec(rest)?.[0];
  return word === undefined
    ? { code: "not_an_expression", position }
    : { code: "unknown_word", position, word: word.slice(0, 20) };
}

function signOf(character: string): ArithmeticSign | undefined {
  const plain = plainCharacters(character);
  return otherSigns[plain] ?? signs.find((sign) => sign === plain);
}
