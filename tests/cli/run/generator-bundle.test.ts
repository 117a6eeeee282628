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
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bundledGenerator } from "../../../cli/run/generator-bundle.js";

const project = fileURLToPath(new URL("../../../", import.meta.url));
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-"));
  for (const name of ["generator", "package-lock.json", "cli/run"])
    cpSync(join(project, name), join(root, name), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("the generator is bundled once, and again when a source has changed; the bundle before it goes", async () => {
  const first = await bundledGenerator(root);
  expect(existsSync(fileURLToPath(first))).toBe(true);
  expect(await bundledGenerator(root)).toBe(first);

  const source = join(root, "generator/read/fingerprint.ts");
  writeFileSync(source, readFileSync(source, "utf8").replace("slice(0, 16)", "slice(0, 12)"));
  const second = await bundledGenerator(root);
  expect(second).not.toBe(first);
  expect(existsSync(fileURLToPath(second))).toBe(true);
  expect(readdirSync(join(root, "dist/generator"))).toHaveLength(1);
});

test("what another process is making just now stays, what one left that has ended goes", async () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const folder = join(root, "dist/generator");
  for (const id of [process.ppid, ended])
    mkdirSync(join(folder, `0123456789abcdef-${id}`), { recursive: true });
  await bundledGenerator(root);
  const left = readdirSync(folder);
  expect(left).toContain(`0123456789abcdef-${process.ppid}`);
  expect(left).not.toContain(`0123456789abcdef-${ended}`);
});
