import type * as FileSystem from "node:fs";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPostFiles, readSpecifications } from "../../generator/specification-files.ts";

/** What is taken away as soon as it was seen, as editors do with the files they write while they save. */
const { gone } = vi.hoisted(() => ({ gone: new Set<string>() }));

vi.mock("node:fs", async (load) => {
  const fs = await load<typeof FileSystem>();
  const statSync = (path: string, options: { readonly throwIfNoEntry: false }): unknown => {
    const found = fs.statSync(path, options);
    if (gone.has(path)) fs.rmSync(path, { recursive: true });
    return found;
  };
  return { ...fs, statSync };
});

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-files-"));
  for (const path of [
    "specs/tip/calculator.yaml",
    "specs/tip/saved.yaml",
    "blog/first.md",
    "blog/saved.md",
  ]) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), "text");
  }
});
afterEach(() => {
  gone.clear();
  rmSync(root, { recursive: true });
});

test("all specifications and posts are read", () => {
  expect(readSpecifications(root).map(({ path }) => path)).toEqual([
    "specs/tip/calculator.yaml",
    "specs/tip/saved.yaml",
  ]);
  expect(readPostFiles(root).map(({ path }) => path)).toEqual(["blog/first.md", "blog/saved.md"]);
});

test("a file that has gone since it was listed is none", () => {
  gone.add(join(root, "specs/tip/saved.yaml")).add(join(root, "blog/saved.md"));
  expect(readSpecifications(root).map(({ path }) => path)).toEqual(["specs/tip/calculator.yaml"]);
  expect(readPostFiles(root).map(({ path }) => path)).toEqual(["blog/first.md"]);
});

test("so is a folder", () => {
  gone.add(join(root, "specs/tip"));
  expect(readSpecifications(root)).toEqual([]);
});
