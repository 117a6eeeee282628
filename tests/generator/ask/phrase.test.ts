import { describe, expect, test } from "vitest";
import { matchPhrase } from "../../../generator/ask/phrase.ts";

describe("what a phrase takes of a line", () => {
  test.each([
    { phrase: "{rate} of {number}", line: "15% of 80", want: [{ rate: "15%", number: "80" }] },
    { phrase: "{rate} of {number}", line: "15% off 80", want: [] },
    { phrase: "Cube root of {number}", line: "cube  root of 27", want: [{ number: "27" }] },
  ])("$phrase: $line", ({ phrase, line, want }) => {
    expect(matchPhrase(phrase, line)).toEqual(want);
  });

  test("holes without anything between them take little or much", () => {
    expect(matchPhrase("{total}{speed}倍速", "10小时1.5倍速")).toEqual([
      { total: "10", speed: "小时1.5" },
      { total: "10小时", speed: "1.5" },
    ]);
  });
});
