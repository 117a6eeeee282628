import { expect, test } from "vitest";
import { bareTerm } from "../../../site/charts/bare-term.ts";

const joiner = "\u2060";

test.each([
  { term: "41-45 month", bare: `41${joiner}–${joiner}45` },
  { term: "6 month", bare: "6" },
  { term: "1200 month", bare: "1,200" },
  { term: "90 day", bare: undefined },
  { term: "1 year to 18 month", bare: undefined },
  // RCW 9.94A.510 prints 12+ for 12 months and a day.
  { term: "12 month 1 day", bare: "12+" },
  { term: "12 month 1 day to 14 month", bare: `12+${joiner}–${joiner}14` },
  { term: "25 year to life", bare: undefined },
  { term: "life", bare: undefined },
])("$term without its months is $bare", ({ term, bare }) => {
  expect(bareTerm(term, "month", "en")).toBe(bare);
});
