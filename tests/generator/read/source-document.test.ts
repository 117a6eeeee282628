import { describe, expect, test } from "vitest";
import type { Place } from "../../../generator/diagnostics/diagnostic.ts";
import { readDocument, type SourceDocument } from "../../../generator/read/source-document.ts";

function read(text: string): ReturnType<typeof readDocument> {
  return readDocument("specs/a.yaml", new TextEncoder().encode(text));
}

function documentOf(text: string): SourceDocument {
  const { document, problems } = read(text);
  expect(problems).toEqual([]);
  if (document === undefined) throw new Error("the text is a document");
  return document;
}

/** The text of the file at a place. */
function at({ text }: SourceDocument, { span }: Place): string {
  return text.slice(span.start, span.end);
}

describe("values", () => {
  test.each([
    { given: "a: 2026-01-31", want: { a: "2026-01-31" } },
    { given: "a: [yes, no, on, off, y, n]", want: { a: ["yes", "no", "on", "off", "y", "n"] } },
    { given: "a: [true, false, null, ~]", want: { a: [true, false, null, null] } },
    { given: "a: [400_000, 6.5%, 5 foot]", want: { a: ["400_000", "6.5%", "5 foot"] } },
    { given: "a: [1e9, 0.5, -3, 12:30]", want: { a: [1e9, 0.5, -3, "12:30"] } },
    { given: "a: 123456789012345678901234567890", want: { a: "123456789012345678901234567890" } },
    { given: "a: [9007199254740991, 9007199254740993]", want: { a: [9007199254740991, "9007199254740993"] } },
    { given: "a: [.inf, -.inf, .nan, 1e999]", want: { a: [".inf", "-.inf", ".nan", "1e999"] } },
    { given: "a: [0x1F, 0o17, 017]", want: { a: ["0x1F", "0o17", 17] } },
    { given: "1.10: a\ntrue: b\n2026-01-01: c", want: { "1.10": "a", true: "b", "2026-01-01": "c" } },
    { given: "a: &x [1, 2]\nb: *x", want: { a: [1, 2], b: [1, 2] } },
    { given: "# only what follows counts\na: 1 # and not this", want: { a: 1 } },
  ])("$given", ({ given, want }) => {
    expect(documentOf(given).value).toEqual(want);
  });

  test("are the same with a byte order mark, and with the line ends of other systems", () => {
    const text = "a: >-\n  one\n  two\nb: x\n  y\nc: |\n  1\n  2\n";
    const want = { a: "one two", b: "x y", c: "1\n2\n" };
    expect(documentOf(`\uFEFF${text}`).value).toEqual(want);
    expect(documentOf(text.replaceAll("\n", "\r\n")).value).toEqual(want);
  });

  test("of a key named like an object's own parts are kept", () => {
    const { value } = documentOf("__proto__: 1\nconstructor: 2");
    expect(JSON.stringify(value)).toBe('{"__proto__":1,"constructor":2}');
  });
});

describe("places", () => {
  const document = documentOf(
    [
      "inputs:",
      "  bill: { type: money, default: 50 }   # in dollars",
      "  rate:",
      "    type: percent",
      "rows:",
      "  - [a, 1]",
      "  - [b, 2]",
      "shared: &shared { url: here }",
      "other: *shared",
      "text: |",
      "  one",
      "",
      "1.10: x",
      "",
    ].join("\n"),
  );
  test.each([
    { path: ["inputs", "bill"], key: "bill", value: "{ type: money, default: 50 }" },
    { path: ["inputs", "bill", "default"], key: "default", value: "50" },
    { path: ["inputs", "rate"], key: "rate", value: "type: percent" },
    { path: ["rows", 1], key: "[b, 2]", value: "[b, 2]" },
    { path: ["rows", 1, 0], key: "b", value: "b" },
    { path: ["other"], key: "other", value: "*shared" },
    { path: ["other", "url"], key: "url", value: "here" },
    { path: ["text"], key: "text", value: "|\n  one" },
    { path: ["1.10"], key: "1.10", value: "x" },
    // What is not there: the nearest part above it.
    { path: ["inputs", "bill", "min"], key: "bill", value: "bill" },
    { path: ["rows", 7, 1], key: "rows", value: "rows" },
    { path: ["nothing"], key: "inputs", value: "inputs" },
    { path: [], key: "inputs", value: "inputs" },
  ])("$path", ({ path, key, value }) => {
    expect(at(document, document.placeOf(path, "key"))).toBe(key);
    expect(at(document, document.placeOf(path, "value"))).toBe(value);
  });
});

describe("places in a formula", () => {
  // The part `b * c` of the value `a + b * c`, wherever and however it is written.
  test.each([
    { given: "x: a + b * c", want: "b * c" },
    { given: "x: 'a + b * c'", want: "b * c" },
    { given: 'x: "a + b * c"', want: "b * c" },
    { given: "x: >-\n  a +\n  b * c", want: "b * c" },
    { given: "x: >-\n  a\n  + b\n  * c", want: "b\n  * c" },
    { given: "x:\n  a +\n    b *\n  c", want: "b *\n  c" },
    { given: "x: |-\n    a + b * c", want: "b * c" },
    { given: 'x: "a +\\\n   \\u0020b * c"', want: "b * c" },
    { given: "y: &f a + b * c\nx: *f", want: "b * c" },
    { given: "x: >-\r\n  a +\r\n  b * c\r\n", want: "b * c" },
  ])("$given", ({ given, want }) => {
    const document = documentOf(given);
    expect(at(document, document.formulaPlace(["x"], 4, 9))).toBe(want);
  });

  test.each([
    {
      name: "an escape in double quotes",
      given: 'x: "\\"\\u00e9\\U0001F600 y"',
      start: 5,
      end: 6,
      want: "y",
    },
    { name: "a doubled quotation mark", given: "x: 'it''s y'", start: 5, end: 6, want: "y" },
    { name: "a character of two units", given: "x: 😀 y", start: 3, end: 4, want: "y" },
    { name: "the end", given: "x: a + # more", start: 3, end: 3, want: " " },
    { name: "a number", given: "x: 1e3", start: 0, end: 2, want: "1e3" },
  ])("after or at $name", ({ given, start, end, want }) => {
    const document = documentOf(given);
    expect(at(document, document.formulaPlace(["x"], start, end))).toBe(want);
  });
});
