import { expect, test } from "vitest";
import { categories, locales } from "../../../generated/catalog.ts";
import { searchExamples } from "../../../site/search/search-examples.ts";
import { siteTranslator } from "../../../site/words/site-locales.ts";

test.each(locales.map(({ id }) => id))(
  "every line that the home page of %s shows has an answer",
  async (language) => {
    const lines = siteTranslator(language).t("ask.examples").split("|");
    expect((await searchExamples(language)).map(({ line }) => line)).toEqual(lines);
  },
);

test.each(locales.map(({ id }) => id))(
  "every line that the categories of %s show has an answer",
  async (language) => {
    const shown = categories.map(({ id }) => ({
      id,
      lines: siteTranslator(language).t.optional(`categories.${id}.examples`)?.split("|") ?? [],
    }));
    expect(shown.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(5);
    for (const { id, lines } of shown)
      expect((await searchExamples(language, id)).map(({ line }) => line)).toEqual(lines);
  },
);
