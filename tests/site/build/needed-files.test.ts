import { expect, test } from "vitest";
import { neededBy, type BuiltFile } from "../../../site/build/needed-files.ts";

function file(name: string, source: string, text = ""): BuiltFile {
  return { path: `/assets/${name}`, sources: source === "" ? [] : [source], text };
}

const files = [
  file(
    "tip-1.js",
    "generated/calculators/finance/tip/page.tsx",
    'import"./model-1.js";import("./steps-1.js")',
  ),
  file("model-1.js", "generated/calculators/finance/tip/model.ts"),
  file("steps-1.js", ""),
  file("model-2.js", "generated/calculators/finance/loan/model.ts"),
  file("box-1.js", "site/search/box.ts", '`/assets/en.1.json` `/assets/es.1.json` import("./answer-1.js")'),
  file("answer-1.js", "site/search/answer-line.ts", 'import("./model-1.js"),import("./model-2.js")'),
  file("en.1.json", "generated/ask/en.json"),
  file("es.1.json", "generated/ask/es.json"),
  file("page-1.css", "", 'src:url("/assets/figures-1.woff2")'),
  file("figures-1.woff2", ""),
];

test("a page needs what it names and what that names, in its language, and no calculator of the search box", () => {
  const needed = neededBy(files, ["en", "es"]);
  const html = '<link href="/assets/page-1.css"><script src="/assets/tip-1.js"></script>/assets/box-1.js';
  expect(needed(html, "en")).toEqual(
    [
      "answer-1.js",
      "box-1.js",
      "en.1.json",
      "figures-1.woff2",
      "model-1.js",
      "page-1.css",
      "steps-1.js",
      "tip-1.js",
    ].map((name) => `/assets/${name}`),
  );
});
