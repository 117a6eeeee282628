import { describe, expect, it } from "vitest";
import { constructs } from "../../../generator/constructs/catalog.ts";
import { digits } from "../../../generator/constructs/values/digits.ts";
import { messages } from "../../../generator/diagnostics/messages.ts";
import { functionCatalog } from "../../../generator/formula/functions/catalog.ts";
import { usageOf } from "../../../generator/formula/functions/function.ts";
import { anchor, keyTable } from "../../../generator/guide/key-table.ts";
import { writeGuide } from "../../../generator/guide/reference.ts";
import {
  closed,
  formula,
  list,
  mapOf,
  oneOfTexts,
  reference,
  text,
} from "../../../generator/constructs/schema.ts";

describe("writeGuide", () => {
  const guide = writeGuide();
  it.each(constructs)("explains $title", ({ title, example }) => {
    expect(guide).toContain(`### ${title}\n`);
    expect(guide).toContain(example);
  });
  it.each(functionCatalog)("explains $name", (each) => {
    expect(guide).toContain(`**\`${usageOf(each)}\`**`);
  });
  it.each(Object.values(messages))("explains $number", ({ number }) => {
    expect(guide).toMatch(new RegExp(`^#### ${number}( \\(warning\\))?$`, "m"));
  });
  it("only links to headings it has", () => {
    const headings = new Set([...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchor(title)));
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, target = ""]) => target);
    expect(links.filter((target) => !headings.has(target))).toEqual([]);
  });
});

describe("keyTable", () => {
  const cases = [
    {
      title: "needed and optional keys",
      given: closed({ a: text("A."), b: oneOfTexts(["x", "y"], "B.") }, ["a"]),
      want: ["| `a` | text | A. |", "| `b` * | `x`, `y` | B. |"],
    },
    {
      title: "maps inside",
      given: closed({ a: { ...closed({ b: formula("B.") }, ["b"]), description: "A." } }, ["a"]),
      want: ["| `a` | map | A. |", "| `a.b` | formula | B. |"],
    },
    {
      title: "lists of maps",
      given: closed({ a: list(closed({ b: text("B.") }, ["b"]), "A.") }, ["a"]),
      want: ["| `a` | list: map | A. |", "| `a[].b` | text | B. |"],
    },
    {
      title: "maps by id",
      given: closed({ a: mapOf(text("B."), "A.") }, ["a"]),
      want: ["| `a` | map by id: text | A. |"],
    },
    {
      title: "another construct",
      given: closed({ a: reference(digits) }, ["a"]),
      want: [
        "| `a` | [digits shown](#digits-shown) | How many digits a number shows; the value itself keeps all of them. |",
      ],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(
      keyTable(given, constructs)
        .split("\n")
        .filter((line) => line.startsWith("| `")),
    ).toEqual(want);
  });
});
