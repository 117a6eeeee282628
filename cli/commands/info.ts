import { commandLine } from "../../generator/presentation/command-line.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { citationText } from "../answer/citation-text.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator, type Locale } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, loadTranslator, unknownCalculatorText, type Page } from "../calculators/page.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum info <calculator>`: what it asks and answers, where its figures come from, lines to try. */
export async function info(
  name: string,
  locale: Locale,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = findCalculator(name);
  if (found.kind === "not_found") {
    terminal.note(`${unknownCalculatorText(name, found.nearest)}\n`);
    return 2;
  }
  const loaded = await loadCalculatorPage(found);
  const { description } = loaded.calculator;
  if (json) {
    const { locales, updated } = found.entry;
    terminal.out(`${JSON.stringify({ ...description, locales, updated }, withoutPrograms)}\n`);
    return 0;
  }
  const page: Page = {
    ...loaded,
    translator: await loadTranslator(found, loaded.variant.slug, locale, terminal),
  };
  const evaluation = evaluate(page.calculator, page.variant, {}, { today: terminal.today });
  terminal.out(
    infoText(page, createPresenter(description, evaluation, page.translator), found.entry.locales, terminal),
  );
  return 0;
}

/** An input's kind is program, which JSON cannot say; its `type` names it. */
function withoutPrograms(key: string, value: unknown): unknown {
  return key === "kind" && typeof value === "object" ? undefined : value;
}

function infoText(
  { route, calculator: { description }, variant, translator }: Page,
  presenter: Presenter,
  locales: readonly string[],
  terminal: Terminal,
): string {
  const heading = (text: string): string => styled(terminal, "bold", text);
  const text = (key: string): string =>
    wrap(plainText(presenter.text(key) ?? "", "with addresses"), terminal.width);
  const inputs = openInputs(description, variant).map(
    ({ id }) => `  ${presenter.text(`inputs.${id}.label`) ?? id}`,
  );
  const outputs = description.outputs.map(({ id }) => `  ${presenter.text(`outputs.${id}.label`) ?? id}`);
  const citations = new Map(
    description.tables.flatMap(({ periods }) =>
      periods.map(({ citation }) => [citation.title + (citation.url ?? ""), citation] as const),
    ),
  );
  const examples = description.examples
    .filter(
      (example) =>
        example.variant === variant.slug || example.variant === "" || description.variants.length <= 1,
    )
    .map(
      (example) =>
        `  ${presenter.text(`examples.${example.id}`) ?? example.id} (${example.source.title})\n    ${commandLine(route, example.given, example.today)}`,
    );
  return `${[
    heading(presenter.text("title") ?? route),
    text("summary"),
    description.notice === undefined ? "" : text(`notice.${description.notice}`),
    `${heading(translator.t("form.heading"))}\n${inputs.join("\n")}`,
    `${heading(translator.t("results.heading"))}\n${outputs.join("\n")}`,
    ...(citations.size === 0
      ? []
      : [
          [
            heading(translator.t("sections.sources")),
            ...[...citations.values()].map((citation) => citationText(citation, presenter, terminal.width)),
          ].join("\n"),
        ]),
    ...(examples.length === 0
      ? []
      : [`${heading(translator.t("examples.heading"))}\n${examples.join("\n")}`]),
    `${heading(translator.t("site.languages"))}: ${locales.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}
