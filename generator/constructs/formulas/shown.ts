import { durationUnits } from "../../runtime/duration.ts";
import type { Display } from "../../runtime/display.ts";
import { checkDisplay } from "../check-display.ts";
import { displayOf, type DisplayOptions } from "../display.ts";
import { id, list, oneOfTexts, reference, type Closed, unitId } from "../schema.ts";
import { choiceSet, type ResolveContext } from "../statements/context.ts";
import type { ShownStatement } from "../statements/statement-kind.ts";
import { citationList, citations, type CitationsDocument } from "../values/citation.ts";
import { currency, namedByCurrency } from "../values/currency.ts";
import { digits } from "../values/digits.ts";

/** Keys that say how a worked-out value is shown. */
export const shownAs = {
  unit: unitId("The unit the value is shown in; it must measure the value's dimension."),
  unit_as: id(
    "Of a column: the input or result whose unit it is shown in, whichever the reader has chosen for that.",
  ),
  digits: reference(digits),
  as: oneOfTexts(
    ["percent", "number", "duration"],
    "`percent` shows the plain number 0.065 as 6.5%; `duration` a time as 2 h 25 min, months as 3 years 2 months.",
  ),
  parts: list(
    oneOfTexts(durationUnits, "A unit."),
    "Of a duration: the units it is shown in, the largest first; hours, minutes and seconds, or weeks and days, or years and months without it.",
    { unique: true },
  ),
  currency: reference(currency),
  precision: oneOfTexts(["day", "month", "year"], "Of a date: how exactly it is shown; `day` without it."),
};
/** The long form of a formula or column. */
type LongForm = Closed<typeof shownAs> & { readonly citation?: CitationsDocument };

/** Where the rule of a formula stands. */
export const cited = { citation: citations };

/** What a document says about showing its value; a formula on one line says nothing. */
export function displayOptions(document: LongForm | string | number | boolean): DisplayOptions {
  if (typeof document !== "object") return {};
  const { digits: shownDigits, unit, unit_as, as, parts, currency: shownCurrency, precision } = document;
  const all = { digits: shownDigits, unit, unit_as, as, parts, currency: shownCurrency, precision };
  return Object.fromEntries(Object.entries(all).filter(([, option]) => option !== undefined));
}

/** The parts of a statement that follow from these keys. */
export function shownOptions(
  document: LongForm | string | number | boolean,
): Pick<ShownStatement, "shown" | "citations"> {
  const citation = typeof document === "object" ? document.citation : undefined;
  return {
    shown: displayOptions(document),
    ...(citation === undefined ? {} : { citations: citationList(citation) }),
  };
}

/** The value that chooses the currency. */
export function namedByShown(document: LongForm | string | number | boolean): readonly string[] {
  return typeof document === "object" ? namedByCurrency(document.currency) : [];
}

/** How the value of a formula is shown, under its id. */
export function shownDisplay(
  { id: name, type, shown }: ShownStatement,
  context: ResolveContext,
): Readonly<Record<string, Display>> {
  const options = { ...shown, set: choiceSet(context, name, type) };
  const display = displayOf(type, options, context.sharedSpecs.units, context.currency);
  return display === undefined ? {} : { [name]: display };
}

/** Reports what a formula says about showing its value and cannot be done. */
export function checkShown({ id: name, type, shown }: ShownStatement, context: ResolveContext): void {
  checkDisplay(context, type, shown, ["formulas", name]);
}
