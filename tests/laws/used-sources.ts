import { expect, test } from "vitest";
import { flagOf } from "../../generator/presentation/command-line.ts";
import { doubts } from "../../generator/presentation/answer-warning.ts";
import { citationTitle } from "../../generator/presentation/citation-title.ts";
import { citedLines, usedFor } from "../../generator/presentation/cited-sources.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../generator/presentation/presenter.ts";
import type { UsedSource } from "../../generator/runtime/answer.ts";
import { dateText } from "../../generator/runtime/date-text.ts";
import { onPage } from "../../generator/runtime/on-page.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { drawnSteps } from "../../site/steps/drawn-steps.tsx";
import { asFewAsHave } from "../setup/as-few-as-have.ts";
import { firstOfEach } from "../setup/first-of-each.ts";
import { everyExample } from "../setup/sampled-examples.ts";
import { pageMarkup } from "../setup/page-markup.tsx";
import { queryOf } from "../setup/read-units.ts";
import { runTerminal } from "../setup/terminal.ts";
import { translatorOf, type TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/**
 * Page, terminal and program name the source of every figure used, each as sure as it is of that figure, and nothing surer:
 * in English of as few examples as use each source of each figure (of each choice of sources and each page, where nothing is
 * sampled), in others of the first of them.
 */
export function testUsedSources(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
): void {
  const { background, stepModel } = tested.calculator;
  const answered = background.examples.flatMap((example) => {
    const variant = tested.variants.find(({ slug }) => slug === example.variant) ?? tested.variants[0];
    if (variant === undefined) return [];
    const day = example.today ?? today;
    const evaluation = evaluate(tested.calculator, variant, example.given, { today: day });
    const { answer } = evaluation;
    const { used = [] } = answer.status === "answered" ? answer : {};
    return used.length === 0 ? [] : [{ name: example.id, example, variant, day, evaluation, used }];
  });
  const different = everyExample
    ? firstOfEach(answered, ({ variant, used }) => JSON.stringify([variant.slug, ...citedIn(used)]))
    : asFewAsHave(answered, ({ used }) => new Set(citedIn(used)));
  const cases = Object.keys(tested.words).flatMap((language) =>
    (language === "en" ? different : different.slice(0, 1)).map((each) => ({ ...each, language })),
  );
  if (cases.length === 0) return;

  test.each(cases)("$name: its sources are the same everywhere in $language", async (each) => {
    const { example, variant, day, evaluation, used, language } = each;
    const translator = translatorOf(tested, variant.slug, language);
    const { description } = onPage(tested.calculator, variant);
    const { t, locale } = translator;
    const presenter = createPresenter(description, evaluation, translator);
    const lines = citedLines(used, presenter);
    // The rows of a table that is shown are called by its name.
    const shownRows = used.flatMap(({ formula }) =>
      formula.endsWith(".rows")
        ? (presenter.text(`outputs.${formula.slice(0, -".rows".length)}.label`) ?? [])
        : [],
    );
    expect(lines.flatMap(({ names }) => names)).toEqual(expect.arrayContaining(shownRows));
    const told = lines.map(({ citation, names }) => {
      const date = dateText(citation.checked_on, locale.tag, "day");
      const checked = t("workings.checked", { date });
      return {
        ...citation,
        // Readers get the title a source has in their language, programs the one it has in English.
        title: citationTitle(citation, language),
        checked,
        sure: t(`status.${citation.status}`),
        names: usedFor(names, translator),
      };
    });

    const markup = pageMarkup(tested, pages, variant, {
      language,
      query: queryOf(example),
      today: day,
      parts: { workings: drawnSteps(stepModel) },
    });
    const section = markup.replace(/^.*class="sources"/su, "");
    const page = collapsed(section.replaceAll(/<[^>]*>/gu, ""));
    // The mark of each doubt is explained once, and each source that has one has that mark.
    for (const doubt of doubts) {
      const marked = section.split(`class="doubt-mark ${doubt}"`).length - 1;
      const doubted = told.filter(({ status }) => status === doubt).length;
      expect(marked).toBe(doubted === 0 ? 0 : doubted + 1);
    }
    const flags = Object.entries(example.given).flatMap(([id, text]) =>
      [text].flat().map((one) => `${flagOf(id)}=${one}`),
    );
    const line = [variant.route, ...flags, "--locale", language];
    const { out } = await runTerminal(line, day, 10_000);
    for (const { title, url, status, checked, sure, names } of told) {
      const doubt = status === "official" ? "" : ` · ${sure}`;
      expect(page).toContain(collapsed(`${title} · ${checked}${doubt} ${names}`));
      expect(collapsed(out)).toContain(collapsed(`${title} ${checked} · ${sure} ${url ?? ""} ${names}`));
    }
    const printed: unknown = JSON.parse((await runTerminal([...line, "--json"], day)).out);
    const sources = used.flatMap(({ formula, citations }) =>
      citations.map(({ title, status }) => ({ formula, title, status })),
    );
    expect(printed).toMatchObject({ sources });
  });
}

/** Each figure with what it is cited from. */
function citedIn(used: readonly UsedSource[]): readonly string[] {
  return used.map(({ formula, citations }) => JSON.stringify([formula, citations]));
}

/** Without any space, and with signs as they are written. The page joins the figures of a range. */
function collapsed(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#x27;": "'",
  };
  return text.replaceAll(/&\w+;|&#x27;/gu, (sign) => signs[sign] ?? sign).replaceAll(/[\s\u2060]+/gu, "");
}
