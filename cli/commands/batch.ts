import { nearestNames } from "../../generator/presentation/nearest.ts";
import { countArgument, textArgument, type Translator } from "../../generator/presentation/translator.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import { isDay } from "../../generator/runtime/iso-date.ts";
import { jsonProblems, type JsonAnswer } from "../answer/json-answer.ts";
import { workOut } from "../answer/work-out.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import { loadCalculatorPage, loadTranslator, unknownCalculator, type Page } from "../calculators/page.ts";
import { csvLine, readCsv } from "../input/csv.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { printable } from "../input/printable.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { misunderstood } from "./misunderstood.ts";
import { namesListed } from "../input/names-listed.ts";

export interface BatchLine {
  readonly calculator: string;
  /** Standard input without one. */
  readonly file: string | undefined;
  readonly json: boolean;
  readonly asOf: string | undefined;
}

/** A column of the table: the input it gives, or undefined where it is only copied. */
interface Column {
  readonly name: string;
  readonly input: InputDescription | undefined;
}

/**
 * `plainsum batch <calculator> [file]`: an answer for each row of a CSV table whose first line names inputs. Rows are read
 * and written one by one; one that cannot be answered keeps its place and says why.
 */
export async function batch(
  { calculator, file, json, asOf = "" }: BatchLine,
  asked: Translator,
  terminal: Terminal,
): Promise<ExitCode> {
  const refuse = (problem: LineProblem): ExitCode => misunderstood(problem, json, terminal);
  const { t } = asked;
  const found = findCalculator(calculator);
  if (found.kind === "not_found") return refuse(unknownCalculator(calculator, found.nearest, asked));
  if (asOf !== "" && !isDay(asOf))
    return refuse({
      at: "--as-of",
      code: "not_a_date",
      message: t("terminal.not_a_day", { text: textArgument(asOf) }),
    });
  const pieces = terminal.read(file);
  if (pieces === undefined)
    return refuse({
      at: "file",
      code: "no_file",
      message: t("terminal.batch.no_file", { name: textArgument(file ?? "") }),
    });
  const loaded = await loadCalculatorPage(found);
  const { translator, missing } = await loadTranslator(found, loaded.variant.slug, asked);
  const say = (text: string): void => terminal.note(`${wrap(text, terminal.width)}\n`);
  if (missing !== undefined) say(missing);
  const page: Page = { ...loaded, translator };
  const inputs = openInputs(page.calculator.description, page.variant);
  let columns: readonly Column[] | undefined;
  const ended = { answered: 0, invalid: 0, refused: 0 };
  for await (const cells of readCsv(pieces)) {
    if (columns === undefined) {
      columns = cells.map((cell) => columnOf(printable(cell), inputs));
      const problem = headerProblem(columns, inputs, t);
      if (problem !== undefined) return refuse(problem);
      const copied = columns.filter(({ input }) => input === undefined).map(({ name }) => name);
      if (copied.length > 0) say(t("terminal.batch.copied", { names: textArgument(namesListed(copied, t)) }));
      if (!json) terminal.out(`${csvLine(header(page, columns))}\n`);
      continue;
    }
    const outcome = answerRow(page, columns, cells.map(printable), asOf === "" ? terminal.today : asOf);
    ended[outcome.status] += 1;
    const row = ended.answered + ended.invalid + ended.refused;
    if (json) terminal.out(`${JSON.stringify({ row, copied: copiedCells(columns, cells), ...outcome })}\n`);
    else terminal.out(`${csvLine(answerCells(page, columns, cells, outcome))}\n`);
  }
  if (columns === undefined)
    return refuse({
      at: "header",
      code: "no_header",
      message: t("terminal.batch.no_header", {
        names: textArgument(
          inputs
            .slice(0, 3)
            .map(({ id }) => id)
            .join(","),
        ),
      }),
    });
  say(
    t("terminal.batch.done", {
      answered: countArgument(ended.answered, asked.locale),
      rows: countArgument(ended.answered + ended.invalid + ended.refused, asked.locale),
    }),
  );
  if (ended.invalid > 0) return 2;
  return ended.refused > 0 ? 3 : 0;
}

/** `home_price`, `home-price` and `--home-price` name the same input. */
function columnOf(name: string, inputs: readonly InputDescription[]): Column {
  const id = name.replace(/^-+/u, "").replaceAll("-", "_").toLowerCase();
  return { name, input: inputs.find((input) => input.id === id) };
}

/** A table that names no input, one twice, or nearly one, would be answered for other rows than these. */
function headerProblem(
  columns: readonly Column[],
  inputs: readonly InputDescription[],
  t: Translator["t"],
): LineProblem | undefined {
  const ids = inputs.map(({ id }) => id);
  const names = columns.map(({ name, input }) => input?.id ?? name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    return { at: twice, code: "repeated", message: `${twice}: ${t("terminal.repeated")}` };
  for (const { name, input } of columns) {
    const near = input === undefined ? nearestNames(name.toLowerCase().replaceAll("-", "_"), ids) : [];
    if (near.length === 0) continue;
    const unknown = t("terminal.batch.unknown_column", { name: textArgument(name) });
    return { at: name, code: "unknown_column", message: withNearest(unknown, near, t) };
  }
  if (columns.some(({ input }) => input !== undefined)) return undefined;
  const some = textArgument(ids.slice(0, 3).join(","));
  return { at: "header", code: "no_header", message: t("terminal.batch.no_header", { names: some }) };
}

/** The answer to one row. A blank cell leaves an input as it usually is; rows of a list are lines of their cell. */
function answerRow(
  page: Page,
  columns: readonly Column[],
  cells: readonly string[],
  asOf: string,
): JsonAnswer {
  const { t } = page.translator;
  if (cells.length > columns.length) {
    const message = t("terminal.too_many_cells", {
      row: textArgument(cells.join(",")),
      columns: textArgument(
        namesListed(
          columns.map(({ name }) => name),
          t,
        ),
      ),
    });
    return jsonProblems(page.route, [{ at: "row", code: "too_many_cells", message }]);
  }
  const given = Object.fromEntries(
    columns.flatMap(({ input }, index) => {
      const cell = cells[index] ?? "";
      if (input === undefined || cell === "") return [];
      return [[input.id, input.type === "rows" ? cell.split(/\r?\n/u) : [cell]] as const];
    }),
  );
  return workOut(page, { given, asOf, units: {}, notes: [], all: false }).outcome;
}

/** What the first line of the answers names: the table's own columns, then each figure, its unit where it has one. */
function header(page: Page, columns: readonly Column[]): readonly string[] {
  return [
    ...columns.map(({ name }) => name),
    ...figuresOf(page).flatMap(({ id, hasUnit }) => (hasUnit ? [id, `${id}_unit`] : [id])),
    "status",
    "problems",
  ];
}

function answerCells(
  page: Page,
  columns: readonly Column[],
  cells: readonly string[],
  { status, values, units, problems, refusal, notes }: JsonAnswer,
): readonly string[] {
  const figures = figuresOf(page).flatMap(({ id, hasUnit }) => {
    const value = values[id] ?? "";
    const shown = typeof value === "object" ? "" : String(value);
    return hasUnit ? [shown, units[id] ?? ""] : [shown];
  });
  const said = [
    ...problems.map(({ at, message }) => `${at}: ${message}`),
    ...(refusal === null ? [] : [refusal.message]),
    ...notes.map(({ at, message }) => `${at}: ${message}`),
  ];
  // A row with too many cells keeps them all, in the last column of its own.
  const own = columns.map((_, index) =>
    index === columns.length - 1 ? cells.slice(index).join(",") : (cells[index] ?? ""),
  );
  return [...own, ...figures, status, said.join("\n")];
}

function figuresOf({
  calculator: { description },
}: Page): readonly { readonly id: string; readonly hasUnit: boolean }[] {
  return description.outputs.flatMap((output) =>
    output.type === "value" ? [{ id: output.id, hasUnit: output.display.kind === "quantity" }] : [],
  );
}

function copiedCells(columns: readonly Column[], cells: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap(({ name, input }, index) => (input === undefined ? [[name, cells[index] ?? ""]] : [])),
  );
}
