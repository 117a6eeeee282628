/**
 * Every message an author can meet, with the exact text shown. A folder is named by its code; its files are laid over the
 * small, sound specification in `base/`, and all of it is generated. To add a code, add a folder and run this with `-u`.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { messages } from "../../../generator/diagnostics/messages.ts";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";
import { generate } from "../../../generator/index.ts";
import { readSpecifications } from "../../../generator/run.ts";
import type { SpecificationFile } from "../../../generator/specification.ts";

const root = import.meta.dirname;
const base = readSpecifications(join(root, "base"));

/** Too large to keep as a file: shown in tests/generator/read/problems.test.ts. */
const shownElsewhere: ReadonlySet<string> = new Set(["file_too_large"]);

/** In the catalogue, and not reported by any stage yet. */
const notReportedYet: ReadonlySet<string> = new Set(["unknown_calculator"]);

/** The files of a folder laid over those of the base. */
function filesOf(folder: string): readonly SpecificationFile[] {
  const own = readSpecifications(join(root, folder));
  const replaced = new Set(own.map(({ path }) => path));
  return [...base.filter(({ path }) => !replaced.has(path)), ...own];
}

function problemsOf(files: readonly SpecificationFile[]): ReturnType<typeof generate>["problems"] {
  return generate(files, { today: "2026-11-21", version: "" }).problems;
}

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "base")
  .map(({ name }) => name);

test("the base itself has no problems", () => {
  expect(problemsOf(base)).toEqual([]);
});

describe("each code", () => {
  test.each(folders)("%s", async (code) => {
    const files = filesOf(code);
    const problems = problemsOf(files);
    const textOf = (file: string): string =>
      new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes);
    expect(problems.map((problem) => problem.code)).toContain(code);
    await expect(showDiagnostics(problems, textOf)).toMatchFileSnapshot(join(root, code, "expected.txt"));
  });

  test("has a folder", () => {
    const without = Object.keys(messages).filter((code) => !existsSync(join(root, code)));
    expect(without.filter((code) => !shownElsewhere.has(code) && !notReportedYet.has(code))).toEqual([]);
  });

  test("has no folder once it is gone", () => {
    expect(folders.filter((folder) => !Object.keys(messages).includes(folder))).toEqual([]);
  });
});
