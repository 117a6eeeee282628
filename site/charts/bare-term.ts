import { numberText } from "../../generator/runtime/number-text.ts";
import { readTerm, type TermEnd } from "../../generator/runtime/term.ts";

/** Lines do not break beside it. */
const dash = "\u2060–\u2060";

/** A term without its unit, `41–45`, where both its ends are in that one unit; undefined of any other. */
export function bareTerm(text: string, unit: string, locale: string): string | undefined {
  const term = readTerm(text);
  if (term === undefined) return undefined;
  const ends = [term.lowest, term.highest].map((end) => amountIn(end, unit));
  const texts = ends.flatMap((amount) =>
    amount === undefined ? [] : [numberText(amount, locale, { minimum: 0, maximum: 2 })],
  );
  return texts.length < 2 ? undefined : [...new Set(texts)].join(dash);
}

function amountIn(end: TermEnd, unit: string): number | undefined {
  if (typeof end === "string" || end.length !== 1) return undefined;
  return end[0]?.unit === unit ? end[0].amount : undefined;
}
