import { describe, expect, test } from "vitest";
import type { FigureColumn, FigureModel } from "../../../generator/constructs/figure-model.ts";
import { renderMessage } from "../../../generator/presentation/message.ts";
import type { Scalar } from "../../../generator/runtime/answer.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
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
      onBoth("row.term", termDisplay, "7 day to 12 month"),
      onBoth("row.is_allowed", { kind: "boolean" }, true),
      onBoth("row.fine", { kind: "money", digits: "currency", currency: "USD" }, 10_000),
      onBoth("row.fee", { kind: "money", digits: "currency", currency: "USD" }, 12.5),
    ],
  },
];

const shared: Readonly<Record<string, string>> = {
  "term.to": "{lowest} to {highest}",
  "boolean.yes": "Yes",
  "units.day.amount": "{count, plural, one {# day} other {# days}}",
  "units.month.amount": "{count, plural, one {# month} other {# months}}",
};

function onBoth(name: string, display: Display, value: Scalar): FigureColumn {
  return {
    name,
    display,
    values: new Map([
      ["a", value],
      ["b", value],
    ]),
  };
}

function put(
  texts: Readonly<Record<string, string>>,
  sharedTexts: Readonly<Record<string, string | undefined>> = shared,
): ReturnType<typeof withFigures> {
  const words: Words = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessage(text, "en").message]),
  );
  const locale = { id: "en", name: "English", tag: "en-US", dir: "ltr" } as const;
  return withFigures(words, figures, ["a", "b"], {
    locale,
    shared: (key) => {
      const text = sharedTexts[key];
      return text === undefined ? undefined : compileMessage(text, "en").message;
    },
  });
}

describe("figures in words", () => {
  test("that are the same on every page stand in the text itself", () => {
    expect(put({ summary: "At least {row.rate}." }).words).toEqual({ summary: "At least 15%." });
  });

  const given = [
    { text: "In jail: {row.term}.", want: "In jail: 7 days to 12 months." },
    { text: "Allowed: {row.is_allowed}.", want: "Allowed: Yes." },
    { text: "A fine of up to {row.fine}.", want: "A fine of up to $10,000." },
    { text: "A fee of {row.fee}.", want: "A fee of $12.50." },
  ];

  test.each(given)("are said with the words that all calculators share: $want", ({ text, want }) => {
    expect(put({ summary: text }).words).toEqual({ summary: want });
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
    const amounts = { tip: { raw: 15, shown: "$15" }, bill: { raw: 100, shown: "$100" } };
    expect(renderMessage(words["note"] ?? "", amounts, "en")).toBe("$15 is 15% of $100");
  });

  test("are put in where the shared words of a language lack a unit: its file is told so", () => {
    const length = given.find(({ text }) => text.includes("{row.term}"))?.text ?? "";
    const { words } = put({ summary: length }, { ...shared, "units.month.amount": undefined });
    expect(words).toEqual({ summary: "In jail: 7 days to 12\u{a0}units.month.name." });
  });

  test("one that a page lacks is told with its text", () => {
    expect(put({ intro: "Up to {row.most}." }).missing).toEqual([
      { key: "intro", name: "row.most", variant: "b" },
    ]);
  });
});
