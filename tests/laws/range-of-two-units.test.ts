/** A standard range that begins at a year and a day: what the law of printed equations cannot read, and is held here. */
import { expect, test } from "vitest";
import { calculator } from "../../generated/calculators/legal/washington/felony-assault/model.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";

test("RCW 9.94A.510 and 9.94A.701(3): level III at 4, 12 months and a day to 16 months, then a year of community custody", () => {
  const { answer } = evaluate(
    calculator,
    { fixed: { degree: "third" }, defaults: {} },
    { offense_date: "2024-05-01", arrival: "2025-01-15", score_kind: "known", known_score: "4" },
    { today: "2026-03-01" },
  );
  expect(answer).toMatchObject({
    status: "answered",
    values: {
      range: "12 month 1 day to 16 month",
      community_custody: 12,
      waiver: null,
      alternatives: null,
    },
  });
});
