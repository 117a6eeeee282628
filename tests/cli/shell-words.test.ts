import { expect, test } from "vitest";
import { exampleLine } from "../../cli/answer/example-line.ts";
import { shellWords } from "../setup/shell-words.ts";

test("a shell reads the line of an example back as its texts", () => {
  const line = exampleLine(
    "math/basic",
    { expression: "2 * (3 + 4)", note: "it's", rows: ["a~b c~1", "$x"] },
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
    "a~b c~1",
    "--rows",
    "$x",
    "--as-of",
    "2026-01-01",
  ]);
});
