import { describe, expect, test } from "vitest";
import { closureOf, type Manifest } from "../../../site/build/manifest.ts";
import { assetsIn } from "../../../site/build/remove-unused-files.ts";

test("the bundler's files a page names", () => {
  expect(assetsIn('<link href="/assets/a.css"><script src="/assets/b.js"></script><a href="/en">')).toEqual([
    "assets/a.css",
    "assets/b.js",
  ]);
});

describe("what a file may load", () => {
  const manifest: Manifest = {
    "a.ts": { file: "a.js", imports: ["_b"], dynamicImports: ["c.ts"] },
    _b: { file: "b.js", imports: ["a.ts"], css: ["b.css"] },
    "c.ts": { file: "c.js" },
    "d.ts": { file: "d.js", imports: ["_b"] },
  };
  test("static and dynamic imports and styles, in circles too", () => {
    expect([...closureOf(manifest, ["a.js"])].toSorted()).toEqual(["a.js", "b.css", "b.js", "c.js"]);
  });
});
