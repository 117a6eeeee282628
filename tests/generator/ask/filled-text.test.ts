import { describe, expect, test } from "vitest";
import { filledText, isFilled } from "../../../generator/ask/filled-text.ts";

test.each([
  { value: "{use} liter_per_100_kilometers", want: true },
  { value: ["90~100", "{score}~100"], want: true },
  { value: "100", want: false },
  { value: undefined, want: false },
])("$value holds what a phrase says: $want", ({ value, want }) => {
  expect(isFilled(value)).toBe(want);
});

describe("a value with what a phrase says in it", () => {
  test.each([
    {
      why: "a number as its language writes it",
      locale: "es-ES",
      typed: "6,4",
      text: "6.4 liter/100",
      isCanonical: true,
    },
    {
      why: "an amount with its unit stays as it was typed",
      locale: "en-US",
      typed: "6 L",
      text: "6 L liter/100",
      isCanonical: false,
    },
  ])("$why", ({ locale, typed, text, isCanonical }) => {
    expect(filledText("{use} liter/100", { use: typed }, locale)).toEqual({ text, isCanonical });
  });

  test("is none where the phrase doesn't say it", () => {
    expect(filledText("{use}%", {}, "en-US")).toBeUndefined();
  });
});
