import { describe, expect, test } from "vitest";
import { matchingOptions } from "../../../site/fields/matching-options.ts";

const options = [
  { value: "USD", text: "US Dollar (USD)", also: "USD" },
  { value: "AUD", text: "Australian Dollar (AUD)", also: "AUD" },
  { value: "STN", text: "São Tomé & Príncipe Dobra (STN)", also: "STN" },
  { value: "CNY", text: "人民币 (CNY)", also: "CNY" },
  { value: "acre", text: "acres", also: "ac" },
];

function found(typed: string): readonly string[] {
  return matchingOptions(options, typed).map(({ value }) => value);
}

describe("what is typed into a long list", () => {
  test.each([
    { typed: "", want: ["USD", "AUD", "STN", "CNY", "acre"] },
    { typed: "dollar", want: ["USD", "AUD"] },
    { typed: "aus", want: ["AUD"] },
    { typed: "usd", want: ["USD"] },
    { typed: "sao tome", want: ["STN"] },
    { typed: "人民", want: ["CNY"] },
    { typed: "ac", want: ["acre"] },
    { typed: "pound", want: [] },
  ])("'$typed' finds $want", ({ typed, want }) => {
    expect(found(typed)).toEqual(want);
  });

  test("names that begin with it come before words that do", () => {
    const units = ["square feet", "feet", "cubic feet"].map((text) => ({ value: text, text }));
    expect(matchingOptions(units, "feet").map(({ text }) => text)).toEqual([
      "feet",
      "square feet",
      "cubic feet",
    ]);
  });
});
