import fc from "fast-check";
import { partsOf, writtenDuration } from "../../generator/runtime/duration.ts";
import { fractionOf } from "../../generator/runtime/fraction.ts";
import { fromBase, shiftDecimal } from "../../generator/runtime/decimal.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { joinCells } from "../../generator/runtime/query.ts";

/** What nobody should type and somebody will. */
const hostile = fc.constantFrom(
  "",
  " ",
  "abc",
  "-1",
  "0",
  "-0",
  "1e309",
  "1e-400",
  "NaN",
  "Infinity",
  "undefined",
  "9".repeat(400),
  "1..2",
  "🙂",
  "2026-02-30",
  "~",
  "\\",
  "<b>",
);

/** Canonical texts of an input: mostly within its limits, edges included, now and then nonsense. */
export function inputText(input: InputDescription): fc.Arbitrary<string | readonly string[]> {
  return fc.oneof(
    { weight: 6, arbitrary: readableText(input) },
    { weight: 1, arbitrary: input.type === "rows" ? fc.array(hostile, { maxLength: 3 }) : hostile },
  );
}

/** Canonical texts an input accepts, or nearly: limits are kept, checks across inputs are not. */
export function readableText(input: InputDescription): fc.Arbitrary<string | readonly string[]> {
  switch (input.type) {
    case "number":
    case "money":
      return numberIn(input).map(plain);
    case "integer":
      return integerIn(input).map(String);
    case "percent":
      return numberIn({ minimum: input.minimum ?? -1, maximum: input.maximum ?? 10 }).map(
        (value) => `${shiftDecimal(plain(value), 2)}%`,
      );
    case "quantity":
      return (
        fc
          .tuple(numberIn(input), fc.constantFrom(...input.display.units))
          // Nothing used is no distance per amount.
          .filter(([value, unit]) => Number.isFinite(fromBase(value, unit)))
          .map(([value, unit]) => {
            const amount = fromBase(value, unit);
            return `${plain(input.integer === true ? Math.round(amount) : amount)} ${unit.id}`;
          })
      );
    case "whole":
      return fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String);
    case "digits":
      return fc.string({
        unit: fc.constantFrom(
          ..."0123456789abcdef".slice(0, typeof input.base === "number" ? input.base : 2),
        ),
        minLength: 1,
        maxLength: Math.min(input.longest, 40),
      });
    case "date":
      return fc
        .date({
          min: new Date(input.minimum ?? "1900-01-01"),
          max: new Date(
            input.maximum === undefined || input.maximum === "today" ? "2026-11-21" : input.maximum,
          ),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, input.precision === "month" ? 7 : 10));
    case "time":
      return fc
        .integer({ min: 0, max: 24 * 60 - 1 })
        .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
    case "decimal":
      return fc
        .tuple(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 12 }))
        .map(([digits, places]) => shiftDecimal(String(digits), -places));
    case "fraction":
      return fc
        .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 10n }))
        .map(([over, under]) => fractionOf(over, under));
    case "datetime":
      return fc
        .date({
          min: new Date(`${input.minimum ?? "1900-01-01T00:00"}Z`),
          max: new Date(`${input.maximum ?? "2100-12-31T23:59"}Z`),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 16));
    case "duration": {
      const smallest = partsOf(input.display.parts).at(-1)?.size ?? 1;
      const { minimum = 0, maximum = 1000 * smallest } = input;
      return fc
        .integer({ min: Math.ceil(minimum / smallest), max: Math.floor(maximum / smallest) })
        .map((count) => writtenDuration(count * smallest, input.display.parts));
    }
    case "term":
      return fc.constantFrom("41-45 month", "72 hour", "12 month 1 day", "25 year to life", "life", "1 year");
    case "choice":
      return fc.constantFrom(...input.options);
    case "choices":
      return fc.subarray([...input.options]).map((options) => options.join());
    case "boolean":
      return fc.constantFrom("yes", "no");
    case "text":
      return fc.string({ maxLength: Math.min(input.longest, 20) });
    case "expression":
      return fc.oneof(
        fc.constantFrom(
          "1+1",
          "2^10",
          "1/3",
          "sin(30)",
          "tan(90)",
          "ln 2",
          "20!",
          "8 nCr 2",
          "(2+3)*4",
          "-5%",
          "sqrt(2)",
          "1/0",
          "2^-2",
          "0.1+0.2",
        ),
        // Results of more digits than are carried.
        fc.integer({ min: 1, max: 60 }).map((number) => `${number}!`),
        fc
          .tuple(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 1, max: 60 }))
          .map((terms) => terms.join("^")),
        fc
          .tuple(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: 1, max: 99 }))
          .map((terms) => terms.join("/")),
      );
    case "rows":
      return fc.array(rowText(input.columns), {
        minLength: Math.max(input.fewest, 1),
        maxLength: Math.min(input.most, 6),
      });
  }
}

function rowText(columns: readonly InputDescription[]): fc.Arbitrary<string> {
  return fc.tuple(...columns.map(readableText)).map((cells) => joinCells(cells.map(String)));
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Numbers within bounds, the bounds themselves among them. */
function numberIn({ minimum = -1e6, maximum = 1e6 }: Bounds): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum, Math.min(Math.max(0, minimum), maximum));
  const cents = fc
    .double({ min: minimum, max: maximum, noNaN: true })
    .map((value) => Math.min(maximum, Math.max(minimum, Math.round(value * 100) / 100)));
  return fc.oneof({ weight: 1, arbitrary: edges }, { weight: 4, arbitrary: cents });
}

function integerIn({ minimum = -1000, maximum = 1e6 }: Bounds): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31 - 1)) });
}

/** A number as canonical text, without exponent. */
function plain(value: number): string {
  return shiftDecimal(value, 0);
}
