import { expect, test } from "vitest";
import { cached } from "../../generator/runtime/intl-cache.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { pageMarkup } from "../setup/page-markup.tsx";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** What reaches a reader of another language than English: no ids, and that language's own marks. */
export function testPageTexts(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
): void {
  const { displays } = tested.calculator.description;
  const options = Object.values(displays).flatMap((display) =>
    display.kind === "choice" ? display.options : [],
  );
  const ids = [...new Set([...options, ...Object.keys(displays)])].filter(isWord);
  const markupIn = cached((language: string): readonly string[] =>
    tested.variants.slice(0, 1).map((variant) => pageMarkup(tested, pages, variant, { language, today })),
  );
  const textsIn = (language: string): readonly string[] => markupIn(language).flatMap(textsOf);
  const languages = Object.keys(tested.words).filter((language) => language !== "en");

  test.each(languages)("no id stands in its page in %s", (language) => {
    const texts = textsIn(language);
    expect(texts.filter((text) => ids.some((each) => text === each || text.includes(` · ${each}`)))).toEqual(
      [],
    );
    expect(texts.filter((text) => /\b[a-z]+_[a-z_]+\b/u.test(text))).toEqual([]);
  });

  test.each(Object.keys(tested.words))("no heading of its form in %s is said again below it", (language) => {
    expect(markupIn(language).flatMap(headingsSaidAgain)).toEqual([]);
  });

  test.runIf(languages.includes("zh"))("Chinese has full-width marks, and no space before a bracket", () => {
    const texts = textsIn("zh");
    expect(texts.filter((text) => /\p{Script=Han} ?[(:;,!?]|\(\p{Script=Han}/u.test(text))).toEqual([]);
    expect(texts.filter((text) => /\p{Script=Han} （|） \p{Script=Han}/u.test(text))).toEqual([]);
  });
}

/** Headings of groups of fields that have the name of their first field. */
function headingsSaidAgain(markup: string): readonly string[] {
  return [...markup.matchAll(headedField)].flatMap(([, heading = "", name]) =>
    heading === name ? [heading] : [],
  );
}

const headedField =
  /<fieldset class="field-group"><legend>([^<]*)<\/legend><[^>]*><(?:legend class="field-name"|div class="field-name"><label[^>]*)>([^<]*)/gu;

/** A page's texts, each element's by itself. Titles of sources are in English everywhere, and commands are for machines. */
function textsOf(markup: string): readonly string[] {
  return markup
    .replaceAll(/<(cite|code|style)\b.*?<\/\1>/gsu, "")
    .replaceAll(/<[^>]*>/gu, "\n")
    .split("\n")
    .filter((text) => text.trim() !== "");
}

/** Ids that are words: `B1` and `USD` are names in every language. */
function isWord(id: string): boolean {
  return /^[a-z][a-z_]{3,}$/u.test(id);
}
