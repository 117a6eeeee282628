import { numberText } from "../../generator/runtime/number-text.ts";
import { readTerm, type TermEnd } from "../../generator/runtime/term.ts";

/** Lines do not break beside it. */
const dash = "\u2060–\u2060";

/**
 * A term without its unit, `41–45`, where both its ends are in that one unit; undefined of any other. An end that is a little
 * longer has a plus, `12+–14`, as the official tables print 12 months and a day.
 */
export function bareTerm(text: string, unit: string, locale: string): string | undefined {
  const term = readTerm(text);
  if (term === undefined) return undefined;
  const texts = [term.lowest, term.highest].flatMap((end) => bareEnd(end, unit, locale) ?? []);
  return texts.length < 2 ? undefined : [...new Set(texts)].join(dash);
}

function bareEnd(end: TermEnd, unit: string, locale: string): string | undefined {
  const [first, ...more] = typeof end === "string" ? [] : end;
  if (first?.unit !== unit) return undefined;
  return `${numberText(first.amount, locale, { minimum: 0, maximum: 2 })}${more.length > 0 ? "+" : ""}`;
}
