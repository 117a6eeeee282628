import { describe, expect, test } from "vitest";
import { answersTo } from "./search-line.ts";

/** P × r ÷ (1 − (1 + r)⁻ⁿ), with the values that the lines say together, worked out elsewhere. */
interface Case {
  readonly first: string;
  readonly next: readonly (readonly [line: string, figure: string])[];
}
const house = "300k house 20% down 7%";
const cases: Readonly<Record<string, readonly Case[]>> = {
  en: [
    {
      first: house,
      next: [
        ["and 15 years?", "$2,157.19"],
        ["and 5% down", "$2,561.66"],
      ],
    },
    {
      first: house,
      next: [
        ["with 6%", "$1,438.92"],
        ["what about 400k", "$1,918.56"],
      ],
    },
    {
      first: house,
      next: [
        ["and rate 6%", "$1,438.92"],
        ["what about 15% of 80?", "12"],
      ],
    },
    { first: "15% of 80", next: [["and 20%?", "16"]] },
  ],
  es: [{ first: "hipoteca 300000 20% enganche 7%", next: [["¿y a 15 años?", "$2,157.19"]] }],
  zh: [{ first: "房贷 300000 首付20% 利率7%", next: [["15年呢？", "¥2,157.19"]] }],
  ar: [{ first: "قرض سكني 300000 دفعة أولى 20% فائدة 7%", next: [["و15 سنة؟", "2,157.19 دولار"]] }],
};

describe.each(Object.entries(cases))("a line goes on from the one before, in %s", (language, all) => {
  test.each(all)("$first", async ({ first, next }) => {
    const [, ...answers] = await answersTo(language, [first, ...next.map(([line]) => line)]);
    expect(answers.map((answer) => answer?.result)).toEqual(next.map(([, figure]) => figure));
  });
});

test("it says what it keeps, and goes on with nothing that the page does not ask", async () => {
  const [first, ...answers] = await answersTo("en", [
    "300k house 20% down 7%",
    "and 15 years?",
    "and 15 apples",
    "and 6 ft tall",
  ]);
  expect(first?.kept).toEqual([]);
  expect(answers[0]?.kept.map(({ name }) => name)).toEqual([
    "Home price",
    "Down payment",
    "Annual interest rate",
  ]);
  expect(answers.slice(1).map((answer) => answer?.page?.route)).toEqual([undefined, undefined]);
});
