import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadCompiled, writeCompiled } from "../../../cli/run/compiled-script.cjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plainsum-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a script runs as it is, with what was compiled of it, and with what cannot be used", async () => {
  const file = join(folder, "script.cjs");
  const exported = { answer: 42, separator: sep };
  writeFileSync(file, 'exports.answer = 6 * 7; exports.separator = require("node:path").sep;');
  expect(loadCompiled(file)).toEqual(exported);
  const used: unknown[] = [];
  await writeCompiled(file, (each) => {
    used.push(each);
  });
  expect(used).toEqual([exported]);
  expect(existsSync(`${file}.compiled`)).toBe(true);
  expect(loadCompiled(file)).toEqual(exported);
  writeFileSync(`${file}.compiled`, "no code");
  expect(loadCompiled(file)).toEqual(exported);
});
