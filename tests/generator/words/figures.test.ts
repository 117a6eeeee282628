import { describe, expect, test } from "vitest";
import type { FigureModel } from "../../../generator/constructs/figure-model.ts";
import { renderMessage } from "../../../generator/presentation/message.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { withFigures } from "../../../generator/words/figures.ts";
import { compileMessage } from "../../../generator/words/message.ts";

const percent = { kind: "percent", digits: { minimum: 0, maximum: 2 } } as const;
const count = { kind: "number", digits: { minimum: 0, maximum: 0 } } as const;
const place = { file: "calculator.yaml", span: { start: 0, end: 0 }, line: 1, column: 1 };

const figures: readonly FigureModel[] = [
  {
    id: "row",
    table: {
      id: "rates",
      path: "rates",
      file: "rates.yaml",
      keys: [],
      displays: {},
      keyTypes: {},
      columns: {},
      periods: [],
    },
    place,
    columns: [
      {
        name: "row.rate",
        display: percent,
        values: new Map([
          ["a", 0.15],
          ["b", 0.15],
        ]),
      },
      {
        name: "row.months",
        display: count,
        values: new Map([
          ["a", 1],
          ["b", 2],
        ]),
      },
      {
        name: "row.most",
        display: count,
        values: new Map([
          ["a", 3],
          ["b", null],
        ]),
      },
    ],
  },
];

function put(texts: Readonly<Record<string, string>>): ReturnType<typeof withFigures> {
  const words: Words = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessage(text, "en").message]),
  );
  const locale = { id: "en", name: "English", tag: "en-US", dir: "ltr" } as const;
  return withFigures(words, figures, ["a", "b"], { locale, shared: () => undefined });
}

describe("figures in words", () => {
  test("that are the same on every page stand in the text itself", () => {
    expect(put({ summary: "At least {row.rate}." }).words).toEqual({ summary: "At least 15%." });
  });

  test("that differ stand in the texts of each page", () => {
    expect(put({ intro: "{row.months, plural, one {# month} other {# months}}" }).words).toEqual({
      intro: "1 month",
      "variants.a.intro": "1 month",
      "variants.b.intro": "2 months",
    });
  });

  test("a page's own text has its own figure", () => {
    const { words } = put({ intro: "None.", "variants.b.intro": "{row.months} months" });
    expect(words).toEqual({ intro: "None.", "variants.b.intro": "2 months" });
  });

  test("other values are left to be put in", () => {
    const { words } = put({ note: "{tip} is {row.rate} of {bill}" });
    const given = { tip: { raw: 15, shown: "$15" }, bill: { raw: 100, shown: "$100" } };
    expect(renderMessage(words["note"] ?? "", given, "en")).toBe("$15 is 15% of $100");
  });

  test("one that a page lacks is told with its text", () => {
    expect(put({ intro: "Up to {row.most}." }).missing).toEqual([
      { key: "intro", name: "row.most", variant: "b" },
    ]);
  });
});
