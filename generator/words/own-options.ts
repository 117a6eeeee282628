/** Options that words name where the value itself is named, and not with an input that has the same. */
import type { CheckedWords } from "../check/calculator-folder.ts";
import { textsOfPart } from "./part-texts.ts";
import { calculatorTexts } from "./words.ts";

/** The results, formulas and columns whose options the words of the calculator, its parts or its tables name. */
export function namesWithOptions(
  { byLocale, parts = [] }: CheckedWords,
  locale: string,
): ReadonlySet<string> {
  const own = byLocale.get(locale);
  const texts = [
    ...(own === undefined ? [] : [calculatorTexts(own.value)]),
    ...parts.flatMap((part) => textsOfPart(part, locale) ?? []),
  ];
  return new Set(
    texts
      .flatMap((each) => [...each.keys()])
      .flatMap((key) => /^(?:outputs|formulas|columns)\.(\w+)\.(?:inline_)?options\./.exec(key)?.[1] ?? []),
  );
}
