import { expect, test } from "vitest";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { evaluateForm, formOf } from "../../site/islands/form.ts";
import { browserTranslator } from "../setup/browser-words.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** Texts that no field, or few, can read. */
const hostile = ["", "abc", "12abc", "-1", "0", "1e999", "9".repeat(3000)].concat([
  "1/0",
  "2 parsecs",
  "1.5",
  "2026-02-30",
  "0x",
  "(",
  "mod",
]);

/** The words that travel in a calculator's page say every problem its fields can have. */
export function testProblemWords(tested: TestedCalculator): void {
  const { calculator, variants } = tested;
  const [variant] = variants;
  if (variant === undefined) return;
  test("its page has the words of every problem", () => {
    const { description } = calculator;
    const translator = browserTranslator(tested, variant.slug, {
      id: "en",
      name: "English",
      tag: "en",
      dir: "ltr",
    });
    const setting = { calculator, variant, locale: "en", unitNames: () => [] };
    const start = formOf(setting, today);
    const said = openInputs(description, variant).flatMap((input) =>
      hostile.flatMap((text) =>
        typedTexts(input, text).flatMap((typed) => {
          const form = { ...start, texts: { ...start.texts, [input.id]: typed } };
          const evaluation = evaluateForm(setting, form);
          const { explain } = createPresenter(description, evaluation, translator);
          return evaluation.answer.status === "invalid" ? evaluation.answer.problems.map(explain) : [];
        }),
      ),
    );
    expect(said).not.toContain("");
  });
}

function typedTexts(
  input: InputDescription,
  text: string,
): readonly (string | readonly Readonly<Record<string, string>>[])[] {
  return input.type === "rows" ? input.columns.map((column) => [{ [column.id]: text }]) : [text];
}
