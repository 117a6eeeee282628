import { describe, expect, test } from "vitest";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Value } from "../../../generator/runtime/answer.ts";
import { answerOf, finish, spare } from "../../../generator/runtime/finish.ts";
import { Refused, TooManyRows } from "../../../generator/runtime/no-answer.ts";

const results = (values: Readonly<Record<string, Value>>, trace: Readonly<Record<string, Value>> = {}) => ({
  values,
  drawn: {},
  trace: () => ({ ...trace }),
  used: [],
});

const failing = (error: Error) => (): never => {
  throw error;
};

test("values pass as they are", () => {
  const values = {
    total: 1.5,
    count: 7n,
    label: "x",
    none: null,
    rows: [{ interest: 1, date: "2026-01-01" }],
  };
  const answer = finish(results(values));
  expect(answer).toMatchObject({ status: "answered", values, used: [] });
  expect(answer.status === "answered" && answer.values).toBe(values);
});

test("-0 becomes 0, in rows too", () => {
  const answer = finish(results({ total: -0, rows: [{ interest: 2 }, { interest: -0 }] }));
  assert(answer.status === "answered", "it has an answer");
  expect(answer.values).toStrictEqual({ total: 0, rows: [{ interest: 2 }, { interest: 0 }] });
});

test("rows that only a chart draws are worked out when they are asked for, once", () => {
  let worked = 0;
  const drawn = {
    by_rate: () => {
      worked += 1;
      return [{ rate: -0, payment: 5 }];
    },
  };
  const answer = finish({ ...results({ total: 1 }, { step: 2 }), drawn });
  assert(answer.status === "answered", "it has an answer");
  expect(Object.keys(answer.trace())).toEqual(["step", "by_rate"]);
  expect(worked).toBe(0);
  expect(answer.trace()["by_rate"]).toStrictEqual([{ rate: 0, payment: 5 }]);
  expect(answer.trace()["by_rate"]).toBe(answer.trace()["by_rate"]);
  expect(worked).toBe(1);
});

test("rows that only a table draws are so among the values too, and no copy asks for them", () => {
  let worked = 0;
  const rows = (): readonly { readonly payment: number }[] => {
    worked += 1;
    return [{ payment: -0 }];
  };
  const values = {
    total: -0,
    get by_term() {
      return rows();
    },
  };
  const answer = finish({ ...results(values, { step: -0 }), drawn: { by_term: rows } });
  assert(answer.status === "answered", "it has an answer");
  expect(worked).toBe(0);
  expect(answer.values["by_term"]).toStrictEqual([{ payment: 0 }]);
  expect(answer.trace()["by_term"]).toStrictEqual(answer.values["by_term"]);
  expect(answer.values["total"]).toBe(0);
});

test("what is not finite is a problem at its output", () => {
  const rows = [{ interest: 1 }, { interest: Number.NaN }];
  expect(finish(results({ total: Number.POSITIVE_INFINITY, fine: 1, rows }))).toEqual({
    status: "invalid",
    problems: [
      { at: "total", code: "not_finite" },
      { at: "rows.2.interest", code: "not_finite" },
    ],
  });
});

test("a RangeError and too many rows are problems, any other error goes on", () => {
  expect(answerOf("total", failing(new RangeError("1n / 0n")))).toEqual({
    status: "invalid",
    problems: [{ at: "total", code: "not_finite" }],
  });
  expect(answerOf("total", failing(new TooManyRows(24)))).toEqual({
    status: "invalid",
    problems: [{ at: "total", code: "too_many_rows", arguments: { most_rows: 24 } }],
  });
  expect(() => answerOf("total", failing(new TypeError("a fault")))).toThrow(TypeError);
  expect(answerOf("total", () => finish(results({ total: 1 })))).toMatchObject({ status: "answered" });
});

describe("a result that an answer can do without", () => {
  test.each<{ readonly what: string; readonly work: () => Value; readonly want: Value }>([
    { what: "is what it comes to", work: () => 1.5, want: 1.5 },
    { what: "may be nothing", work: () => null, want: null },
    { what: "is left out where it is no number", work: () => Number.NaN, want: null },
    { what: "is left out where it has no end", work: () => [{ part: 1 }, { part: Infinity }], want: null },
    {
      // As a power of a whole number below 1 is.
      what: "is left out where whole numbers cannot say it",
      work: () => 10n ** BigInt(-3),
      want: null,
    },
    { what: "is left out where it has too many rows", work: failing(new TooManyRows(3)), want: null },
  ])("$what", ({ work, want }) => {
    expect(spare(work)).toEqual(want);
  });

  test("is refused where a law refuses it, and hides no fault of the program", () => {
    const refused = new Refused({ reason: "outside.grid" });
    expect(() => spare(failing(refused))).toThrow(refused);
    expect(() => spare(failing(new TypeError("undefined")))).toThrow(TypeError);
  });
});
