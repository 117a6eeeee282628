import { expect, test } from "vitest";
import { beginningOf, filesOf, pagesBelow } from "../../../site/offline/offline-index.ts";

const index = {
  always: ["/", "/en"],
  files: ["/a.js", "/b.js", "/c.js"],
  pages: { "/": [0], "/en": [0], "/en/math": [0], "/en/math/area": [0, 2], "/en/mathematics": [1] },
};

test("a category has the pages below it, and those that come with any", () => {
  expect(pagesBelow(index, "/en/math")).toEqual(["/", "/en", "/en/math", "/en/math/area"]);
});

test("files that several pages need are listed once", () => {
  expect(filesOf(index, pagesBelow(index, "/en/math"))).toEqual(["/a.js", "/c.js"]);
  expect(filesOf(index, ["/no/such/page"])).toEqual([]);
});

test.each([
  ["/en/math/area", "en"],
  ["/blog", "blog"],
  ["/", ""],
])("%s begins with '%s'", (path, beginning) => {
  expect(beginningOf(path)).toBe(beginning);
});
