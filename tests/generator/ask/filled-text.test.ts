import { describe, expect, test } from "vitest";
import { filledText, holesOf } from "../../../generator/ask/filled-text.ts";

test("names what a phrase says in a value", () => {
  expect(holesOf("{use} liter_per_100_kilometers")).toEqual(["use"]);
  expect(holesOf("100")).toEqual([]);
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
