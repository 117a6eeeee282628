import { expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { pageMarkup } from "../setup/page-markup.tsx";
import { queryOf } from "../setup/read-units.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** A page says what is wrong at one field, whichever fields it is about. */
export function testProblemOnce(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
): void {
  const { calculator, variants } = tested;
  const cases = calculator.background.examples.flatMap((example) => {
    const variant = variants.find(({ slug }) => slug === example.variant) ?? variants[0];
    if (variant === undefined || pages[variant.route] === undefined) return [];
    const day = example.today ?? today;
    const evaluation = evaluate(calculator, variant, example.given, { today: day });
    return evaluation.answer.status === "invalid"
      ? [{ id: example.id, example, variant, day, evaluation, problems: evaluation.answer.problems }]
      : [];
  });
  if (cases.length === 0) return;

  test.each(cases)("$id: what is wrong is said at one field", ({ example, variant, day, ...each }) => {
    const translator = translatorOf(tested, variant.slug, "en");
    const { explain } = createPresenter(onPage(calculator, variant).description, each.evaluation, translator);
    const markup = pageMarkup(tested, pages, variant, {
      language: "en",
      query: queryOf(example),
      today: day,
    });
    const [, form = ""] = /<form\b(.*)<\/form>/su.exec(markup) ?? [];
    const text = collapsed(form.replaceAll(/<[^>]*>/gu, ""));
    for (const problem of each.problems) {
      const said = collapsed(plainText(explain(problem), "without addresses"));
      expect(text.split(said).length - 1, said).toBeLessThanOrEqual(1);
    }
  });
}

/** Without the marks of HTML and of line breaks. */
function collapsed(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\u00a0\s]+/gu, " ")
    .trim();
}
