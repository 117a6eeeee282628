import { expect, test } from "vitest";
import { nearest } from "../../../generator/presentation/nearest.ts";

const names = ["home_price", "down_payment", "annual_rate", "payment", "years", "a", "b"];

test.each([
  { given: "home_pric", want: "home_price" },
  { given: "homeprice", want: "home_price" },
  { given: "hmoe_price", want: "home_price" },
  { given: "yeras", want: "years" },
  { given: "yaer", want: "year", candidates: ["years", "year"] },
  { given: "Payment", want: "payment" },
  // A part of one name only.
  { given: "rate", want: "annual_rate" },
  { given: "price", want: "home_price" },
  { given: "monthly_payment_amount", want: "payment" },
  // A part of several, too short a part, or nothing like any.
  { given: "pay", want: undefined },
  { given: "ment", want: undefined },
  { given: "c", want: undefined },
  { given: "interest", want: undefined },
  { given: "", want: undefined },
])("$given", ({ given, want, candidates = names }) => {
  expect(nearest(given, candidates)).toBe(want);
});

test("the first of equals", () => {
  expect(nearest("rata", ["rate", "rats"])).toBe("rate");
});

test("nothing to choose from", () => {
  expect(nearest("rate", [])).toBeUndefined();
});
