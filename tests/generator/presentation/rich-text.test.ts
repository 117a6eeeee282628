import { plainText } from "../../../generator/presentation/rich-text.ts";
import { expect, test } from "vitest";
import { richParts } from "../../../generator/presentation/rich-text.ts";

test.each<[string, readonly unknown[]]>([
  ["plain", [{ kind: "text", text: "plain" }]],
  [
    "a **b** c",
    [
      { kind: "text", text: "a " },
      { kind: "bold", text: "b" },
      { kind: "text", text: " c" },
    ],
  ],
  ["[law](https://example.org/a)", [{ kind: "link", text: "law", to: "https://example.org/a" }]],
  ["[home](/en)", [{ kind: "link", text: "home", to: "/en" }]],
  // Nothing but this site and https can be linked to.
  ["[x](javascript:alert(1))", [{ kind: "text", text: "[x](javascript:alert(1))" }]],
  ["[x](http://example.org)", [{ kind: "text", text: "[x](http://example.org)" }]],
  ["[x](//example.org)", [{ kind: "text", text: "[x](//example.org)" }]],
  ["2 * 3 ** 4", [{ kind: "text", text: "2 * 3 ** 4" }]],
  ["<b>no</b>", [{ kind: "text", text: "<b>no</b>" }]],
])("%s", (given, want) => {
  expect(richParts(given)).toEqual(want);
});

test("plain text has no marks and no paragraphs", () => {
  expect(plainText("One **two**.\n\n[Three](/en).", "without addresses")).toBe("One two. Three.");
});
