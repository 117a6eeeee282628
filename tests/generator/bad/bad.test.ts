/**
 * Every message an author can meet, with the exact text shown. A folder is named by its code; its files are laid over the
 * small, sound specification in `base/`, and all of it is generated. To add a code, add a folder and run this with `-u`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findMessage, messages } from "../../../generator/diagnostics/messages.ts";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";
import { checkSpecifications } from "../../../generator/commands/check-specifications.ts";
import { generate } from "../../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import type { SpecificationFile } from "../../../generator/read/specification-file.ts";

const root = import.meta.dirname;
const base = readSpecifications(join(root, "base"));

/** Too large to keep as a file: shown in tests/generator/read/problems.test.ts; of posts: tests/generator/read/posts.test.ts. */
const shownElsewhere: ReadonlySet<string> = new Set(["file_too_large", "post_front_matter", "figure_not_said"]);

/** What only finished calculators must have: the small one of the base is not finished. */
const ofFinished: ReadonlySet<string> = new Set([
  "draft",
  "source_kind",
  "few_sources",
  "source_address",
  "legal_day",
  "legal_yes",
  "first_answer",
]);

/** The files of a folder laid over those of the base. */
function filesOf(folder: string): readonly SpecificationFile[] {
  const own = readSpecifications(join(root, folder));
  const replaced = new Set(own.map(({ path }) => path));
  return [...base.filter(({ path }) => !replaced.has(path)), ...own];
}

function problemsOf(files: readonly SpecificationFile[], asFinished = false): ReturnType<typeof generate>["problems"] {
  const options = { today: "2026-11-21", version: "" };
  const { problems } = generate(files, options);
  // Examples are worked out by `check`, once the rest is right.
  return problems.length > 0 ? problems : checkSpecifications(files, { ...options, asFinished });
}

function show(files: readonly SpecificationFile[], code: string): string {
  return showDiagnostics(problemsOf(files, ofFinished.has(code)), (file) => new TextDecoder().decode(files.find(({ path }) => path === file)?.bytes));
}

function numberOf(code: string): string {
  return findMessage(code)?.number ?? "no such code";
}

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "base")
  .map(({ name }) => name);

test("the base itself has no problems", () => {
  expect(problemsOf(base)).toEqual([]);
});

describe("each code", () => {
  test.each(folders)("%s", async (code) => {
    const shown = show(filesOf(code), code);
    expect(shown).toContain(` ${numberOf(code)}: `);
    await expect(shown).toMatchFileSnapshot(join(root, code, "expected.txt"));
  });

  test.each(folders.filter((folder) => folder !== "not_text"))("%s, the same with other line ends and a byte order mark", (code) => {
    const expected = readFileSync(join(root, code, "expected.txt"), "utf8");
    const rewrite = (change: (text: string) => string): readonly SpecificationFile[] =>
      filesOf(code).map(({ path, bytes }) => ({ path, bytes: new TextEncoder().encode(change(new TextDecoder().decode(bytes))) }));
    expect(show(rewrite((text) => text.replaceAll("\n", "\r\n")), code)).toBe(expected);
    expect(show(rewrite((text) => `\uFEFF${text}`), code)).toBe(expected);
  });

  test("has a folder", () => {
    const without = Object.keys(messages).filter((code) => !existsSync(join(root, code)));
    expect(without.filter((code) => !shownElsewhere.has(code))).toEqual([]);
  });

  test("has no folder once it is gone", () => {
    expect(folders.filter((folder) => !Object.keys(messages).includes(folder))).toEqual([]);
  });
});
