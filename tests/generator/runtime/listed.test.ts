import { expect, test } from "vitest";
import { andList, listed } from "../../../generator/runtime/intl-cache.ts";

test.each([
  { locale: "zh-Hans", names: ["III 级", "I 级"], want: "III 级和 I 级" },
  { locale: "zh-Hans", names: ["I 级", "II 级", "III 级"], want: "I 级、II 级和 III 级" },
  { locale: "zh-Hans", names: ["县监狱", "州监狱"], want: "县监狱和州监狱" },
  { locale: "ja", names: ["I級", "II級"], want: "I級、II級" },
  { locale: "en", names: ["Level III", "Level I"], want: "Level III and Level I" },
  { locale: "ar", names: ["المستوى I", "المستوى II"], want: "المستوى I والمستوى II" },
])("$want", ({ locale, names, want }) => {
  expect(listed(names, andList(locale))).toBe(want);
});
