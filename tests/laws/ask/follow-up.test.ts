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
    {
      first: "area 10 ft by 12 ft",
      // 8 × 12.
      next: [["and 8 ft?", "96\u00a0ft²"]],
    },
    { first: "mortgage 300k 6% 30 years", next: [["what about 7%", "$1,995.91"]] },
    {
      first: "tip 20% on 120 for 4 people",
      next: [
        ["and 5 people?", "$28.80"],
        ["and 18%?", "$28.32"],
      ],
    },
    { first: "tip 18% on 64", next: [["and split 3 ways", "$25.17"]] },
    { first: "loan 20000 8% 5 years", next: [["and 10000", "$202.76"]] },
  ],
  es: [
    {
      first: "hipoteca 300000 20% enganche 7%",
      next: [
        ["¿y a 15 años?", "$2,157.19"],
        ["¿y 15 años?", "$2,157.19"],
      ],
    },
    { first: "propina 15% de 80 entre 4", next: [["¿y entre 5?", "$18.40"]] },
  ],
  zh: [
    { first: "房贷 300000 首付20% 利率7%", next: [["15年呢？", "¥2,157.19"]] },
    { first: "小费15% 80 4人", next: [["5人呢？", "¥18.40"]] },
  ],
  ar: [
    {
      first: "قرض سكني 300000 دفعة أولى 20% فائدة 7%",
      next: [
        ["و15 سنة؟", "2,157.19 دولار"],
        ["و 15 سنة؟", "2,157.19 دولار"],
      ],
    },
    { first: "كتلة الجسم 82 كغ 180 سم", next: [["و 75 كغ؟", "23.1"]] },
  ],
};

describe.each(Object.entries(cases))("a line goes on from the one before, in %s", (language, all) => {
  test.each(all)("$first", async ({ first, next }) => {
    const [, ...answers] = await answersTo(language, [first, ...next.map(([line]) => line)]);
    expect(answers.map((answer) => answer?.result)).toEqual(next.map(([, figure]) => figure));
  });
});

test.each([
  ["tip 18% on 64", "what about 15"],
  ["loan 20000 8% 5 years", "and 7"],
])("after %s, nobody knows what %s is", async (first, next) => {
  const [before, after] = await answersTo("en", [first, next]);
  expect(before?.result).toMatch(/\d/);
  expect(after).toBeUndefined();
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
