import { expect, test } from "vitest";
import { alternateLanguage } from "../../../site/routes/alternate-language.ts";

test.each([
  { given: "en", want: "en" },
  { given: "es-US", want: "es" },
  { given: "zh-Hans", want: "zh-Hans" },
  { given: "zh-Hant-TW", want: "zh-Hant" },
])("$given is offered as $want", ({ given, want }) => {
  expect(alternateLanguage(given)).toBe(want);
});
