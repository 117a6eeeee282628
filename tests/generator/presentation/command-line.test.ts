import { emptyDescription } from "../../setup/empty-description.ts";
import { expect, test } from "vitest";
import { dateRuntime } from "../../../generator/runtime/kinds/date.ts";
import { numberRuntime } from "../../../generator/runtime/kinds/number.ts";
import { textRuntime } from "../../../generator/runtime/kinds/text.ts";
import type { Calculator, InputDescription } from "../../../generator/runtime/description.ts";
import { changedTexts, commandLine } from "../../../generator/presentation/command-line.ts";
import { shellWords } from "../../setup/shell-words.ts";

const display = { kind: "number", digits: { minimum: 0, maximum: 2 } } as const;
const number = (id: string, standard: string): InputDescription => ({
  id,
  type: "number",
  kind: numberRuntime,
  default: standard,
  optional: false,
  advanced: false,
  display,
});
const text = (id: string): InputDescription => ({
  id,
  type: "text",
  kind: textRuntime,
  default: "",
  optional: true,
  advanced: false,
  longest: 60,
  display: { kind: "text" },
});
const day: InputDescription = {
  id: "on_day",
  type: "date",
  kind: dateRuntime,
  precision: "day",
  default: "today",
  optional: false,
  advanced: false,
  display: { kind: "date", precision: "day" },
};

const calculator: Calculator = {
  description: {
    ...emptyDescription,
    inputs: [number("home_price", "5"), number("ratio", "2"), text("note"), day],
  },
  compute: () => ({ status: "answered", values: {}, trace: () => ({}), used: [] }),
  visible: () => ({}),
};
const variant = { slug: "b-25", route: "a/b-25", fixed: { ratio: "25" }, defaults: { home_price: "7" } };
const today = "2026-11-21";

test.each([
  [
    "what the page's examples already say is left out",
    { home_price: "7", note: "", on_day: today },
    "plainsum a/b-25",
  ],
  ["a value of its own", { home_price: "8" }, "plainsum a/b-25 --home-price 8"],
  ["a negative value", { home_price: "-8" }, "plainsum a/b-25 --home-price=-8"],
  ["a text for a shell", { note: "it's $5" }, "plainsum a/b-25 --note 'it'\\''s $5'"],
  ["several rows", { note: ["a~1", "b~2"] }, "plainsum a/b-25 --note a,1 --note b,2"],
  ["a row that commas would cut", { note: ["a, b~1"] }, "plainsum a/b-25 --note 'a, b~1'"],
  ["another day", { on_day: "2026-01-01" }, "plainsum a/b-25 --on-day 2026-01-01"],
])("%s", (_, texts, want) => {
  expect(commandLine(variant.route, changedTexts(calculator.description, variant, texts, today))).toBe(want);
});

test("a shell reads the line of an example back as its texts", () => {
  const line = commandLine(
    "math/basic",
    { expression: "2 * (3 + 4)", note: "it's", rows: ["a~b, c~1", "$x"] },
    "2026-01-01",
  );
  expect(shellWords(line)).toEqual([
    "plainsum",
    "math/basic",
    "--expression",
    "2 * (3 + 4)",
    "--note",
    "it's",
    "--rows",
    "a~b, c~1",
    "--rows",
    "$x",
    "--as-of",
    "2026-01-01",
  ]);
});
