import { describe, expect, test } from "vitest";
import { composeDocument, pathKey } from "../../../generator/read/composed-document.ts";
import { readDocument } from "../../../generator/read/source-document.ts";
import type { Place } from "../../../generator/diagnostics/diagnostic.ts";
import { assert } from "../../../generator/runtime/assert.ts";

function read(file: string, text: string): NonNullable<ReturnType<typeof readDocument>["document"]> {
  const { document } = readDocument(file, new TextEncoder().encode(text));
  assert(document !== undefined, `${file} can be read`);
  return document;
}

const main = read(
  "main.yaml",
  "inputs:\n  bill: { default: 5 }\nparts: { tax: { with: { net: bill * 2 } } }\n",
);
const part = read(
  "part.yaml",
  "inputs:\n  bill: { type: money, min: 1 }\nformulas:\n  tax: rate * net + rate\n",
);
const composed = composeDocument(
  main,
  {},
  new Map([
    [pathKey(["inputs", "bill"]), { source: part, path: ["inputs", "bill"] }],
    [pathKey(["formulas", "net"]), { source: main, path: ["parts", "tax", "with", "net"] }],
    [
      pathKey(["formulas", "vat"]),
      {
        source: part,
        path: ["formulas", "tax"],
        // As if both `rate` were `vat_rate`.
        edits: new Map([
          [
            pathKey([]),
            [
              { start: 0, length: 8, writtenLength: 4 },
              { start: 17, length: 8, writtenLength: 4 },
            ],
          ],
        ]),
      },
    ],
  ]),
);

function marked({ file, span }: Place): string {
  return `${file}: ${composed.textOf(file).slice(span.start, span.end)}`;
}

describe("a piece is where it was written", () => {
  test.each([
    {
      name: "a key of the main file",
      place: composed.placeOf(["inputs", "bill", "default"], "value"),
      want: "main.yaml: 5",
    },
    {
      name: "a key the main file leaves out",
      place: composed.placeOf(["inputs", "bill", "min"], "value"),
      want: "part.yaml: 1",
    },
    { name: "what both have", place: composed.placeOf(["inputs", "bill"], "key"), want: "main.yaml: bill" },
    { name: "what has moved", place: composed.placeOf(["formulas", "net"], "key"), want: "main.yaml: net" },
    {
      name: "a stretch of what has moved",
      place: composed.formulaPlace(["formulas", "net"], 0, 4),
      want: "main.yaml: bill",
    },
    {
      name: "a stretch with another name",
      place: composed.formulaPlace(["formulas", "vat"], 0, 8),
      want: "part.yaml: rate",
    },
    {
      name: "a stretch between",
      place: composed.formulaPlace(["formulas", "vat"], 11, 14),
      want: "part.yaml: net",
    },
    {
      name: "a stretch after",
      place: composed.formulaPlace(["formulas", "vat"], 17, 25),
      want: "part.yaml: rate",
    },
  ])("$name", ({ place, want }) => {
    expect(marked(place)).toBe(want);
  });
});
