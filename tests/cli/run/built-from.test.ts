import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { beginStamp, filesIn, isBuilt, isBuiltAtAGlance } from "../../../cli/run/built-from.cjs";

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plainsum-stamp-"));
  write("site/page.tsx", "page");
  write("cli/main.ts", "main");
  write("generated/.build-cache.json", "{}");
  write("dist/client/en/index.html", "page");
  write("dist/cli/plainsum.cjs", "command");
});
afterEach(() => rmSync(root, { recursive: true }));

describe.each(["client", "cli"] as const)("dist/%s", (name) => {
  test("is built once a build has come to its end", () => {
    const stamp = beginStamp(root, name);
    expect(isBuilt(root, name)).toBe(false);
    stamp();
    expect(isBuilt(root, name)).toBe(true);
  });

  test.each<readonly [string, () => void]>([
    ["calculators were generated", () => write("generated/.build-cache.json", "[]")],
    ["it is gone", () => rmSync(join(root, "dist", name), { recursive: true })],
  ])("is built again when %s", (_what, change) => {
    beginStamp(root, name)();
    change();
    expect(isBuilt(root, name)).toBe(false);
  });

  test("is built again when a source changed while it was built", () => {
    const stamp = beginStamp(root, name);
    write("cli/build/build.js", "other");
    stamp();
    expect(isBuilt(root, name)).toBe(false);
  });
});

test.each<readonly [string, () => void, boolean]>([
  // An editor may write into the file that is there: its folder stays as it was.
  ["a source is changed in place", () => write("cli/main.ts", "other"), false],
  ["a source comes", () => write("cli/input/new.ts", "new"), false],
  ["a source goes", () => rmSync(join(root, "cli/main.ts")), false],
  ["a source is written again as it was", () => write("cli/main.ts", "main"), true],
  ["a source of the site changes", () => write("site/page.tsx", "other"), true],
])("a glance sees that %s", async (_what, change, isStillBuilt) => {
  beginStamp(root, "cli")();
  expect(isBuiltAtAGlance(root, "cli")).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  change();
  expect(isBuiltAtAGlance(root, "cli")).toBe(isStillBuilt);
});

test.each<readonly [string, () => void]>([
  ["a source changed", () => write("site/page.tsx", "other")],
  ["a source came", () => write("blog/post.md", "post")],
])("when %s of the site, the command is left as it is", (_what, change) => {
  beginStamp(root, "client")();
  beginStamp(root, "cli")();
  change();
  expect(isBuilt(root, "client")).toBe(false);
  expect(isBuilt(root, "cli")).toBe(true);
});

describe("the site is built again when a file changes in a folder it imports from", () => {
  const project = join(import.meta.dirname, "../../..");
  const imported = new Set(
    filesIn(project, "site")
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => [
        ...readFileSync(join(project, path), "utf8").matchAll(
          /from "(?:\.\.\/)+((?:generator\/[a-z-]+|blog|cli\/[a-z-]+))\//g,
        ),
      ])
      .flatMap(([, folder]) => folder ?? []),
  );

  test.each([...imported])("%s", (folder) => {
    beginStamp(root, "client")();
    expect(isBuilt(root, "client")).toBe(true);
    write(`${folder}/new.ts`, "new");
    expect(isBuilt(root, "client")).toBe(false);
  });
});
