import { expect, test } from "vitest";
import { chooseLanguage } from "../../../site/pages/languages/choose-language.ts";

const offered = ["en", "es", "zh-Hans", "ar"];

test.each<[readonly string[], string | undefined]>([
  [["es-MX", "en"], "es"],
  [["fr", "ar-EG"], "ar"],
  [["zh-TW"], "zh-Hans"],
  [["ZH-HANS"], "zh-Hans"],
  [["fr", "de"], undefined],
  [[], undefined],
])("a visitor who reads %j is shown %s", (wished, want) => {
  expect(chooseLanguage(offered, wished)).toBe(want);
});
