import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashOf } from "../../../generator/build-cache.ts";
import { isSpecificationNewer, isUngenerated } from "../../../cli/calculators/newer-specification.ts";

let root = "";
const times = {
  before: new Date("2026-11-20"),
  generated: new Date("2026-11-21"),
  after: new Date("2026-11-22"),
};

function write(path: string, time: Date, text = "other"): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
}

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), "plainsum-newer-"))}/`;
  const made = [
    "specs/finance/tip/calculator.yaml",
    "specs/finance/parts/loan/en.yaml",
    "specs/finance/tables/a.yaml",
  ];
  const specifications = Object.fromEntries(made.map((path) => [path, hashOf("as it was")]));
  write("generated/.build-cache.json", times.generated, JSON.stringify({ specifications }));
  for (const path of made) write(path, times.before, "as it was");
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  { changed: undefined, want: false },
  { changed: "specs/finance/tip/calculator.yaml", want: true },
  { changed: "specs/finance/tip/es.yaml", want: true },
  { changed: "specs/finance/parts/loan/en.yaml", want: true },
  { changed: "specs/finance/tables/a.yaml", want: true },
  { changed: "specs/finance/mortgage/calculator.yaml", want: false },
])("$changed changed after the program was made: $want", ({ changed, want }) => {
  if (changed !== undefined) write(changed, times.after);
  expect(isSpecificationNewer("finance/tip", root)).toBe(want);
});

test("what was changed and put back is what it was", () => {
  write("specs/finance/tip/calculator.yaml", times.after, "as it was");
  expect(isSpecificationNewer("finance/tip", root)).toBe(false);
});

test("without specifications nothing is newer", () => {
  rmSync(join(root, "specs"), { recursive: true });
  expect(isSpecificationNewer("finance/tip", root)).toBe(false);
  expect(isUngenerated("finance/tip", root)).toBe(false);
});

test("what is written and has no program", () => {
  expect(isUngenerated("finance/tip", root)).toBe(true);
  expect(isUngenerated("finance/none", root)).toBe(false);
  expect(isUngenerated("../etc", root)).toBe(false);
});
