import { describe, expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { paragraphsOf, richParts } from "../../generator/presentation/rich-text.ts";
import { decodeQuery } from "../../generator/runtime/query.ts";
import { allCalculators } from "../setup/all-calculators.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** The links of the refusals of a calculator's examples that take values along. */
function carriedBy(tested: TestedCalculator): readonly { readonly example: string; readonly to: string }[] {
  const { calculator, variants } = tested;
  return calculator.background.examples.flatMap((example) => {
    const variant = variants.find(({ slug }) => slug === example.variant) ?? variants[0];
    if (variant === undefined) return [];
    const evaluation = evaluate(calculator, variant, example.given, { today: example.today ?? today });
    if (evaluation.answer.status !== "refused") return [];
    const presenter = createPresenter(
      calculator.description,
      evaluation,
      translatorOf(tested, variant.slug, "en"),
    );
    return paragraphsOf(presenter.explainRefusal(evaluation.answer.refusal))
      .flatMap(richParts)
      .flatMap((part) => (part.kind === "link" && part.to.includes("?") ? [part.to] : []))
      .map((to) => ({ example: `${tested.id} ${example.id}`, to }));
  });
}

const carried = allCalculators.flatMap(carriedBy);

describe("a link that takes values along", () => {
  test("there are some", () => {
    expect(carried.length).toBeGreaterThan(5);
  });

  test.each(carried)("$example leads to a page that answers it", ({ to }) => {
    const { pathname, searchParams } = new URL(to, "https://example.org");
    const found = allCalculators.flatMap((tested) =>
      tested.variants
        .filter(({ route }) => `/en/${route}` === pathname)
        .map((variant) => ({ tested, variant })),
    );
    expect(found).toHaveLength(1);
    for (const { tested, variant } of found) {
      const { texts, ignored } = decodeQuery(searchParams, tested.calculator.description.inputs);
      expect(ignored).toEqual([]);
      const { answer } = evaluate(tested.calculator, variant, texts, { today });
      // A felony for its earlier offenses has points, so its page asks for them and answers with them.
      const asked = answer.status === "refused" && answer.refusal.reason === "score_needed";
      const withScore = evaluate(tested.calculator, variant, { ...texts, known_score: "3" }, { today });
      expect((asked ? withScore.answer : answer).status).toBe("answered");
    }
  });
});
