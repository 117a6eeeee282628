import type { AskRules } from "../presentation/ask-index.ts";
import type { InputDescription, VariantInputs } from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";
import { unmarked } from "../presentation/search-folding.ts";
import { plainLine } from "./line-text.ts";
import { withPercentSigns } from "./written-out.ts";

/** A line that says a rate of a shorter time than a year. */
export interface ShorterRate {
  /** The same line with the rate of a year, as lenders count it; undefined where nothing says what that is. */
  readonly yearly: string | undefined;
  /** The rate of a year that it says, in percent. */
  readonly rate: number;
}

/**
 * What a line says of a rate by a list of `pattern=times`: 2% a month are 24% a year. What goes into no year in one way, such as 1% a
 * week of a loan repaid by the month, has 0 times. Undefined where it says no such rate.
 */
export function shorterRate(
  line: string,
  periods: readonly string[],
  locale: string,
): ShorterRate | undefined {
  const plain = unmarked(withPercentSigns(plainLine(line), locale));
  if (!/\d/.test(plain)) return undefined;
  let yearly = plain;
  let rate = 0;
  for (const each of periods) {
    const [pattern = "", times = "0"] = each.split(/=(?=\d+$)/);
    const sought = new RegExp(
      `(?<![\\p{Script=Latin}\\p{Script=Arabic}\\d.,])(?:${pattern})(?![\\p{Script=Latin}\\p{Script=Arabic}])`,
      "gu",
    );
    if (!sought.test(yearly)) continue;
    if (times === "0") return { yearly: undefined, rate };
    yearly = yearly.replace(sought, (_, ...groups: readonly (string | number | undefined)[]) => {
      const said = groups.find((group) => typeof group === "string" && /^\d/.test(group));
      const perPeriod = Number.parseFloat(String(said).replace(",", "."));
      rate = Number((perPeriod * Number(times)).toPrecision(12));
      return ` ${rate}% `;
    });
  }
  return yearly === plain ? undefined : { yearly: yearly.replaceAll(/ +/g, " ").trim(), rate };
}

/** How many times the rate of a page another is at most: who writes that a home is lent on at 3% a month means the payment. */
const mostTimes = 4;

/** Whether a page is given a rate of a year that a line says by the month as that, and one that it may have; so is any other line. */
export function isYearly(
  { yearly: rate }: { readonly yearly?: number },
  texts: Texts,
  { yearly: input }: AskRules,
  inputs: readonly InputDescription[],
  { defaults }: VariantInputs,
): boolean {
  if (rate === undefined || input === undefined) return true;
  const usual = defaults[input] ?? inputs.find(({ id }) => id === input)?.default;
  return (
    Number.parseFloat(String(texts[input])) === rate && !(rate > Number.parseFloat(String(usual)) * mostTimes)
  );
}
