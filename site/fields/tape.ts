import type { Calculation } from "../kept/kept-tapes.ts";

/** Calculations on a tape. */
export const longestTape = 50;

/** The tape with one more line; what is there already comes to the top. */
export function withLine(tape: readonly Calculation[], added: Calculation): readonly Calculation[] {
  const isSame = (each: Calculation): boolean =>
    each.canonical === added.canonical && each.result === added.result;
  return [{ ...tape.find(isSame), ...added }, ...tape.filter((each) => !isSame(each))].slice(0, longestTape);
}

/** A canonical expression as people write it in their language. */
export function asWritten(canonical: string, decimalMark: string): string {
  return canonical
    .replaceAll(/(?<!\p{L})sqrt(?!\p{L})/gu, "√")
    .replaceAll(/ ?(?<![\p{L}_])pi(?![\p{L}\p{Nd}_]) ?/gu, "π")
    .replaceAll(".", decimalMark)
    .replaceAll(/(?<=[\p{L}\p{Nd})%!°π|_]) ?[-+*/] ?/gu, (sign) => ` ${signs[sign.trim()] ?? sign} `)
    .replaceAll("-", "−")
    .replace(/ ?= ?/u, " = ")
    .replaceAll(/ {2,}/gu, " ")
    .replaceAll(/(?<=[(√]) | (?=\))/gu, "")
    .trim();
}

const signs: Readonly<Record<string, string>> = { "*": "×", "/": "÷", "-": "−", "+": "+" };
