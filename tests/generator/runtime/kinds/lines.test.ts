import { describe, expect, test } from "vitest";
import { formatValue } from "../../../../generator/presentation/format-value.ts";
import { checkInput } from "../../../../generator/runtime/check-inputs.ts";
import { linesDisplay, linesRuntime, longestLines } from "../../../../generator/runtime/kinds/lines.ts";
import type { TextInput } from "../../../../generator/runtime/kinds/text.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";

const today = "2026-11-21";
const input: TextInput = {
  id: "text",
  type: "text",
  kind: linesRuntime,
  default: "",
  optional: false,
  advanced: false,
  longest: longestLines,
  staysInField: true,
  display: linesDisplay,
};

describe("a text of many lines", () => {
  test("is read as it is, a book long", () => {
    const book = "one two\n\nthree ".repeat(50_000);
    expect(readField(input, book, { today })).toMatchObject({ kind: "read", value: book.trim() });
  });

  test("is refused unread where it is longer", () => {
    expect(readField(input, "x".repeat(longestLines + 1), { today })).toEqual({
      kind: "unreadable",
      code: "too_many_characters",
      arguments: { maximum: longestLines },
    });
  });

  test("left blank is an empty text, which only an optional one may be", () => {
    expect(readField(input, " \n ", { today })).toEqual({ kind: "read", value: "", canonical: "" });
    expect(checkInput(input, "", "text", { today, values: {} })).toEqual([{ at: "text", code: "required" }]);
    expect(checkInput({ ...input, optional: true }, "", "text", { today, values: {} })).toEqual([]);
  });

  test.each([
    { given: "Short", want: "Short" },
    { given: "Two\n  lines", want: "Two lines" },
    {
      given: "Four score and seven years ago our fathers brought forth",
      want: "Four score and seven years ago our…",
    },
    { given: "字".repeat(50), want: `${"字".repeat(40)}…` },
    { given: "𠮷".repeat(50), want: `${"𠮷".repeat(40)}…` },
  ])("is shown as it begins: $want", ({ given, want }) => {
    expect(formatValue(linesDisplay, given, { locale: "en", word: String })).toBe(want);
  });
});
