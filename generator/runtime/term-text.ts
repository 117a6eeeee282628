import { assert } from "./assert.ts";
import { andList } from "./intl-cache.ts";
import type { PlainOwnDisplay, WriteContext } from "./own-display.ts";
import { onlyPart, readTerm, type TermEnd, type TermLength } from "./term.ts";
import { unitFormat } from "./unit-text.ts";

/** How terms are shown. */
export const termDisplay: PlainOwnDisplay = {
  kind: "term",
  write: (value, context) => writeTerm(String(value), context),
};

/** A term as people write it: 41–45 months, 12 months and 1 day, 25 years to life. */
function writeTerm(value: string, context: WriteContext): string {
  const term = readTerm(value);
  assert(term !== undefined, `"${value}" is a term`);
  const { lowest, highest } = term;
  const low = endText(lowest, context);
  const high = endText(highest, context);
  if (low === high) return low;
  if (highest === "life") return context.word("term.to_life", argumentsOf({ lowest: low }));
  const first = onlyPart(lowest);
  const second = onlyPart(highest);
  return first !== undefined && second !== undefined && first.unit === second.unit
    ? unitFormat(context.locale, first.unit).formatRange(first.amount, second.amount)
    : context.word("term.to", argumentsOf({ lowest: low, highest: high }));
}

function endText(end: TermEnd, context: WriteContext): string {
  if (typeof end === "string") return context.word(`term.${end}`);
  return lengthText(end, context.locale);
}

function lengthText(length: TermLength, locale: string): string {
  return andList(locale).format(length.map(({ amount, unit }) => unitFormat(locale, unit).format(amount)));
}

function argumentsOf(texts: Readonly<Record<string, string>>): Parameters<WriteContext["word"]>[1] {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { raw: text, shown: text }]));
}
