import { findCalculator } from "../../cli/calculators/find-calculator.ts";
import { defaultLocale } from "../../cli/calculators/locales.ts";
import { loadSharedWords } from "../../cli/calculators/generated-module.ts";
import { loadCalculatorPage, loadTranslator, pageIn } from "../../cli/calculators/page.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import { createTranslator } from "../../generator/presentation/translator.ts";
import { typedUnits } from "../../generator/presentation/typed-unit.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { Post, PostFigures } from "../../generator/runtime/post.ts";
import { decodeQuery } from "../../generator/runtime/query.ts";

/** What is wrong with the figures a post says, each with its file and line. */
export async function figureProblems(post: Post): Promise<readonly string[]> {
  const each = await Promise.all(
    post.figures.map(async (figures) => {
      const shown = await shownBy(figures, post.date);
      return figures.shows.flatMap(({ output, figure, line }) => {
        const wrong = typeof shown === "string" ? shown : difference(output, figure, shown);
        return wrong === undefined ? [] : [`blog/${post.slug}.md:${line}: ${figures.route} ${wrong}`];
      });
    }),
  );
  return each.flat();
}

function difference(
  output: string,
  figure: string,
  shown: Readonly<Record<string, string>>,
): string | undefined {
  const want = shown[output];
  if (want === undefined)
    return `shows no "${output}" for these inputs, but ${Object.keys(shown).join(", ")}`;
  return want === figure || isRounded(figure, want)
    ? undefined
    : `shows ${want} as "${output}", not ${figure}`;
}

const number = /(?<![\d.])\d[\d,]*(?:\.\d+)?/gu;

/** Whether a figure is the one shown with fewer decimals: `0.5417` of `0.541666667`, `$1,300` of `$1,300.00`. */
function isRounded(figure: string, shown: string): boolean {
  const [said, ...others] = figure.match(number) ?? [];
  const [full, ...more] = shown.match(number) ?? [];
  if (said === undefined || full === undefined || others.length + more.length > 0) return false;
  if (figure.replace(said, "") !== shown.replace(full, "")) return false;
  const decimals = (text: string): number => text.split(".")[1]?.length ?? 0;
  const value = (text: string): number => Number(text.replaceAll(",", ""));
  return (
    decimals(said) < decimals(full) &&
    value(full).toFixed(decimals(said)) === value(said).toFixed(decimals(said))
  );
}

/** What a calculator shows, by output, on the day of the post; or why it shows nothing. */
async function shownBy(
  { route, query }: PostFigures,
  today: string,
): Promise<string | Readonly<Record<string, string>>> {
  const found = findCalculator(route);
  if (found.kind === "not_found") return "is no calculator";
  const locale = defaultLocale();
  const loaded = await loadCalculatorPage(found);
  const shared = createTranslator(locale, await loadSharedWords(locale.id));
  const { translator } = await loadTranslator(found, loaded.variant.slug, shared);
  const { calculator, variant } = pageIn(loaded, translator);
  const { description } = calculator;
  const { texts, ignored } = decodeQuery(new URLSearchParams(query), openInputs(description, variant));
  if (ignored.length > 0) return `has no input "${ignored.join('", "')}"`;
  const evaluation = evaluate(calculator, variant, texts, { today });
  const { answer, read } = evaluation;
  const presenter = createPresenter(
    description,
    evaluation,
    translator,
    typedUnits(description, read.canonical),
  );
  if (answer.status === "invalid")
    return answer.problems.map((problem) => `${problem.at}: ${presenter.explain(problem)}`).join(" ");
  const hidden = Object.keys(texts).filter((id) => read.visible[id] === false);
  if (hidden.length > 0) return `does not ask for "${hidden.join('", "')}" beside these inputs`;
  return Object.fromEntries(
    valueOutputs(description, presenter.outputs).map((output) => [
      output.id,
      presenter.showOutput(output).replaceAll("\u00A0", " "),
    ]),
  );
}
