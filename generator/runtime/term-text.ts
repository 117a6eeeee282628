import { assert } from "./assert.ts";
import { andList, listed } from "./intl-cache.ts";
import { decimalTextIn } from "./number-text.ts";
import type { PlainOwnDisplay, WriteContext } from "./own-display.ts";
import { onlyPart, readTerm, type TermEnd, type TermPart } from "./term.ts";
import { namedAmount, unitAmount } from "./unit-amount.ts";

/** How terms are shown. */
export const termDisplay: PlainOwnDisplay = {
  kind: "term",
  write: (value, context) => writeTerm(String(value), context),
};

/** A term as people write it: 41–45 months, in a sentence 41 to 45 months; 12 months and 1 day, 25 years to life. */
function writeTerm(value: string, context: WriteContext): string {
  const term = readTerm(value);
  assert(term !== undefined, `"${value}" is a term`);
  const { lowest, highest } = term;
  const low = endText(lowest, context);
  const high = endText(highest, context);
  if (low === high) return low;
  if (highest === "life") return joined("to_life", { lowest: low }, context);
  const first = onlyPart(lowest);
  const second = onlyPart(highest);
  return first !== undefined && second !== undefined && first.unit === second.unit
    ? rangeText(first, second, context)
    : joined("to", { lowest: low, highest: high }, context);
}

/** Two amounts of one unit, which is said once, in the form of the larger. A form that is a number itself, such as the Arabic dual, gives way to that of several. */
function rangeText(first: TermPart, second: TermPart, context: WriteContext): string {
  const { locale, inSentence } = context;
  const lowest = decimalTextIn(locale, String(first.amount));
  const highest = decimalTextIn(locale, String(second.amount));
  const shown =
    inSentence === true ? joined("figures", { lowest, highest }, context) : `${lowest}\u2013${highest}`;
  const write = (count: number): string => unitAmount(second.unit, count, shown, context, "name");
  const text = write(second.amount);
  return text.includes(shown) ? text : write(several);
}

/** Two ends with the words of the language, which are others after a preposition: "de 2 a 12 años", "una pena de 2 a 12 años". */
function joined(
  key: "to" | "to_life" | "figures",
  ends: Readonly<Record<string, string>>,
  { word, form }: WriteContext,
): string {
  return word(`term.${form === "of" ? "of." : ""}${key}`, ends);
}

/** Where languages have a form for a few, this takes it. */
const several = 3;

function endText(end: TermEnd, context: WriteContext): string {
  if (typeof end === "string") return context.word(`term.${end}`);
  return listed(
    end.map(({ amount, unit }) => namedAmount(unit, amount, context)),
    andList(context.locale),
  );
}
