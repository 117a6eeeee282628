import { expect, test } from "vitest";
import { saysRange, type LineToken } from "../../../generator/ask/line-tokens.ts";

/** A line as its pieces, `|` between them: what has a digit is a value. */
function piecesOf(line: string): readonly LineToken[] {
  return line.split("|").map((text) => ({ kind: /\d/.test(text) ? "value" : "word", text }));
}

test.each([
  { given: "sentence|2|to|5 years", want: true },
  { given: "2|to|5|years", want: false },
  { given: "to|15 years", want: false },
  { given: "10000|to|3 years", want: false },
  { given: "7%|to|15 years", want: false },
  { given: "2|and|5 years", want: false },
  { given: "40|to|50", want: false },
])("$given says a range: $want", ({ given, want }) => {
  expect(saysRange(piecesOf(given), ["to"])).toBe(want);
});
