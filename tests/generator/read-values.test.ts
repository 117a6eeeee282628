import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { SpecificationFile } from "../../generator/read/specification-file.ts";
import { readValuesPath } from "../../generator/read-values.ts";
import { readSpecifications } from "../../generator/specification-files.ts";

const root = mkdtempSync(join(tmpdir(), "read-values-"));
afterAll(() => rmSync(root, { recursive: true }));

const base = readSpecifications(join(import.meta.dirname, "bad/base"));

/** What a new process has, which has read nothing yet. */
async function newProcess() {
  vi.resetModules();
  return {
    ...(await import("../../generator/read/source-document.ts")),
    ...(await import("../../generator/read-values.ts")),
  };
}

describe("what was read of a file", async () => {
  mkdirSync(join(root, readValuesPath, "older"), { recursive: true });
  const one = await newProcess();
  const first = one.withReadValues(root, "a", base);
  const knownAtFirst = knownOf(first);
  const read = first.map((file) => one.readSpecification(file));
  one.keepReadValues(root, "a", first);
  const other = await newProcess();
  const second = other.withReadValues(root, "a", base);

  test("is known to the next run, and what an older generator kept is gone", () => {
    expect(knownAtFirst).toEqual([]);
    expect(knownOf(second)).toEqual(read.map(({ document }) => JSON.stringify(document?.value)));
    expect(readdirSync(join(root, readValuesPath))).toEqual(["a"]);
  });

  test("is the same data, at the same places, in the same text", () => {
    const again = second.map((file) => other.readSpecification(file));
    for (const [index, { document }] of read.entries()) {
      const now = again[index]?.document;
      expect(now?.value).toEqual(document?.value);
      expect(now?.text).toBe(document?.text);
      for (const path of pathsIn(document?.value))
        for (const part of ["key", "value"] as const)
          expect(now?.placeOf(path, part).span).toEqual(document?.placeOf(path, part).span);
    }
    expect(read.flatMap(({ document }) => pathsIn(document?.value)).length).toBeGreaterThan(100);
  });

  test("is nothing to another generator, nor for other bytes", () => {
    expect(knownOf(other.withReadValues(root, "b", base))).toEqual([]);
    const edited = base.map((file) => ({ ...file, bytes: Buffer.concat([file.bytes, Buffer.from("\n")]) }));
    expect(knownOf(other.withReadValues(root, "a", edited))).toEqual([]);
  });

  test("is read from the file where it has gone since", async () => {
    const { readSpecification, withReadValues } = await newProcess();
    const third = withReadValues(root, "a", base);
    rmSync(join(root, readValuesPath), { recursive: true });
    expect(third.map((file) => readSpecification(file).document?.value)).toEqual(
      read.map(({ document }) => document?.value),
    );
  });

  test("is not written again where nothing was read", async () => {
    const { keepReadValues } = await newProcess();
    keepReadValues(root, "a", base);
    expect(existsSync(join(root, readValuesPath))).toBe(false);
  });
});

/** What is known of the files for which anything is. */
function knownOf(files: readonly SpecificationFile[]): readonly string[] {
  return files.flatMap(({ known }) => known?.() ?? []);
}

function pathsIn(value: unknown): readonly (readonly (string | number)[])[] {
  if (value === null || typeof value !== "object") return [];
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return members.flatMap(([key, member]) => [[key], ...pathsIn(member).map((path) => [key, ...path])]);
}
