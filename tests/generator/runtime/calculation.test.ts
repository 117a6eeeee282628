import { expect, test } from "vitest";
import { decideShown, traceOf } from "../../../generator/runtime/calculation.ts";
import { Refused } from "../../../generator/runtime/no-answer.ts";

test("the trace has constants, what was asked for, and the way each took", () => {
  const taken = { tip: () => 0, fee: () => 1 };
  expect(traceOf({ share: 0.5 }, { tip: 1 }, taken)).toEqual({ share: 0.5, tip: 1, "tip?": 0 });
});

test("the trace has the columns of a row by name, no number that is not finite, and no -0", () => {
  const known = {
    fee_row: { fee: 10, least: -0 },
    rate: Number.NaN,
    plan: [{ part: Number.NEGATIVE_INFINITY }],
  };
  expect(traceOf({}, known, {})).toStrictEqual({
    "fee_row.fee": 10,
    "fee_row.least": 0,
    rate: null,
    plan: [{ part: null }],
  });
});

test("inputs are shown as their conditions say, each after those it reads; what is refused shows nothing", () => {
  const refuse = (): never => {
    throw new Refused({ reason: "outside.fees" });
  };
  const conditions = (shown: Readonly<Record<string, boolean>>) => ({
    first: () => true,
    second: () => shown["first"] === true,
    third: refuse,
    fourth: () => shown["third"] === false,
  });
  expect(decideShown(conditions)).toEqual({ first: true, second: true, third: false, fourth: true });
  const broken = (): never => {
    throw new Error("broken");
  };
  expect(() => decideShown(() => ({ first: broken }))).toThrow("broken");
});
