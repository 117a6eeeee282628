import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSpecification } from "../../generator/read/source-document.ts";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";
import { keepReadValues, readValuesPath, withReadValues } from "../../generator/read-values.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const root = mkdtempSync(join(tmpdir(), "read-values-"));
afterAll(() => rmSync(root, { recursive: true }));

const base = readSpecifications(join(import.meta.dirname, "bad/base"));
/** The same bytes under names of their own, so that nothing of this process is known of them. */
function filesIn(folder: string): readonly SpecificationFile[] {
  return base.map(({ path, bytes }) => ({ path: `${folder}/${path}`, bytes }));
}

describe("what was read of a file", () => {
  mkdirSync(join(root, readValuesPath, "older"), { recursive: true });
  const first = withReadValues(root, "a", filesIn("first"));
  const read = first.map((file) => readSpecification(file));
  keepReadValues(root, "a", first);
  const second = withReadValues(root, "a", filesIn("second"));

  test("is known to the next run, and what an older generator kept is gone", () => {
    expect(first.every(({ known }) => known === undefined)).toBe(true);
    expect(second.every(({ known }) => known !== undefined)).toBe(true);
    expect(readdirSync(join(root, readValuesPath))).toEqual(["a"]);
  });

  test("is the same data, at the same places, in the same text", () => {
    const again = second.map((file) => readSpecification(file));
    for (const [index, { document }] of read.entries()) {
      const other = again[index]?.document;
      expect(other?.value).toEqual(document?.value);
      expect(other?.text).toBe(document?.text);
      for (const path of pathsIn(document?.value))
        for (const part of ["key", "value"] as const)
          expect(other?.placeOf(path, part).span).toEqual(document?.placeOf(path, part).span);
    }
    expect(read.flatMap(({ document }) => pathsIn(document?.value)).length).toBeGreaterThan(100);
  });

  test("is nothing to another generator, nor for other bytes", () => {
    expect(withReadValues(root, "b", base).every(({ known }) => known === undefined)).toBe(true);
    const edited = base.map((file) => ({ ...file, bytes: Buffer.concat([file.bytes, Buffer.from("\n")]) }));
    expect(withReadValues(root, "a", edited).every(({ known }) => known === undefined)).toBe(true);
  });

  test("is read from the file where it has gone since", () => {
    const third = withReadValues(root, "a", filesIn("third"));
    rmSync(join(root, readValuesPath), { recursive: true });
    expect(third.map((file) => readSpecification(file).document?.value)).toEqual(
      read.map(({ document }) => document?.value),
    );
  });
});

function pathsIn(value: unknown): readonly (readonly (string | number)[])[] {
  if (value === null || typeof value !== "object") return [];
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return members.flatMap(([key, member]) => [[key], ...pathsIn(member).map((path) => [key, ...path])]);
}
