import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import type { Answer, Row, Value } from "../../generator/runtime/answer.ts";
import type {
  CalculatorDescription,
  ColumnDescription,
  Display,
  OutputDescription,
} from "../../generator/runtime/description.ts";
import { styled, type Terminal } from "../terminal.ts";
import { citationTexts } from "./citation-text.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { countArgument } from "../../generator/presentation/translator.ts";
import { stepsText } from "./steps-text.ts";
import { pairsText, tableText } from "./table-text.ts";
import { wrap } from "./wrap.ts";

export interface TextOptions {
  /** Show how it was worked out. */
  readonly steps: boolean;
  /** Show every row of tables, and every step. */
  readonly all: boolean;
}
type Answered = Answer & { readonly status: "answered" };

/** Rows of a long table shown at its start and at its end. */
const firstRows = 6;
const lastRows = 2;

/** The answer as a person reads it: the sentence, the figures, the tables, the steps if asked for, the sources. */
export function textAnswer(
  description: CalculatorDescription,
  answer: Answered,
  presenter: Presenter,
  options: TextOptions,
  terminal: Terminal,
): string {
  const sentence = answerSentence(presenter);
  const parts = [
    sentence === undefined
      ? ""
      : styled(terminal, "bold", wrap(plainText(sentence, "with addresses"), terminal.width)),
    figures(description.outputs, answer, presenter),
    ...description.outputs.map((output) =>
      output.type === "table" ? outputTable(output, answer.values, presenter, options.all, terminal) : "",
    ),
    options.steps ? stepsText(answer.used, presenter, options.all, terminal) : "",
    citationTexts(answer.used, presenter, terminal),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function figures(outputs: readonly OutputDescription[], { values }: Answered, presenter: Presenter): string {
  const pairs = outputs.flatMap((output): (readonly [string, string])[] => {
    const value = values[output.id] ?? null;
    if (output.type !== "value" || value === null || isRows(value)) return [];
    return [
      [
        presenter.text(`outputs.${output.id}.label`) ?? presenter.nameOf(output.id),
        presenter.show(output.display, value),
      ],
    ];
  });
  return pairs.length === 0 ? "" : pairsText(pairs);
}

function outputTable(
  output: OutputDescription & { readonly type: "table" },
  values: Readonly<Record<string, Value>>,
  presenter: Presenter,
  all: boolean,
  terminal: Terminal,
): string {
  const rows = values[output.id];
  if (rows === undefined || !isRows(rows) || rows.length === 0) return "";
  const { translator } = presenter;
  const heading = presenter.text(`outputs.${output.id}.label`) ?? presenter.nameOf(output.id);
  const isCut = !all && rows.length > firstRows + lastRows + 1;
  const shown = isCut ? [...rows.slice(0, firstRows), ...rows.slice(-lastRows)] : rows;
  const lines = shown.map((row) =>
    output.columns.map((column) => presenter.show(column.display, row[column.id] ?? null)),
  );
  const gap = output.columns.map(() => "…");
  const text = tableText({
    headings: output.columns.map((column) => columnName(output.id, column, presenter)),
    alignments: output.columns.map(({ display }) => alignmentOf(display)),
    rows: isCut ? [...lines.slice(0, firstRows), gap, ...lines.slice(firstRows)] : lines,
  });
  const more = isCut
    ? `\n${styled(terminal, "dim", `${translator.t("steps.rows", { count: countArgument(rows.length, translator.locale) })} (--all)`)}`
    : "";
  return `${styled(terminal, "bold", heading)}\n${text}${more}`;
}

function columnName(output: string, { id }: ColumnDescription, presenter: Presenter): string {
  return (
    presenter.translator.t.optional(`outputs.${output}.columns.${id}`) ??
    presenter.translator.t.optional(`columns.${id}`) ??
    id.replaceAll("_", " ")
  );
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

function isRows(value: Value): value is readonly Row[] {
  return typeof value === "object" && value !== null;
}
