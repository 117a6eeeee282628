import { plainCharacters } from "../../generator/runtime/plain-characters.ts";
import { decimalTextOf, exactOf, quotient, sum } from "../../generator/runtime/exact-number.ts";
import { readNumber } from "../../generator/runtime/reading/read-number.ts";
import type { PastedColumn } from "../kept/kept-tapes.ts";

/** The sum of a pasted column, as a line of the tape. */
interface SummedColumn {
  readonly canonical: string;
  readonly result: string;
  readonly column: PastedColumn;
}

/** Longer sums are not written out: a field holds no more. */
const longestSum = 480;

/** A pasted column as people in `locale` write its numbers, with currency signs; undefined of fewer than two numbers. */
export function summedColumn(text: string, locale: string): SummedColumn | undefined {
  const cells = text
    .split(/\r\n|\r|\n/u)
    .flatMap((line, index) => line.split("\t").map((cell) => ({ line: index + 1, text: cell.trim() })))
    .filter((cell) => cell.text !== "");
  const mark = decimalMarkOf(cells.map(({ text: cell }) => plainCharacters(cell)));
  const read = cells.map((cell) => ({ ...cell, number: numberIn(cell.text, locale, mark) }));
  const numbers = read.flatMap(({ number }) => (number === undefined ? [] : [number]));
  if (numbers.length < 2) return undefined;
  const total = numbers.map((number) => exactOf(number)).reduce(sum);
  const written = numbers.map((number) => (number.startsWith("-") ? `(${number})` : number)).join("+");
  const result = decimalTextOf(total);
  return {
    canonical: written.length > longestSum ? result : written,
    result,
    column: {
      count: numbers.length,
      average: decimalTextOf(quotient(total, exactOf(String(numbers.length)))),
      unread: read.flatMap(({ number, line, text: cell }) =>
        number === undefined ? [{ line, text: cell }] : [],
      ),
    },
  };
}

/** Signs of currencies, and their codes, before or after a number. */
const currency = /^(?:\p{Sc}|[A-Z]{3}(?![A-Z]))\s*|\s*(?:[\p{Sc}元]|(?<![A-Z])[A-Z]{3})$/gu;

/** What can only be decimals: other than three digits behind a mark, or another mark before it. */
const decimals =
  /(?:^|[^\d.,])(?:\d+(?<bare>[.,])(?!\d{3}(?!\d))|[\d.,]*(?:\.\d{3}(?<comma>,)|,\d{3}(?<dot>\.)))\d+(?![\d.,])/u;

/** The one decimal mark of a column, by the cells that can be read in one way: 1,234 beside 2.5 has a thousand. */
function decimalMarkOf(cells: readonly string[]): string | undefined {
  const marks = cells.flatMap((cell) => {
    const { bare, comma, dot } = decimals.exec(cell)?.groups ?? {};
    const mark = bare ?? comma ?? dot;
    return mark === undefined ? [] : [mark];
  });
  return new Set(marks).size === 1 ? marks[0] : undefined;
}

/** One cell; a number in parentheses is negative, as in a ledger. */
function numberIn(cell: string, locale: string, mark: string | undefined): string | undefined {
  const plain = plainCharacters(cell).trim();
  const inner = /^\((?<inner>[^()]+)\)$/u.exec(plain)?.groups?.["inner"];
  const first = (inner ?? plain).replaceAll(currency, "");
  const bare = first.replace(/^[-+]\s*/u, "").replaceAll(currency, "");
  const isNegative = inner !== undefined || first.startsWith("-");
  const reading = readNumber(bare, locale);
  if (reading.kind === "invalid" || reading.text.startsWith("-")) return undefined;
  const { other = reading.text } = reading;
  // Of two readings the larger groups.
  const [decimal, grouped] = [reading.text, other].toSorted((a, b) => Number(a) - Number(b));
  const number = mark === undefined ? reading.text : bare.includes(mark) ? decimal : grouped;
  return number === undefined || number === "0" || !isNegative ? number : `-${number}`;
}
