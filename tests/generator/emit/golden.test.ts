/**
 * Everything emitted from the specifications in `golden/specs/`, compared with the files kept in `golden/generated/`.
 * Those files are type-checked with the project, and the tests among them are run. After a wanted change: run with `-u`
 * and read the difference.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatFiles } from "../../../generator/emit/format.ts";
import { generate } from "../../../generator/pipeline/generate.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";

const folder = join(import.meta.dirname, "golden");
const specifications = readSpecifications(folder);
const today = "2026-11-21";
const generated = generate(specifications, { today, version: "" });
const formatted = await formatFiles(generated.files);

/** The golden files lie deeper than the generated ones: imports of what is not generated lead further up. */
function movedText(text: string): string {
  return text.replaceAll(/(?<=["'])((?:\.\.\/)+)(?=(?:generator|site|tests)\/)/g, "../../../../$1");
}

/** What is made of these specifications; the schemas are made of the language alone. */
const files = [...formatted].flatMap(([path, text]) =>
  path.startsWith("generated/schemas/") ? [] : [{ path, text: text ?? "" }],
);

test("the specifications are right", () => {
  expect(generated.problems).toEqual([]);
});

describe("every file", () => {
  test.each(files)("$path", async ({ path, text }) => {
    await expect(movedText(text)).toMatchFileSnapshot(join(folder, path));
  });

  test("no other", () => {
    const kept = readdirSync(join(folder, "generated"), {
      recursive: true,
      withFileTypes: true,
      encoding: "utf8",
    }).filter((entry) => entry.isFile());
    expect(kept).toHaveLength(files.length);
  });

  test("begins with what it was made from, where it is a program", () => {
    const sources = new Set(specifications.map(({ path }) => path));
    for (const { path, text } of files.filter((each) => !each.path.endsWith(".json"))) {
      const [, source = ""] =
        /^\/\/ Generated from (.+) by `npm run generate`\.\n\/\/ Edits here are lost: change the source\.\n/.exec(
          text,
        ) ?? [];
      expect(
        source.split(" and ").every((each) => sources.has(each) || each === "specs/"),
        `${path}: ${source}`,
      ).toBe(true);
    }
  });

  test("has no line past the formatter's width but for texts that cannot be broken", () => {
    for (const { path, text } of files) {
      const long = text
        .split("\n")
        .filter((line) => line.length > 110 && !/^\s*(?:\/\*\*|\/\/|.*["'`/])/.test(line));
      expect(long, path).toEqual([]);
    }
  });

  test("ends with one line end and holds no trailing space", () => {
    for (const { path, text } of files) expect(text, path).not.toMatch(/[ \t]\n|\n\n$|[^\n]$/);
  });
});

describe("a second run", () => {
  test("gives the same bytes, whatever was generated before", () => {
    expect(generate(specifications, { today, version: "" })).toEqual(generated);
  });

  test("does not depend on the order files are read in", () => {
    const backwards = generate(specifications.toReversed(), { today, version: "" });
    expect(new Map([...backwards.files].filter(([path]) => path.includes("/calculators/")))).toEqual(
      new Map([...generated.files].filter(([path]) => path.includes("/calculators/"))),
    );
  });

  test("leaves what it was given as it was", () => {
    const given = specifications.map(({ path, bytes }) => Object.freeze({ path, bytes: bytes.slice() }));
    generate(Object.freeze(given), { today, version: "", cache: Object.freeze(generated.cache) });
    expect(given.map(({ path, bytes }) => ({ path, bytes: [...bytes] }))).toEqual(
      specifications.map(({ path, bytes }) => ({ path, bytes: [...bytes] })),
    );
  });
});
