import { assert } from "./assert.ts";
import { andList } from "./intl-cache.ts";
import { decimalTextIn } from "./number-text.ts";
import type { PlainOwnDisplay, WriteContext } from "./own-display.ts";
import { onlyPart, readTerm, type TermEnd, type TermPart } from "./term.ts";
import { amountsTogether, namedAmount, unitAmount } from "./unit-amount.ts";

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
    ? rangeText(first, second, context)
    : context.word("term.to", argumentsOf({ lowest: low, highest: high }));
}

/** Two amounts of one unit, which is said once, in the form of the larger. A form that is a number itself, such as the Arabic dual, gives way to that of several. */
function rangeText(first: TermPart, second: TermPart, context: WriteContext): string {
  const { locale } = context;
  const shown = `${decimalTextIn(locale, String(first.amount))}\u2013${decimalTextIn(locale, String(second.amount))}`;
  const write = (count: number): string => unitAmount(second.unit, count, shown, context, "name");
  const text = write(second.amount);
  return text.includes(shown) ? text : write(several);
}

/** Where languages have a form for a few, this takes it. */
const several = 3;

function endText(end: TermEnd, context: WriteContext): string {
  if (typeof end === "string") return context.word(`term.${end}`);
  return amountsTogether(
    end.map(({ amount, unit }) => namedAmount(unit, amount, context)),
    andList(context.locale),
  );
}

function argumentsOf(texts: Readonly<Record<string, string>>): Parameters<WriteContext["word"]>[1] {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { raw: text, shown: text }]));
}
