import { additionOf, type Addition } from "../../generator/presentation/addition.ts";
import { answerSentence, outputNote } from "../../generator/presentation/answer-text.ts";
import {
  tableOutputs,
  valueOutputs,
  type TableOutput,
} from "../../generator/presentation/output-selection.ts";
import type { OtherRules } from "../../generator/presentation/other-rules.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { warningFor } from "../../generator/presentation/answer-warning.ts";
import { yearsOf } from "../../generator/presentation/years.ts";
import { saidAlready } from "../../generator/presentation/drawing/said-already.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import type { Answer, Row } from "../../generator/runtime/answer.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import type { Display } from "../../generator/runtime/display.ts";
import { styled, type Terminal } from "../terminal.ts";
import { citationTexts } from "./citation-text.ts";
import { stepsText } from "./steps-text.ts";
import { inUnitOfResult } from "../../generator/presentation/step-units.ts";
import { displayWidth, padded } from "./display-width.ts";
import { pairsText, tableText, type Pair } from "./table-text.ts";
import { wrap } from "./wrap.ts";

export interface TextOptions {
  /** Show how it was worked out. */
  readonly steps: boolean;
  /** Show every figure, every row of tables, and every step. */
  readonly all: boolean;
  readonly stepModel: WorkedStepModel;
  /** What the page says beside fields, by input id. */
  readonly aids: Readonly<Record<string, string>>;
  /** Units asked for, by output id. */
  readonly units: Readonly<Record<string, string>>;
  /** What the law before and after gives, beside the steps. */
  readonly otherRules: readonly OtherRules[];
}
type Answered = Answer & { readonly status: "answered" };

/** Rows of a long table shown at its start and at its end. */
const firstRows = 6;
const lastRows = 2;

/** The answer as a person reads it: the sentence, the figures, the tables, the steps if asked for, the sources. */
export function textAnswer(
  answer: Answered,
  presenter: Presenter,
  options: TextOptions,
  terminal: Terminal,
): string {
  const { description } = presenter;
  const sentence = answerSentence(presenter);
  const warning = warningFor(answer.used, presenter.translator);
  const parts = [
    sentence === undefined
      ? ""
      : styled(terminal, "bold", wrap(plainText(sentence, "with addresses"), terminal.width)),
    additionText(presenter, terminal.width),
    warning === undefined ? "" : wrap(plainText(warning.text, "without addresses"), terminal.width),
    figures(presenter, options, terminal),
    aidsText(presenter, options, terminal),
    ...tableOutputs(description, presenter.outputs).map((table) =>
      outputTable(table, presenter, options, terminal),
    ),
    options.steps ? stepsText(answer.used, presenter, options, terminal) : "",
    otherRulesText(presenter, options, terminal),
    citationTexts(answer.used, presenter, terminal),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function aidsText(presenter: Presenter, { aids }: TextOptions, { width }: Terminal): string {
  const pairs = Object.entries(aids).map(([id, aid]): Pair => [presenter.nameOf(id), aid]);
  return pairs.length === 0 ? "" : pairsText(pairs, "", width);
}

function otherRulesText(
  { translator: { t } }: Presenter,
  { otherRules }: TextOptions,
  terminal: Terminal,
): string {
  const [first] = otherRules;
  if (first === undefined) return "";
  const lead = t("other_rules.lead", { name: first.name });
  return [
    styled(terminal, "bold", t("other_rules.heading")),
    wrap(plainText(lead, "without addresses"), terminal.width, "  "),
    ...otherRules.flatMap(({ side, day, answer, refusal }) => [
      wrap(t(`other_rules.${refusal === undefined ? side : "refused"}`, { day }), terminal.width, "  "),
      wrap(plainText(answer, "with addresses"), terminal.width, "    "),
      ...(refusal?.official === undefined
        ? []
        : [wrap(refusal.official.title, terminal.width, "    "), `      ${refusal.official.url}`]),
    ]),
  ].join("\n");
}

/** The results that the sentence has not said, or all that were asked for, below what the author says of those it said. */
function figures(presenter: Presenter, { all }: TextOptions, { width }: Terminal): string {
  const said = all ? new Set<string>() : saidAlready(presenter).all;
  const outputs = valueOutputs(presenter.description, presenter.outputs);
  const main = outputs.filter(({ primary }) => primary);
  const notes = main.flatMap(({ id }) => {
    const note = said.has(id) ? outputNote(presenter, id) : undefined;
    if (note === undefined) return [];
    return [main.length > 1 ? pairsText([[presenter.nameOf(id), "", note]], "", width) : wrap(note, width)];
  });
  const pairs = outputs.flatMap((output): readonly Pair[] => {
    const note = outputNote(presenter, output.id);
    return said.has(output.id) && (note === undefined || output.primary === true)
      ? []
      : [[presenter.nameOf(output.id), presenter.showOutput(output), note]];
  });
  return [notes.join("\n"), pairsText(pairs, "", width)].filter((part) => part !== "").join("\n\n");
}

function outputTable(
  { output, rows }: { readonly output: TableOutput; readonly rows: readonly Row[] },
  presenter: Presenter,
  { all, units }: TextOptions,
  terminal: Terminal,
): string {
  const { t, locale } = presenter.translator;
  const byYear = all ? undefined : output.byYear;
  const listed: readonly ListedRow[] =
    byYear === undefined
      ? rows.map((row) => ({ row }))
      : yearsOf(rows, byYear).map(({ year, total }) => ({ row: total, year }));
  const isCut = !all && listed.length > firstRows + lastRows + 1;
  const shown = isCut ? [...listed.slice(0, firstRows), ...listed.slice(-lastRows)] : listed;
  const { marked } = output;
  // In the unit of the result they belong to, as on the page.
  const columns = output.columns.map((column) => inUnitOfResult(column, presenter));
  const lines = shown.map(({ row, year }) => [
    ...columns.map(({ id, display }) =>
      year !== undefined && id === byYear?.date
        ? year
        : presenter.show(display, row[id] ?? null, units[`${output.id}.${id}`]),
    ),
    ...(marked === undefined ? [] : [row[marked] === true ? "←" : ""]),
  ]);
  const gap = [...output.columns.map(() => "…"), ...(marked === undefined ? [] : [""])];
  const text = tableText(
    {
      headings: [
        ...output.columns.map(({ id }) =>
          id === byYear?.date ? t("table.year") : presenter.nameOf(`${output.id}.${id}`),
        ),
        ...(marked === undefined ? [] : [""]),
      ],
      alignments: [
        ...output.columns.map(({ display }) => alignmentOf(display)),
        ...(marked === undefined ? [] : ["start" as const]),
      ],
      rows: isCut ? [...lines.slice(0, firstRows), gap, ...lines.slice(firstRows)] : lines,
    },
    terminal.width,
  );
  const more =
    isCut || listed.length < rows.length
      ? `\n${styled(terminal, "dim", `${t("workings.rows", { count: countArgument(rows.length, locale) })} (--all)`)}`
      : "";
  return `${styled(terminal, "bold", wrap(presenter.nameOf(output.id), terminal.width))}\n${text}${more}`;
}

interface ListedRow {
  readonly row: Row;
  /** Of rows gathered by year. */
  readonly year?: string;
}

/** Figures stand under each other's last digit. */
export function alignmentOf({ kind }: Display): "start" | "end" {
  return kind === "number" ||
    kind === "percent" ||
    kind === "money" ||
    kind === "quantity" ||
    kind === "whole" ||
    kind === "decimal"
    ? "end"
    : "start";
}

/** The answer set as an addition: the parts with their signs, a rule, the sum; empty where it is none. */
function additionText(presenter: Presenter, width: number): string {
  return valueOutputs(presenter.description, presenter.outputs)
    .flatMap((output) => {
      const addition = additionOf(output, presenter);
      if (addition === undefined) return [];
      const sum = { name: presenter.nameOf(output.id), sign: "", shown: presenter.showOutput(output) };
      const rounding =
        addition.rounding === undefined
          ? []
          : [{ ...addition.rounding, name: presenter.translator.t("results.rounding") }];
      return [setOut([...addition.parts, ...rounding], sum, width)];
    })
    .join("\n");
}

type Line = Pick<Addition["parts"][number], "name" | "shown"> & { readonly sign: string };

/** Figures under each other; where a line would be too long, names and figures as they fit. */
function setOut(parts: readonly Line[], sum: Line, width: number): string {
  const lines = [...parts, sum];
  const names = Math.max(...lines.map(({ name }) => displayWidth(name)));
  const room = Math.max(...lines.map(({ shown }) => displayWidth(shown)));
  const whole = names + room + 4;
  if (whole > width)
    return pairsText(
      lines.map(({ name, sign, shown }) => [name, `${sign} ${shown}`.trim()]),
      "",
      width,
    );
  const lineOf = ({ name, sign, shown }: Line): string =>
    `${padded(sign, 1, "end")} ${padded(name, names, "end")}  ${padded(shown, room, "start")}`;
  return [...parts.map(lineOf), "─".repeat(whole), lineOf(sum)].join("\n");
}
