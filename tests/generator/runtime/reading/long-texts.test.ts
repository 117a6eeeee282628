import { describe, expect, test } from "vitest";
import { splitRow } from "../../../../cli/input/split-row.ts";
import { formatValue } from "../../../../generator/presentation/format-value.ts";
import { richParts } from "../../../../generator/presentation/rich-text.ts";
import { evaluateArithmetic, localeNumerals } from "../../../../generator/runtime/arithmetic.ts";
import { decodeQuery, splitCells } from "../../../../generator/runtime/query.ts";
import { readDate } from "../../../../generator/runtime/reading/read-date.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { readCanonicalNumber, readNumber } from "../../../../generator/runtime/reading/read-number.ts";
import { rowsRuntime } from "../../../../generator/runtime/kinds/rows.ts";
import { withoutTrailingZeros } from "../../../../generator/runtime/trailing-zeros.ts";
import { plainCharacters } from "../../../../generator/runtime/plain-characters.ts";
import type { ScalarInput } from "../../../../generator/runtime/description.ts";
import * as inputs from "../descriptions.ts";

const today = "2026-11-21";
const length = 100_000;
/** Of the processor: a quadratic reader takes a minute of it. */
const mostMilliseconds = 1000;

const texts: readonly { readonly name: string; readonly text: string }[] = [
  ...[
    "0",
    "9",
    "a",
    " ",
    ",",
    ".",
    "-",
    "'",
    "%",
    "(",
    "½",
    "年",
    "~",
    "\\",
    "\n",
    "[",
    "*",
    "😀",
    "\u200f",
    "e",
  ].map((sign) => ({ name: JSON.stringify(sign), text: sign.repeat(length) })),
  ...[
    "0a",
    "1 ",
    "1,",
    " a",
    "5 ft ",
    "1/",
    "**a",
    "[a](",
    "\t\n",
    "1~",
    '"',
    "$1",
    "٣٬",
    "万1",
    "a=",
    "√(",
  ].map((pair) => ({
    name: JSON.stringify(pair),
    text: pair.repeat(length / pair.length),
  })),
  { name: "digits and a letter", text: `${"9".repeat(length)}x` },
  { name: "zeros and a digit", text: `0.${"0".repeat(length)}1` },
  { name: "spaces and a letter", text: `1${" ".repeat(length)}x` },
];

const { grades, ...others } = inputs;
const scalars = Object.values(others).filter(
  (input): input is ScalarInput => typeof input === "object" && "kind" in input && "display" in input,
);

const readers: readonly { readonly name: string; readonly read: (text: string) => unknown }[] = [
  ...scalars.flatMap((input) => [
    {
      name: `${input.type}, typed`,
      read: (text: string) => readField(input, text, { today, locale: "en", unitNames: (unit) => [unit] }),
    },
    { name: `${input.type}, canonical`, read: (text: string) => readField(input, text, { today }) },
  ]),
  {
    name: "readNumber",
    read: (text) => readNumber(text, "es", { percent: true, affixes: () => ["US$", "$"] }),
  },
  { name: "readCanonicalNumber", read: readCanonicalNumber },
  { name: "readDate", read: (text) => readDate(text, "en", "day") },
  {
    name: "evaluateArithmetic",
    read: (text) => evaluateArithmetic(text, { readNumeral: localeNumerals("en") }),
  },
  { name: "plainCharacters", read: plainCharacters },
  { name: "withoutTrailingZeros", read: withoutTrailingZeros },
  { name: "splitCells", read: splitCells },
  {
    name: "splitRow",
    read: (text) =>
      splitRow(text, [
        { id: "name", type: "text" },
        { id: "score", type: "number" },
      ]),
  },
  {
    name: "decodeQuery",
    read: (text) => decodeQuery(new URLSearchParams(`?rate=${text}`), [inputs.percent]),
  },
  {
    name: "rows",
    read: (text) =>
      rowsRuntime.read(grades, text, { field: { today }, cell: () => ({ today, locale: "en" }), values: {} }),
  },
  { name: "richParts", read: richParts },
  {
    name: "grouped digits, written",
    read: (text) => formatValue({ kind: "text", grouped: 4 }, text, { locale: "en", word: String }),
  },
];

describe.each(readers)("$name", ({ read }) => {
  test("takes no more than linear time", () => {
    for (const { name, text } of texts) {
      const start = process.cpuUsage();
      read(text);
      const { user } = process.cpuUsage(start);
      expect(user / 1000, name).toBeLessThan(mostMilliseconds);
    }
  });
});

test.each(scalars)("$type: what is too long is said to be", (input) => {
  expect(readField(input, "9".repeat(length), { today, locale: "en" })).toEqual({
    kind: "unreadable",
    code: "too_many_characters",
    arguments: { maximum: 10_000 },
  });
});

test("a message quotes the beginning of a long text", () => {
  expect(readField(inputs.number, "😀".repeat(100), { today, locale: "en" })).toEqual({
    kind: "unreadable",
    code: "not_a_number",
    arguments: { text: `${"😀".repeat(60)}…` },
  });
});
