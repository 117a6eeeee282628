import { describe, expect, test } from "vitest";
import { calculator } from "../../../generated/calculators/daily-life/audiobook-length/model.ts";
import { readFiles } from "../../../cli/input/read-files.ts";
import type { ByteSource } from "../../../cli/terminal.ts";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-21";

function source(...texts: readonly string[]): ByteSource {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield Buffer.from(text);
  }
  return { pieces: pieces(), failure: () => undefined };
}

describe("a text of many lines", () => {
  const { inputs } = calculator.description;
  const read = (file: string | undefined) =>
    file === undefined ? source("one ", "two") : file === "chapter.txt" ? source("three\n") : undefined;

  test.each([
    { given: ["Four score"], want: ["Four score"] },
    { given: ["@chapter.txt"], want: ["three\n"] },
    { given: ["-"], want: ["one two"] },
    { given: ["- one", "@chapter.txt"], want: ["- one", "@chapter.txt"] },
    { given: ["@"], want: ["@"] },
    { given: ["-1"], want: ["-1"] },
  ])("$given", async ({ given, want }) => {
    expect(await readFiles(inputs, { text: given, words: ["@chapter.txt"] }, read)).toEqual({
      kind: "read",
      given: { text: want, words: ["@chapter.txt"] },
    });
  });

  test("a file that is not there", async () => {
    expect(await readFiles(inputs, { text: ["@none.txt"] }, read)).toEqual({
      kind: "no_file",
      id: "text",
      name: "none.txt",
    });
  });
});

test("a line takes its text from standard input", async () => {
  const line = "audiobook-length --text - --words-per-minute 120 --json".split(" ");
  const { out, code } = await runTerminal(line, today, 100, "Four score and\nseven years ago ".repeat(20));
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ values: { word_count: 120, length_exact: 60 } });
});

test("a line says that its file is missing", async () => {
  const { notes, code } = await runTerminal(["audiobook-length", "--text", "@none.txt"], today);
  expect({ notes, code }).toEqual({ notes: "There is no file “none.txt”.\n", code: 2 });
});
