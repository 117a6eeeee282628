import { expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { searchExamples } from "../../../site/search/search-examples.ts";
import { siteTranslator } from "../../../site/words/site-locales.ts";

test.each(locales.map(({ id }) => id))(
  "every line that the home page of %s shows has an answer",
  async (language) => {
    const lines = siteTranslator(language).t("ask.examples").split("|");
    expect((await searchExamples(language)).map(({ line }) => line)).toEqual(lines);
  },
);
