import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuilt, markBuilt } from "../../../cli/run/build-stamp.js";

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-stamp-"));
  write("site/page.tsx", "page");
  write("dist/client/_headers", "/*");
  write("dist/client/en/index.html", "page");
  write("dist/cli/plainsum.js", "command");
});
afterEach(() => rmSync(root, { recursive: true }));

test("nothing is built before it was marked", () => {
  expect(isBuilt(root)).toBe(false);
  markBuilt(root);
  expect(isBuilt(root)).toBe(true);
});

test.each<readonly [string, () => void]>([
  ["a source changed", () => write("site/page.tsx", "other")],
  ["a source came", () => write("blog/post.md", "post")],
  ["a built file is gone", () => rmSync(join(root, "dist/client/_headers"))],
  ["a built file is cut off", () => write("dist/client/en/index.html", "pa")],
  ["the whole site is gone", () => rmSync(join(root, "dist/client"), { recursive: true })],
  ["the command is gone", () => rmSync(join(root, "dist/cli"), { recursive: true })],
])("it is built again when %s", (_what, change) => {
  markBuilt(root);
  change();
  expect(isBuilt(root)).toBe(false);
});
