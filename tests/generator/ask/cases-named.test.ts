import { describe, expect, test } from "vitest";
import { casesNamed } from "../../../generator/ask/cases-named.ts";
import type { AskPage } from "../../../generator/presentation/ask-index.ts";

const rules = { joining: ["of", "the", "and", "or"], degrees: ["first=1", "second=2", "一级=1", "二级=2"] };

const page = (title: string, more: Partial<AskPage> = {}): AskPage => ({
  route: "legal/oregon/felony",
  title,
  summary: "",
  keywords: [],
  ...more,
});
const named = (title: string, ofClass: string, more: Partial<AskPage> = {}): AskPage =>
  page(title, { class: ofClass, query: `offense=${title}`, ...more });

const cases = [
  named("Felony DUI", "class C felony"),
  named("DUI manslaughter", "class B felony"),
  named("Larceny after breaking or entering", "class H felony"),
  named("Breaking and entering", "class H felony"),
  named("Theft in the first degree", "class C felony", { route: "legal/oregon/theft", query: "" }),
  named("Theft in the second degree", "class 1 misdemeanor"),
  named("二级盗窃", "A 级轻罪"),
  named("一级伤害", "A 级重罪"),
];
const pages = [
  page("Felony, Oregon", { keywords: ["dui"] }),
  page("Theft 1, Oregon", { route: "legal/oregon/theft", keywords: ["theft"] }),
];
const titles = (line: string): readonly string[] =>
  casesNamed(line, pages, cases, rules).map(({ title }) => title);

describe("a line", () => {
  test.each([
    ["dui", ["Felony DUI", "DUI manslaughter", "Felony, Oregon"]],
    ["theft", ["Theft in the first degree", "Theft in the second degree"]],
    ["theft 1", ["Theft in the first degree"]],
    ["2nd degree theft", ["Theft in the second degree"]],
    ["felony theft", ["Theft in the first degree"]],
    ["breaking and entering", ["Breaking and entering", "Larceny after breaking or entering"]],
    ["盗窃", ["二级盗窃"]],
    ["盗窃 2", ["二级盗窃"]],
  ])("%j lists every name that has its words, the plainest first", (line, expected) => {
    expect(titles(line)).toEqual(expected);
  });

  test.each(["class c felony", "class 1 misdemeanor", "arson", "theft 3", "一级盗窃", ""])(
    "%j names no case",
    (line) => {
      expect(titles(line)).toEqual([]);
    },
  );
});
