/** The guides name files by their paths: whoever reads them opens those files, so they must be there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test.each(["ARCHITECTURE.md", "CONTRIBUTING.md"])("every file that %s names is there", (guide) => {
  const text = readFileSync(join(root, guide), "utf8");
  const named = [...text.matchAll(/`((?:generator|site|cli|tests|specs)\/[\w./+-]+\.\w+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
