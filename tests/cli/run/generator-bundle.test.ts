import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledGenerator } from "../../../cli/run/generator-bundle.js";
import { assert } from "../../../generator/runtime/assert.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-"));
  for (const name of ["generator", "package-lock.json", "cli/run"])
    cpSync(join(project, name), join(root, name), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the generator is bundled once, and again when a source has changed: what is left of before goes", async () => {
  const first = await bundledGenerator(root);
  expect(existsSync(fileURLToPath(first))).toBe(true);
  expect(await bundledGenerator(root)).toBe(first);

  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const folder = join(root, "dist/generator");
  const [ofAnother, left] = [process.ppid, ended].map((id) => `0123456789abcdef-${id}`);
  assert(ofAnother !== undefined && left !== undefined, "there are two processes");
  for (const name of [ofAnother, left]) mkdirSync(join(folder, name), { recursive: true });
  const source = join(root, "generator/read/fingerprint.ts");
  writeFileSync(source, readFileSync(source, "utf8").replace("slice(0, 16)", "slice(0, 12)"));
  const second = await bundledGenerator(root);
  expect(existsSync(fileURLToPath(second))).toBe(true);
  // What another process is making just now stays.
  const own = basename(dirname(fileURLToPath(second)));
  expect(readdirSync(folder).toSorted()).toEqual([own, ofAnother].toSorted());
  expect(second).not.toBe(first);
});
