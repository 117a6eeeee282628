import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  filesBelow,
  readIfThere,
  readPostFiles,
  readSpecifications,
} from "../../generator/specification-files.ts";

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
  const [calculator = "", saved = ""] = filesBelow(join(root, "specs"));
  rmSync(saved);
  expect(readIfThere(root, saved)).toEqual([]);
  expect(readIfThere(root, calculator).map(({ path }) => path)).toEqual(["specs/tip/calculator.yaml"]);
});

test("so is a folder", () => {
  rmSync(join(root, "specs/tip"), { recursive: true });
  expect(filesBelow(join(root, "specs/tip"))).toEqual([]);
});

test("so is what would be below a file", () => {
  expect(filesBelow(join(root, "specs/tip/calculator.yaml/tables"))).toEqual([]);
});
