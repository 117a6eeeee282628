import { expect, test } from "vitest";
import { megabytes, offlineIndex } from "../../../site/build/write-offline.ts";

test("an index has the pages below its name, each with its files", () => {
  const pages = new Map([
    ["/", "a"],
    ["/en", "b"],
    ["/en/kept", "b"],
    ["/en/math/area", "c"],
    ["/es", "d"],
  ]);
  const about = { build: "1", tag: "en", words: { copy: "of {day}", missing: "offline" } };
  expect(offlineIndex("en", pages, (html) => [`/assets/${html}.js`], about)).toEqual({
    ...about,
    always: ["/", "/en", "/en/kept"],
    files: ["/images/icon.svg", "/assets/a.js", "/assets/b.js", "/assets/c.js"],
    pages: { "/": [0, 1], "/en": [0, 2], "/en/kept": [0, 2], "/en/math/area": [0, 3] },
  });
});

test.each([[5_930_000, "zh-Hans", "5.9 MB"]])("%d bytes in %s are %s", (bytes, tag, text) => {
  expect(megabytes(bytes, tag)).toBe(text);
});
