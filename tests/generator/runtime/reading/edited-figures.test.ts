import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScalarInput } from "../../../../generator/runtime/description.ts";
import { fieldText } from "../../../../generator/runtime/reading/field-text.ts";
import type { FieldReading } from "../../../../generator/runtime/reading/field-reading.ts";
import { numberMarks } from "../../../../generator/runtime/reading/number-marks.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { regrouped, type CaretText } from "../../../../generator/runtime/reading/regrouped.ts";
import { localeTags } from "../../../setup/tested-calculator.ts";
import * as inputs from "../descriptions.ts";

const today = "2026-11-21";
const locales = [...Object.values(localeTags), "de", "de-CH", "fr", "hi", "ar-EG"];
const kinds: readonly ScalarInput[] = [
  inputs.money,
  inputs.number,
  inputs.integer,
  inputs.whole,
  inputs.decimal,
  inputs.percent,
  inputs.quantity,
];

type Edit =
  | { readonly kind: "write"; readonly at: number; readonly digits: string }
  | { readonly kind: "take"; readonly at: number; readonly count: number };
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant("write" as const),
    at: fc.nat(16),
    digits: fc.stringMatching(/^\d{1,4}$/),
  }),
  fc.record({ kind: fc.constant("take" as const), at: fc.nat(16), count: fc.integer({ min: 1, max: 3 }) }),
);

/** What a key or a paste leaves of a text. */
function edited(text: string, edit: Edit): CaretText {
  const at = Math.min(edit.at, text.length);
  if (edit.kind === "write")
    return { text: text.slice(0, at) + edit.digits + text.slice(at), caret: at + edit.digits.length };
  const from = Math.max(0, at - edit.count);
  return { text: text.slice(0, from) + text.slice(at), caret: from };
}

/** The number that the digits of a text say, whatever its groups. */
function saidBy(text: string, locale: string): number {
  const { decimal, group, digits } = numberMarks(locale);
  const plain = Array.from(text)
    .filter((sign) => sign !== group)
    .map((sign) => (sign === decimal ? "." : digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .join("");
  return Number(plain);
}

/** Whether a visitor is told how a text was read. */
function isSaid(reading: FieldReading): boolean {
  return reading.kind === "unreadable" || reading.ambiguity !== undefined || reading.understood !== undefined;
}

describe.each(kinds)("$type", (input) => {
  test.each(locales)("an edited figure is read as its digits say, or it is said how: %s", (locale) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 9_999_999 }),
          fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
        ),
        fc.array(edits, { minLength: 1, maxLength: 3 }),
        (value, keys) => {
          const whole = input.type === "integer" || input.type === "whole" ? Math.trunc(value) : value;
          const carried =
            input.type === "whole" ? BigInt(whole) : input.type === "decimal" ? String(whole) : whole;
          let text = fieldText(input, carried, locale);
          for (const key of keys) {
            const raw = edited(text, key);
            const byHand = readField(input, raw.text, { today, locale });
            if (!isSaid(byHand) && byHand.kind === "read" && byHand.value !== null)
              expect(Number.parseFloat(byHand.canonical), raw.text).toBeCloseTo(saidBy(raw.text, locale), 6);
            const next = regrouped(text, raw, locale) ?? raw;
            const reading = readField(input, next.text, { today, locale });
            if (reading.kind === "read" && reading.value !== null)
              expect(Number.parseFloat(reading.canonical), `${text} to ${next.text}`).toBeCloseTo(
                saidBy(next.text, locale),
                6,
              );
            text = next.text;
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
