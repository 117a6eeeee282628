import { expect, test } from "vitest";
import { resultMeant } from "../../../generator/ask/result-meant.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { locales } from "../../../generated/catalog.ts";
import { assert } from "../../../generator/runtime/assert.ts";

const [locale] = locales;
assert(locale !== undefined, "There is a language.");
const words = {
  "outputs.total_paid.label": "Total paid, loan and interest",
  "outputs.total_paid.also.0": "total repaid",
  "outputs.total_interest.label": "利息总额",
};
const outputs = Object.keys({ total_paid: 0, total_interest: 0 }).map((id) => ({
  id,
  type: "value" as const,
  display: { kind: "whole" as const },
}));

function asked(line: readonly string[], unread: readonly string[]): string | undefined {
  assert(locale !== undefined, "There is a language.");
  return resultMeant(
    line,
    unread,
    { outputs },
    createTranslator(locale, {}, words),
    (word) => word === "and",
  );
}

test.each([
  { line: ["loan", "total", "repaid"], unread: ["total", "repaid"], want: "total_paid" },
  { line: ["loan", "repaid"], unread: ["repaid"], want: undefined },
  // A name that its page calls an input by a part of.
  { line: ["贷款", "利息", "总额"], unread: ["总额"], want: "total_interest" },
])("$line asks for $want", ({ line, unread, want }) => {
  expect(asked(line, unread)).toBe(want);
});
