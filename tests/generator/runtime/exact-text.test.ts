import { expect, test } from "vitest";
import type { Digits } from "../../../generator/runtime/display-digits.ts";
import { writeExact } from "../../../generator/runtime/exact-text.ts";

const third = `0.${"3".repeat(40)}`;

test.each([
  { value: "2.5", digits: { minimum: 2, maximum: 4 }, want: "2.50" },
  { value: third, digits: { minimum: 0, maximum: 30 }, want: `0.${"3".repeat(30)}` },
  { value: third, digits: { minimum: 0, maximum: 6, significant: 4 }, want: "0.3333" },
  { value: "0.00098765", digits: { minimum: 0, maximum: 6, significant: 3 }, want: "0.000988" },
  { value: "12345.678", digits: { minimum: 0, maximum: 6, significant: 7 }, want: "12,345.68" },
  // As with numbers, the whole part is never rounded.
  { value: "12345.678", digits: { minimum: 0, maximum: 6, significant: 3 }, want: "12,346" },
  {
    value: "-0.00000012345",
    digits: { minimum: 0, maximum: 6, significant: 3 },
    want: "−1.23\u00a0×\u00a010⁻⁷",
  },
  {
    value: "1234567890123456",
    digits: { minimum: 0, maximum: 6, significant: 3 },
    want: "1.23\u00a0×\u00a010¹⁵",
  },
  { value: "0", digits: { minimum: 0, maximum: 6, significant: 3 }, want: "0" },
] satisfies readonly { readonly value: string; readonly digits: Digits; readonly want: string }[])(
  "$value with $digits is $want",
  ({ value, digits, want }) => {
    const context = { locale: "en", word: (key: string): string => key };
    expect(writeExact(value, context, { kind: "exact", write: writeExact, digits })).toBe(want);
  },
);
