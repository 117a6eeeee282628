import { expect, test } from "vitest";
import { neededPart } from "../../../generator/presentation/needed-part.ts";

/** What a term has none of is what stands for it, not the term in another unit: 364 days are not 0 months. */
test.each([
  { of: "months_in", term: "6 month", has: true },
  { of: "months_in", term: "1 year 10 day", has: true },
  { of: "months_in", term: "364 day", has: false },
  { of: "months_in", term: "life", has: false },
  { of: "days_in", term: "12 month 1 day", has: true },
  { of: "days_in", term: "2 week", has: true },
  { of: "days_in", term: "6 month", has: false },
] as const)("$of of $term", ({ of, term, has }) => {
  const found = [of, "longest"] as const;
  expect(neededPart(["otherwise", found, 0], { longest: term })).toEqual(has ? found : 0);
});
