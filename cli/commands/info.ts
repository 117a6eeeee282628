import { citationText } from "../answer/citation-text.ts";
import { exampleLine } from "../answer/example-line.ts";
import { createPresenter, type Presenter } from "../answer/presenter.ts";
import { plainText } from "../answer/speech.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator, type Locale } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, loadSpeech, unknownCalculatorText, type Page } from "../calculators/page.ts";
import { readInputs } from "../../generator/runtime/reading/read-inputs.ts";
import { openInputs } from "../input/flags.ts";
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
    terminal.out(
      `${JSON.stringify({ ...description, locales: found.entry.locales, updated: found.entry.updated })}\n`,
    );
    return 0;
  }
  const page: Page = { ...loaded, speech: await loadSpeech(found, loaded.variant.slug, locale, terminal) };
  const { values } = readInputs(
    page.calculator,
    {},
    { today: terminal.today, fixed: page.variant.fixed, defaults: page.variant.defaults },
  );
  terminal.out(
    infoText(page, createPresenter(description, values, page.speech), found.entry.locales, terminal),
  );
  return 0;
}

function infoText(
  { route, calculator: { description }, variant, speech }: Page,
  presenter: Presenter,
  locales: readonly string[],
  terminal: Terminal,
): string {
  const heading = (text: string): string => styled(terminal, "bold", text);
  const tell = (key: string): string => wrap(plainText(presenter.tell(key) ?? ""), terminal.width);
  const inputs = openInputs(description.inputs, variant).map(
    ({ id }) => `  ${presenter.tell(`inputs.${id}.label`) ?? id}`,
  );
  const outputs = description.outputs.map(({ id }) => `  ${presenter.tell(`outputs.${id}.label`) ?? id}`);
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
        `  ${presenter.tell(`examples.${example.id}`) ?? example.id} (${example.source.title})\n    ${exampleLine(route, example.given, example.today)}`,
    );
  return `${[
    heading(presenter.tell("title") ?? route),
    tell("summary"),
    description.notice === undefined ? "" : tell(`notice.${description.notice}`),
    `${heading(speech.say("form.heading"))}\n${inputs.join("\n")}`,
    `${heading(speech.say("results.heading"))}\n${outputs.join("\n")}`,
    ...(citations.size === 0
      ? []
      : [
          [
            heading(speech.say("sections.sources")),
            ...[...citations.values()].map((citation) => citationText(citation, presenter, terminal.width)),
          ].join("\n"),
        ]),
    ...(examples.length === 0 ? [] : [`${heading(speech.say("examples.heading"))}\n${examples.join("\n")}`]),
    `${heading(speech.say("site.languages"))}: ${locales.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}
