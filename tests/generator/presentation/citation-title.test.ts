import { expect, test } from "vitest";
import { citationTitle } from "../../../generator/presentation/citation-title.ts";

const plan = { title: "Implementation plan", titles: { zh: "《育儿补贴制度实施方案》" } };

test.each([
  {
    title: "its own title on a page of its language",
    source: plan,
    locale: "zh",
    want: "《育儿补贴制度实施方案》",
  },
  { title: "English elsewhere", source: plan, locale: "es", want: "Implementation plan" },
  { title: "English where there is no other", source: { title: "Act" }, locale: "zh", want: "Act" },
])("a source has $title", ({ source, locale, want }) => {
  expect(citationTitle(source, locale)).toBe(want);
});
