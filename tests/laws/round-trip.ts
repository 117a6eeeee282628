import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalScalar } from "../assertions/canonical-scalar.ts";
import type { InputDescription, ScalarInput } from "../../generator/runtime/description.ts";
import { fieldText } from "../../generator/runtime/reading/field-text.ts";
import { readField } from "../../generator/runtime/reading/read-field.ts";
import { localeTags, type TestedCalculator } from "../setup/tested-calculator.ts";
import { readableText } from "./input-texts.ts";

const today = "2026-11-21";

/** What a link or a field shows of a value is read as that value. */
export function testRoundTrips({ calculator, words }: TestedCalculator): void {
  const inputs = calculator.description.inputs.flatMap(
    (input): { readonly id: string; readonly input: ScalarInput }[] =>
      input.type === "rows"
        ? input.columns.flatMap((column) => scalarInput(`${input.id}.${column.id}`, column))
        : scalarInput(input.id, input),
  );

  test.each(inputs)("$id reads back what a link holds", ({ input }) => {
    fc.assert(
      fc.property(readableText(input), (text) => {
        const reading = readField(input, String(text), { today });
        if (reading.kind === "unreadable") return;
        expect(readField(input, canonicalScalar(input, reading.value), { today })).toMatchObject({
          kind: "read",
          value: reading.value,
        });
      }),
      { numRuns: 40 },
    );
  });

  test.each(Object.keys(words))("every field reads back what it shows in %s", (locale) => {
    const tag = localeTags[locale] ?? locale;
    for (const { input } of inputs) {
      fc.assert(
        fc.property(readableText(input), (text) => {
          const reading = readField(input, String(text), { today });
          if (reading.kind === "unreadable") return;
          const unit = reading.canonical.slice(reading.canonical.lastIndexOf(" ") + 1);
          const shown = fieldText(input, reading.value, tag, unit);
          expect(
            readField(input, shown, { today, locale: tag, unit }),
            `${input.id}: ${shown}`,
          ).toMatchObject({ kind: "read", value: reading.value });
        }),
        { numRuns: 25 },
      );
    }
  });
}

function scalarInput(
  id: string,
  input: InputDescription,
): { readonly id: string; readonly input: ScalarInput }[] {
  return input.type === "rows" ? [] : [{ id, input }];
}
