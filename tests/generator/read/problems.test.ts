import { describe, expect, test } from "vitest";
import { showDiagnostics } from "../../../generator/diagnostics/show.ts";
import { readDocument } from "../../../generator/read/source-document.ts";

function shown(text: string | Uint8Array): string {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const { document, problems } = readDocument("specs/tip.yaml", bytes);
  expect(document).toBeUndefined();
  return showDiagnostics(problems, () => (typeof text === "string" ? text : ""));
}

describe("files that cannot be read", () => {
  test.each([
    {
      name: "every mistake at once",
      given: 'title: Tip: and more\nbill: @50\n\trate: "15',
      want: [
        "specs/tip.yaml:1:8: error P0101: This is not valid YAML: put a text that contains `: ` in quotes",
        "  1 | title: Tip: and more",
        "    |        ^^^^^^^^^^^^^",
        '  did you mean `"Tip: and more"`?',
        "",
        "specs/tip.yaml:2:7: error P0101: This is not valid YAML: put a text that begins with this character in quotes",
        "  2 | bill: @50",
        "    |       ^",
        "",
        "specs/tip.yaml:3:1: error P0101: This is not valid YAML: lines are indented with spaces, not with tabs",
        '  3 | \trate: "15',
        "    | ^",
        "",
        "specs/tip.yaml:3:8: error P0101: This is not valid YAML: this quotation mark is not closed",
        '  3 | \trate: "15',
        "    | \t      ^",
        "",
        "4 errors in 1 file",
      ],
    },
    {
      name: "a quotation mark that is not closed",
      given: 'title: "Tip\nbill: 50\n',
      want: [
        "specs/tip.yaml:1:8: error P0101: This is not valid YAML: this quotation mark is not closed",
        '  1 | title: "Tip',
        "    |        ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "tabs",
      given: "bill:\n\ttype: money\n",
      want: [
        "specs/tip.yaml:2:1: error P0101: This is not valid YAML: lines are indented with spaces, not with tabs",
        "  2 | \ttype: money",
        "    | ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a colon without its space",
      given: "title:Tip\nbill: 50\n",
      want: [
        "specs/tip.yaml:1:1: error P0101: This is not valid YAML: a key needs `: ` after it, with the space",
        "  1 | title:Tip",
        "    | ^^^^^^^^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "lines indented unevenly",
      given: "bill:\n   type: money\n  min: 0\n",
      want: [
        "specs/tip.yaml:3:1: error P0101: This is not valid YAML: this line is indented by 2 spaces and the line before it by 3 spaces; the keys of one map, and the members of one list, all begin in the same column",
        "  3 |   min: 0",
        "    | ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a line indented less than the one below it, after which something seems to be missing",
      given: "cases:\n  - id: half\n    source: code\n   given: { bill: 50 }\n    tip: 5\n",
      want: [
        "specs/tip.yaml:4:4: error P0101: This is not valid YAML: this line is indented by 3 spaces and the line below it by 4 spaces; the keys of one map, and the members of one list, all begin in the same column",
        "  4 |    given: { bill: 50 }",
        "    |    ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "brackets that are not closed",
      given: "bill:\n  units: { a: 1, of: [1, 2\nrate:\n  min: 1\n",
      want: [
        "specs/tip.yaml:2:10: error P0101: This is not valid YAML: this `{` is not closed",
        "  2 |   units: { a: 1, of: [1, 2",
        "    |          ^",
        "",
        "specs/tip.yaml:2:22: error P0101: This is not valid YAML: this `[` is not closed",
        "  2 |   units: { a: 1, of: [1, 2",
        "    |                      ^",
        "",
        "2 errors in 1 file",
      ],
    },
    {
      name: "a bracket closed by another",
      given: "of: [1, 2}\nbill: 1\n",
      want: [
        "specs/tip.yaml:1:5: error P0101: This is not valid YAML: this `[` is not closed",
        "  1 | of: [1, 2}",
        "    |     ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a bracket that closes nothing, and nothing of what follows",
      given: "bill: 1\nrate: }\nmore: 2\nand: { more: 3 }\n",
      want: [
        "specs/tip.yaml:2:7: error P0101: This is not valid YAML: this `}` closes nothing",
        "  2 | rate: }",
        "    |       ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a text with quotation marks inside",
      given: "title: 'it's'\n",
      want: [
        "specs/tip.yaml:1:12: error P0101: This is not valid YAML: nothing can follow this value; quote a text that contains quotation marks",
        "  1 | title: 'it's'",
        "    |            ^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a line indented too far",
      given: "bill: 50\n  rate: 2\n",
      want: [
        "specs/tip.yaml:1:7: error P0101: This is not valid YAML: the line below this value is indented further than this one, so it would be part of the value",
        "  1 | bill: 50",
        "    |       ^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a key without colon",
      given: "bill: 50\nrate\n",
      want: [
        "specs/tip.yaml:2:1: error P0101: This is not valid YAML: a key needs `: ` after it, with the space",
        "  2 | rate",
        "    | ^^^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a list beside its key",
      given: "of: - 1\n",
      want: [
        "specs/tip.yaml:1:5: error P0101: This is not valid YAML: a list begins on the line below its key, or goes in brackets",
        "  1 | of: - 1",
        "    |     ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "two commas",
      given: "of: [1,,2]\n",
      want: [
        "specs/tip.yaml:1:8: error P0101: This is not valid YAML: there is nothing before this comma",
        "  1 | of: [1,,2]",
        "    |        ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a list and then a key",
      given: "- bill\nrate: 1\n",
      want: [
        "specs/tip.yaml:2:1: error P0101: This is not valid YAML: nothing can follow this value; quote a text that contains quotation marks",
        "  2 | rate: 1",
        "    | ^^^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "an escape that is none",
      given: 'path: "C:\\docs"',
      want: [
        "specs/tip.yaml:1:10: error P0101: This is not valid YAML: this is no escape; a backslash is written `\\\\`, or the text in single quotes",
        '  1 | path: "C:\\docs"',
        "    |          ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "no text",
      given: "",
      want: ["specs/tip.yaml:1:1: error P0102: This file is empty", "", "1 error in 1 file"],
    },
    {
      name: "only comments",
      given: "# to be written\n",
      want: [
        "specs/tip.yaml:1:1: error P0102: This file is empty",
        "  1 | # to be written",
        "    | ^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a list",
      given: "- title: Tip\n- bill\n",
      want: [
        "specs/tip.yaml:1:1: error P0105: A file of keys and values is needed here",
        "  1 | - title: Tip",
        "    | ^^^^^^^^^^^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "a key twice",
      given: "inputs:\n  bill: { type: money }\n  bill: { type: number }\n",
      want: [
        "specs/tip.yaml:3:3: error P0107: The key `bill` appears twice in this map",
        "  3 |   bill: { type: number }",
        "    |   ^^^^",
        "  specs/tip.yaml:2:3: it is here first",
        "  2 |   bill: { type: money }",
        "    |   ^^^^",
        "",
        "1 error in 1 file",
      ],
    },
    {
      name: "merged maps, tags, keys that are no text",
      given: "base: &base { min: 0 }\nbill: { <<: *base }\nrate: !!str 15\n[a, b]: 1\n: 2\n",
      want: [
        "specs/tip.yaml:2:9: error P0108: Specifications do without `<<`: write the keys out where they belong",
        "  2 | bill: { <<: *base }",
        "    |         ^^",
        "",
        "specs/tip.yaml:3:13: error P0108: Specifications do without the tag `!!str`: put a text that looks like a number in quotes",
        "  3 | rate: !!str 15",
        "    |             ^^",
        "",
        "specs/tip.yaml:4:1: error P0108: Specifications do without a key that is no text: write the key on one line, with `: ` after it",
        "  4 | [a, b]: 1",
        "    | ^^^^^^",
        "",
        "specs/tip.yaml:5:1: error P0108: Specifications do without an entry without a key: give it a name",
        "  5 | : 2",
        "    | ^",
        "",
        "4 errors in 1 file",
      ],
    },
    {
      name: "directives and several documents",
      given: "%YAML 1.1\n---\na: yes\n---\nb: no\n",
      want: [
        "specs/tip.yaml:1:1: error P0108: Specifications do without a `%YAML` line: files are YAML 1.2; leave it out",
        "  1 | %YAML 1.1",
        "    | ^",
        "",
        "specs/tip.yaml:4:1: error P0108: Specifications do without a second document in one file: give each its own file",
        "  4 | ---",
        "    | ^",
        "",
        "2 errors in 1 file",
      ],
    },
    {
      name: "aliases that lead nowhere or into themselves",
      given: "a: *nothing\nb: &b { c: *b }\n",
      want: [
        "specs/tip.yaml:1:4: error P0109: The alias `*nothing` cannot be followed: no `&nothing` comes before it",
        "  1 | a: *nothing",
        "    |    ^^^^^^^^",
        "",
        "specs/tip.yaml:2:12: error P0109: The alias `*b` cannot be followed: it is inside the part it repeats",
        "  2 | b: &b { c: *b }",
        "    |            ^^",
        "",
        "2 errors in 1 file",
      ],
    },
  ])("$name", ({ given, want }) => {
    expect(shown(given)).toBe(`${want.join("\n")}\n`);
  });

  test.each([
    { name: "a picture", given: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
    { name: "UTF-16", given: [0xff, 0xfe, 0x61, 0x00] },
    { name: "a zero byte", given: [0x61, 0x3a, 0x20, 0x00] },
    { name: "Latin-1", given: [0x61, 0x3a, 0x20, 0xe9] },
    { name: "half a character", given: [0x61, 0x3a, 0x20, 0xe2, 0x82] },
  ])("bytes that are no text: $name", ({ given }) => {
    expect(shown(Uint8Array.from(given))).toBe(
      "specs/tip.yaml:1:1: error P0103: This file is not UTF-8 text\n\n1 error in 1 file\n",
    );
  });

  test("a file of several megabytes", () => {
    expect(shown("a: 1\n".repeat(500_000))).toBe(
      "specs/tip.yaml:1:1: error P0104: This file has 2500000 bytes; at most 2000000 are read\n  1 | a: 1\n    | ^\n\n1 error in 1 file\n",
    );
  });

  test("aliases that multiply, before they fill the memory", () => {
    const line = (name: string, of: string): string =>
      `${name}: &${name} [${Array.from({ length: 10 }, () => of).join(", ")}]\n`;
    const given =
      line("a", "1") +
      line("b", "*a") +
      line("c", "*b") +
      line("d", "*c") +
      line("e", "*d") +
      line("f", "*e");
    expect(shown(given)).toContain("error P0110: The aliases of this file repeat each other too often");
  });

  test.each(["[", "{ a: ", "- ", "? "])("thousands of levels of `%s`", (opening) => {
    const { problems } = readDocument(
      "specs/tip.yaml",
      new TextEncoder().encode(`a:\n  ${opening.repeat(50_000)}`),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      "This is not valid YAML: this is nested too deeply",
    ]);
  });

  test("brackets in texts are no levels", () => {
    const given = Array.from({ length: 300 }, (_, index) => `text_${index}: "[{"\n`).join("");
    expect(readDocument("specs/tip.yaml", new TextEncoder().encode(given)).problems).toEqual([]);
  });
});
