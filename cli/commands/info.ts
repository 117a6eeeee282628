import type { Translator } from "../../generator/presentation/translator.ts";
import { misunderstood } from "./misunderstood.ts";
import { commandLine } from "../../generator/presentation/command-line.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import { changeOf } from "../../generator/presentation/what-if.ts";
import { citationsOf, examplesOf, jsonInfo, whatIfsOf } from "../answer/json-info.ts";
import { citationText } from "../answer/citation-text.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { wrap } from "../answer/wrap.ts";
import { loadDescribedPage } from "../calculators/described-page.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { unknownCalculator, type Page } from "../calculators/page.ts";
import { styled, type ExitCode, type Terminal } from "../terminal.ts";

/** `plainsum info <calculator>`: what it asks and answers, where its figures come from, lines to try. */
export async function info(
  name: string,
  preferred: Translator,
  json: boolean,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = findCalculator(name);
  if (found.kind === "not_found")
    return misunderstood(unknownCalculator(name, found.nearest, preferred), json, terminal);
  const { page, presenter, missing } = await loadDescribedPage(found, preferred, terminal.today);
  if (missing !== undefined) terminal.note(`${wrap(missing, terminal.width)}\n`);
  const { locales } = found.entry;
  terminal.out(
    json
      ? `${JSON.stringify(jsonInfo(page, presenter, locales, terminal.today))}\n`
      : infoText(page, presenter, locales, terminal),
  );
  return 0;
}

function infoText(
  { route, calculator, variant, translator }: Page,
  presenter: Presenter,
  locales: readonly string[],
  terminal: Terminal,
): string {
  const { description, background } = calculator;
  const heading = (text: string): string => styled(terminal, "bold", text);
  const text = (key: string): string =>
    wrap(plainText(presenter.text(key) ?? "", "with addresses"), terminal.width);
  const item = (name: string): string => wrap(name, terminal.width, "  ", "    ");
  const inputs = openInputs(description, variant).map(({ id }) =>
    item(presenter.text(`inputs.${id}.label`) ?? id),
  );
  const outputs = description.outputs.map(({ id }) => item(presenter.text(`outputs.${id}.label`) ?? id));
  const citations = citationsOf(background, variant.slug);
  const examples = examplesOf(background, variant.slug).map((example) =>
    [
      wrap(
        `${presenter.text(`examples.${example.id}`) ?? example.id} (${example.source.title})`,
        terminal.width,
        "  ",
      ),
      wrap(commandLine(route, example.given, example.today), terminal.width, "    ", "      "),
    ].join("\n"),
  );
  // Each from what the page opens with.
  const start = evaluate(calculator, variant, {}, { today: terminal.today });
  const whatIfs = whatIfsOf(description, background, variant).flatMap((whatIf) => {
    const change = changeOf(calculator, variant, start, whatIf);
    return change === undefined
      ? []
      : [wrap(commandLine(route, { [change.input.id]: change.text }), terminal.width, "  ", "      ")];
  });
  return `${[
    heading(wrap(presenter.text("title") ?? route, terminal.width)),
    text("summary"),
    background.notice === undefined ? "" : text(`notice.${background.notice}`),
    `${heading(translator.t("form.heading"))}\n${inputs.join("\n")}`,
    `${heading(translator.t("results.heading"))}\n${outputs.join("\n")}`,
    ...(whatIfs.length === 0 ? [] : [`${heading(translator.t("what_ifs.heading"))}\n${whatIfs.join("\n")}`]),
    ...(citations.length === 0
      ? []
      : [
          [
            heading(translator.t("sections.sources")),
            ...citations.map((citation) => citationText(citation, presenter, terminal.width)),
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
