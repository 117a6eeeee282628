import { expect, test } from "vitest";
import { sharedTranslator } from "../../../cli/calculators/locales.ts";
import { namesListed } from "../../../cli/input/names-listed.ts";

test.each([
  { locale: "en", names: [], want: "" },
  { locale: "en", names: ["a"], want: "a" },
  { locale: "en", names: ["a", "b", "c"], want: "a, b, c" },
  { locale: "zh", names: ["a", "b", "c"], want: "a、b、c" },
  { locale: "ar", names: ["a", "b"], want: "a، b" },
])("$names in $locale: $want", async ({ locale, names, want }) => {
  const { t } = await sharedTranslator(["--locale", locale]);
  expect(namesListed(names, t)).toBe(want);
});
