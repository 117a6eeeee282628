import type { Translator } from "../../generator/presentation/translator.ts";
import { misunderstood } from "./misunderstood.ts";
import { commandLine } from "../../generator/presentation/command-line.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { citationText } from "../answer/citation-text.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, loadTranslator, unknownCalculator, type Page } from "../calculators/page.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum info <calculator>`: what it asks and answers, where its figures come from, lines to try. */
export async function info(
  name: string,
  asked: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = findCalculator(name);
  if (found.kind === "not_found")
    return misunderstood(unknownCalculator(name, found.nearest, asked), json, terminal);
  const loaded = await loadCalculatorPage(found);
  const { description } = loaded.calculator;
  if (json) {
    terminal.out(
      `${JSON.stringify({ ...description, locales: found.entry.locales, updated: found.entry.updated })}\n`,
    );
    return 0;
  }
  const { translator, missing } = await loadTranslator(found, loaded.variant.slug, asked);
  if (missing !== undefined) terminal.note(`${missing}\n`);
  const page: Page = { ...loaded, translator };
  const evaluation = evaluate(page.calculator, page.variant, {}, { today: terminal.today });
  terminal.out(
    infoText(page, createPresenter(description, evaluation, translator), found.entry.locales, terminal),
  );
  return 0;
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
  const cited = [
    ...description.tables.flatMap(({ periods }) => periods.flatMap(({ citations: own }) => own)),
    ...description.sources,
  ];
  const citations = new Map(cited.map((citation) => [citation.title + (citation.url ?? ""), citation]));
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
    `${heading(translator.t("site.languages"))}\n  ${locales.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}
