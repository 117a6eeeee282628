import { describe, expect, test } from "vitest";
import { diagnose, type Diagnostic, type Place } from "../../../generator/diagnostics/diagnostic.ts";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";

const texts: Readonly<Record<string, string>> = {
  "specs/a.yaml": "inputs:\n  bill: { type: money }\n  bil: { type: number }\nformulas:\n  tip: bill * rat\n",
  "specs/b.yaml": "title: 小费计算器 x\r\nsummary: |\r\n\tone\r\n",
};
const textOf = (file: string): string => texts[file] ?? "";

/** The place of `part` in a file. */
function placeOf(file: string, part: string): Place {
  const start = textOf(file).indexOf(part);
  return { file, span: { start, end: start + part.length } };
}

function shown(...diagnostics: readonly Diagnostic[]): string {
  return showDiagnostics(diagnostics, textOf);
}

describe("a diagnostic is shown", () => {
  test("with its line, the place underlined, and what was probably meant", () => {
    const place = placeOf("specs/a.yaml", "rat\n");
    expect(shown(diagnose("unknown_name", { name: "rat" }, place, { suggestion: "rate" }))).toBe(
      [
        "specs/a.yaml:5:15: error P0302: There is nothing named `rat` here",
        "  5 |   tip: bill * rat",
        "    |               ^^^",
        "  did you mean `rate`?",
        "",
        "1 error in 1 file",
        "",
      ].join("\n"),
    );
  });

  test("with the other place involved", () => {
    const related = [{ place: placeOf("specs/a.yaml", "bill"), message: "it is here first" }];
    expect(
      shown(diagnose("duplicate_key", { key: "bil" }, placeOf("specs/a.yaml", "bil:"), { related })),
    ).toBe(
      [
        "specs/a.yaml:3:3: error P0107: The key `bil` appears twice in this map",
        "  3 |   bil: { type: number }",
        "    |   ^^^^",
        "  specs/a.yaml:2:3: it is here first",
        "  2 |   bill: { type: money }",
        "    |   ^^^^",
        "",
        "1 error in 1 file",
        "",
      ].join("\n"),
    );
  });

  test.each([
    {
      name: "a place over several lines, by its first",
      part: "money }\n  bil",
      want: ["  2 |   bill: { type: money }", "    |                 ^^^^^^^"],
    },
    {
      name: "a place at the end of a line",
      part: "\nformulas",
      want: ["  3 |   bil: { type: number }", "    |                        ^"],
    },
  ])("with $name", ({ part, want }) => {
    const lines = shown(diagnose("empty_file", {}, placeOf("specs/a.yaml", part))).split("\n");
    expect(lines.slice(1, 3)).toEqual(want);
  });

  test("with wide characters counted as the two columns they take", () => {
    const lines = shown(diagnose("empty_file", {}, placeOf("specs/b.yaml", "计算"))).split("\n");
    expect(lines.slice(0, 3)).toEqual([
      "specs/b.yaml:1:10: error P0102: This file is empty",
      "  1 | title: 小费计算器 x",
      "    |            ^^^^",
    ]);
  });

  test("with tabs kept, so that the underline stands right whatever their width", () => {
    const lines = shown(diagnose("empty_file", {}, placeOf("specs/b.yaml", "one"))).split("\n");
    expect(lines.slice(1, 3)).toEqual(["  3 | \tone", "    | \t^^^"]);
  });

  test("with only the part of a long line around the place", () => {
    const text = `options: [${Array.from({ length: 100 }, (_, index) => `option_${index}`).join(", ")}]`;
    const start = text.indexOf("option_50");
    const place = { file: "specs/long.yaml", span: { start, end: start + 9 } };
    const [, line = "", underline = ""] = showDiagnostics(
      [diagnose("empty_file", {}, place)],
      () => text,
    ).split("\n");
    expect(line).toMatch(/^ {2}1 \| ….{120}…$/);
    expect(line.slice(underline.indexOf("^"))).toMatch(/^option_50,/);
    expect(underline.trim()).toBe("| ^".replace(" ^", ` ${" ".repeat(41)}${"^".repeat(9)}`));
  });

  test("without an excerpt of an empty file", () => {
    const place = { file: "specs/none.yaml", span: { start: 0, end: 0 } };
    expect(shown(diagnose("empty_file", {}, place))).toBe(
      "specs/none.yaml:1:1: error P0102: This file is empty\n\n1 error in 1 file\n",
    );
  });

  test("in color for a terminal", () => {
    const text = showDiagnostics([diagnose("empty_file", {}, placeOf("specs/a.yaml", "bill"))], textOf, {
      color: true,
    });
    expect(text.split("\n")[0]).toBe(
      "\u001B[1mspecs/a.yaml:2:3\u001B[0m: \u001B[31merror\u001B[0m P0102: This file is empty",
    );
  });
});

describe("several diagnostics", () => {
  test("stand in the order of files and lines, with a count", () => {
    const later = diagnose("empty_file", {}, placeOf("specs/b.yaml", "title"));
    const warning = diagnose("unknown_calculator", { name: "x" }, placeOf("specs/a.yaml", "tip"));
    const first = diagnose("empty_file", {}, placeOf("specs/a.yaml", "bill"));
    const lines = shown(later, warning, first).split("\n");
    expect(lines.filter((line) => line.startsWith("specs/")).map((line) => line.split(" ")[0])).toEqual([
      "specs/a.yaml:2:3:",
      "specs/a.yaml:5:3:",
      "specs/b.yaml:1:1:",
    ]);
    expect(lines.at(-2)).toBe("2 errors and 1 warning in 2 files");
  });

  test.each([
    { given: 0, want: "0 problems" },
    { given: 1, want: "1 warning in 1 file" },
    { given: 2, want: "2 warnings in 1 file" },
  ])("$given counted", ({ given, want }) => {
    const each = diagnose("unknown_calculator", { name: "x" }, placeOf("specs/a.yaml", "tip"));
    expect(
      shown(...Array.from({ length: given }, () => each))
        .split("\n")
        .at(-2),
    ).toBe(want);
  });
});

test("parameters are put into the message as they are, whatever they hold", () => {
  const { message } = diagnose("unknown_name", { name: "$& {name}" }, placeOf("specs/a.yaml", "tip"));
  expect(message).toBe("There is nothing named `$& {name}` here");
});
