import { unmarked } from "../presentation/search-folding.ts";
import { plainLine } from "./line-text.ts";
import { withPercentSigns } from "./written-out.ts";

/** A line that says a rate of a shorter time than a year. */
export interface ShorterRate {
  /** The same line with the rate of a year, as lenders count it; undefined where nothing says what that is. */
  readonly yearly: string | undefined;
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
  for (const each of periods) {
    const [said = "", times = "0"] = each.split(/=(?=\d+$)/);
    const sought = new RegExp(
      `(?<![\\p{Script=Latin}\\p{Script=Arabic}\\d.,])(?:${said})(?![\\p{Script=Latin}\\p{Script=Arabic}])`,
      "gu",
    );
    if (!sought.test(yearly)) continue;
    if (times === "0") return { yearly: undefined };
    yearly = yearly.replace(sought, (_, ...groups: readonly (string | number | undefined)[]) => {
      const rate = groups.find((group) => typeof group === "string" && /^\d/.test(group));
      return ` ${Number((Number(String(rate).replace(",", ".")) * Number(times)).toPrecision(12))}% `;
    });
  }
  return yearly === plain ? undefined : { yearly: yearly.replaceAll(/ +/g, " ").trim() };
}
