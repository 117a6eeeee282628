import {
  describedIn,
  type OrdinaryFunction,
  type Parameter,
  type ResultType,
  runtime,
  type Signature,
} from "./function.ts";

const described = describedIn("term");
const term: Parameter = { name: "term", type: { kind: "term" } };

/** Terms, taken apart and made. */
export const termFunctions: readonly OrdinaryFunction[] = [
  {
    ...described(
      "term",
      "A term that stands in the formula itself.",
      'term("25 year to life")',
      "25 year to life",
    ),
    signatures: [{ parameters: [term], result: { kind: "term" }, target: { kind: "itself" } }],
  },
  {
    ...described(
      "times",
      "A term so many times, a whole number from 0 up, each of its units for itself: added to another, hours stay hours and days stay days.",
      'times("48 hour", 2)',
      "96 hour",
    ),
    signatures: [
      {
        parameters: [term, { name: "n", type: { kind: "number", dimension: {}, integer: true } }],
        result: { kind: "term" },
        target: runtime("term.ts", "timesTerm"),
      },
    ],
  },
  {
    ...described(
      "lowest",
      "The least of a term: of a range where it begins.",
      'lowest("41-45 month")',
      "41 month",
    ),
    signatures: [ofTerm({ kind: "term" }, "lowestOf")],
  },
  {
    ...described(
      "highest",
      "The most of a term: of a range where it ends.",
      'highest("25 year to life")',
      "life",
    ),
    signatures: [ofTerm({ kind: "term" }, "highestOf")],
  },
  {
    ...described(
      "months_in",
      "The months a term has at least, its years among them; none for life.",
      'months_in("1 year 6 month")',
      "18",
    ),
    signatures: [ofTerm({ kind: "optional", dimension: { month: 1 } }, "monthsIn")],
  },
  {
    ...described(
      "days_in",
      "The days a term has at least, its weeks among them and its months not; none for life.",
      'days_in("12 month 1 day")',
      "1",
    ),
    signatures: [ofTerm({ kind: "optional", dimension: { day: 1 } }, "daysIn")],
  },
  {
    ...described(
      "month_term",
      "A term of so many months, or from so many to so many.",
      "month_term(41 month, 45 month)",
      "41-45 month",
    ),
    signatures: [made("month")],
  },
  {
    ...described(
      "day_term",
      "A term of so many days, or from so many to so many.",
      "day_term(90 day)",
      "90 day",
    ),
    signatures: [made("day")],
  },
];

function ofTerm(result: ResultType, name: string): Signature {
  return { parameters: [term], result, target: runtime("term.ts", name) };
}

function made(unit: "month" | "day"): Signature {
  const type = { kind: "number", dimension: { [unit]: 1 }, integer: false } as const;
  return {
    parameters: [
      { name: "lowest", type },
      { name: "highest", type, absent: { code: "" } },
    ],
    result: { kind: "term" },
    target: runtime("term.ts", `${unit}Term`),
  };
}
