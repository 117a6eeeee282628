import { functionsOf, leftOut, runtime, takes } from "./function.ts";
import { amountOf, integer, term } from "./parameter-types.ts";

const months = amountOf({ month: 1 });
const days = amountOf({ day: 1 });

/** Terms, taken apart and made. */
export const termFunctions = functionsOf("term", {
  term: {
    doc: "A term that stands in the formula itself.",
    example: ['term("25 year to life")', "25 year to life"],
    signatures: [takes({ term }, term, { kind: "itself" })],
  },
  times: {
    doc: "A term so many times, a whole number from 0 up, each of its units for itself: added to another, hours stay hours and days stay days.",
    example: ['times("48 hour", 2)', "96 hour"],
    signatures: [takes({ term, n: integer }, term, runtime("term.ts", "timesTerm"))],
  },
  lowest: {
    doc: "The least of a term: of a range where it begins.",
    example: ['lowest("41-45 month")', "41 month"],
    signatures: [takes({ term }, term, runtime("term.ts", "lowestOf"))],
  },
  highest: {
    doc: "The most of a term: of a range where it ends.",
    example: ['highest("25 year to life")', "life"],
    signatures: [takes({ term }, term, runtime("term.ts", "highestOf"))],
  },
  months_in: {
    doc: "The months a term has at least, its years among them; none for life.",
    example: ['months_in("1 year 6 month")', "18"],
    signatures: [
      takes({ term }, { kind: "optional", dimension: { month: 1 } }, runtime("term.ts", "monthsIn")),
    ],
  },
  days_in: {
    doc: "The days a term has at least, its weeks among them and its months not; none for life.",
    example: ['days_in("12 month 1 day")', "1"],
    signatures: [takes({ term }, { kind: "optional", dimension: { day: 1 } }, runtime("term.ts", "daysIn"))],
  },
  month_term: {
    doc: "A term of so many months, or from so many to so many.",
    example: ["month_term(41 month, 45 month)", "41-45 month"],
    signatures: [takes({ lowest: months, highest: leftOut(months) }, term, runtime("term.ts", "monthTerm"))],
  },
  day_term: {
    doc: "A term of so many days, or from so many to so many.",
    example: ["day_term(90 day)", "90 day"],
    signatures: [takes({ lowest: days, highest: leftOut(days) }, term, runtime("term.ts", "dayTerm"))],
  },
});
