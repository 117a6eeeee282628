import { encodeQuery } from "../../generator/runtime/query.ts";
import type { ExampleDescription, VariantDescription } from "../../generator/runtime/description.ts";
import { formFromQuery, readUnits } from "../../site/islands/form.ts";
import type { Setting } from "../../site/islands/setting.ts";
import { localeTags, type TestedCalculator } from "./tested-calculator.ts";

/** The part of an address that holds an example. */
export function queryOf({ given }: Pick<ExampleDescription, "given">): string {
  return `?${encodeQuery(given).toString()}`;
}

/** What the page of a calculator reads an address with. */
export function settingOf(
  { calculator }: Pick<TestedCalculator, "calculator">,
  variant: VariantDescription,
  language: string,
): Setting {
  return { calculator, variant, locale: localeTags[language] ?? language, unitNames: () => [] };
}

/** The units the page reads the results of an example in, which a terminal is given: it would follow those that were typed. */
export function readUnitsOf(
  tested: Pick<TestedCalculator, "calculator">,
  variant: VariantDescription,
  example: Pick<ExampleDescription, "given">,
  today: string,
): Readonly<Record<string, string>> {
  const setting = settingOf(tested, variant, "en");
  return readUnits(setting, formFromQuery(setting, today, queryOf(example)));
}
