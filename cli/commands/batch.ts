import { labelAtStart } from "../../generator/presentation/label-text.ts";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import { nearestNames } from "../../generator/presentation/nearest.ts";
import { countArgument, type Translator } from "../../generator/presentation/translator.ts";
import { unitOfValue } from "../../generator/presentation/value-units.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { openInputs } from "../../generator/presentation/variant.ts";
import type { Scalar } from "../../generator/runtime/answer.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Display } from "../../generator/runtime/display.ts";
import { isDay } from "../../generator/runtime/iso-date.ts";
import { once } from "../../generator/runtime/once.ts";
import {
  jsonProblems,
  jsonScalar,
  type JsonAnswer,
  type JsonCell,
  type JsonProblem,
} from "../answer/json-answer.ts";
import {
  lineNotes,
  lineReader,
  workOut,
  type LineReader,
  type UnderstoodInputs,
} from "../answer/work-out.ts";
import { wrap } from "../answer/wrap.ts";
import { findCalculator } from "../calculators/find-calculator.ts";
import {
  loadCalculatorPage,
  loadTranslator,
  pageIn,
  unknownCalculator,
  type Page,
} from "../calculators/page.ts";
import { byName } from "../input/by-name.ts";
import { csvLine, defusedCell, readCsv } from "../input/csv.ts";
import { decodeText, isEncoding } from "../input/decode-text.ts";
import { withNearest, type LineProblem } from "../input/line-problem.ts";
import { printable } from "../input/printable.ts";
import { unreadProblem } from "../input/unread-problem.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { misunderstood } from "./misunderstood.ts";
import { namesListed } from "../input/names-listed.ts";

export interface BatchLine {
  readonly calculator: string;
  /** Standard input without one, or with `-` as other programs have it. */
  readonly file: string | undefined;
  readonly json: boolean;
  readonly asOf: string | undefined;
  /** A name of the Encoding Standard; a table that begins with a mark of its encoding needs none. */
  readonly encoding: string | undefined;
  /** Whether cells that a spreadsheet would run as formulas are written as text. */
  readonly defusesFormulas: boolean;
}

/** So many characters of answers are written together: fewer take longer to write, and more to keep. */
const writtenAtOnce = 2 ** 16;

/** A column of the table: the input it gives, or undefined where it is only copied. */
interface Column {
  readonly name: string;
  readonly input: InputDescription | undefined;
}

/**
 * `plainsum batch <calculator> [file]`: an answer for each row of a CSV table whose first line names inputs. Rows are written as
 * they are read, piece by piece; one that cannot be answered keeps its place and says why.
 */
export async function batch(
  { calculator, file, json, asOf = "", encoding, defusesFormulas }: BatchLine,
  preferred: Translator,
  terminal: Terminal,
): Promise<ExitCode> {
  const refuse = (problem: LineProblem): ExitCode => misunderstood(problem, json, terminal);
  const { t } = preferred;
  const found = findCalculator(calculator);
  if (found.kind === "not_found") return refuse(unknownCalculator(calculator, found.nearest, preferred));
  if (asOf !== "" && !isDay(asOf))
    return refuse({
      at: "--as-of",
      code: "not_a_date",
      message: t("terminal.not_a_day", { text: asOf }),
    });
  if (encoding !== undefined && !isEncoding(encoding))
    return refuse({
      at: "--encoding",
      code: "unknown_encoding",
      message: t("terminal.batch.unknown_encoding", { name: encoding }),
    });
  const source = terminal.read(file === "-" ? undefined : file);
  if (source === undefined)
    return refuse({
      at: "file",
      code: "no_file",
      message: t("terminal.batch.no_file", { name: file ?? "" }),
    });
  const loaded = await loadCalculatorPage(found);
  const { translator, missing } = await loadTranslator(found, loaded.variant.slug, preferred);
  const say = (text: string): void => terminal.note(`${wrap(text, terminal.width)}\n`);
  if (missing !== undefined) say(missing);
  const page = pageIn(loaded, translator);
  const inputs = openInputs(page.calculator.description, page.variant);
  const labels = labelsOf(inputs, page);
  let table: Table | undefined;
  const ended = { answered: 0, invalid: 0, refused: 0 };
  const text = decodeText(source, encoding);
  const lineOf = (cells: readonly string[]): string => {
    const safe = defusesFormulas ? cells.map(defusedCell) : cells;
    return csvLine(terminal.screen ? safe.map(printable) : safe);
  };
  const answerLine = (asking: Table, cells: readonly string[]): string => {
    const { columns } = asking;
    const typed = cells.map(printable);
    if (!json) {
      const row = ownCells(columns, cells);
      ended[writeAnswer(asking, typed, row)] += 1;
      return lineOf(row);
    }
    const outcome = wholeAnswer(asking, typed);
    ended[outcome.status] += 1;
    const row = ended.answered + ended.invalid + ended.refused;
    return JSON.stringify({ row, copied: copiedCells(columns, cells), ...outcome });
  };
  for await (const rows of readCsv(text.pieces)) {
    let lines = "";
    for (const cells of rows) {
      if (table === undefined) {
        const columns = cells.map((cell) => columnOf(printable(cell), inputs, labels));
        const results = resultsOf(page);
        const answers = namesOf(results);
        const problem = headerProblem(columns, inputs, answers, t);
        if (problem !== undefined) return refuse(problem);
        const copied = columns.flatMap(({ name, input }) =>
          input === undefined && name !== "" ? [name] : [],
        );
        if (copied.length > 0) say(t("terminal.batch.copied", { names: namesListed(copied, t) }));
        const line = lineReader(page, asOf === "" ? terminal.today : asOf);
        table = { page, columns: namedApart(columns, answers), line, results };
        if (!json) lines += `${lineOf(header(table))}\n`;
        // Spreadsheets end a table with rows of separators.
      } else if (cells.some((cell) => cell !== "")) lines += `${answerLine(table, cells)}\n`;
      if (lines.length > writtenAtOnce) {
        terminal.out(lines);
        lines = "";
      }
    }
    if (lines !== "") terminal.out(lines);
  }
  const unread = text.unread();
  if (unread !== undefined) return refuse(unreadProblem(unread, file, t));
  if (table === undefined)
    return refuse({
      at: "header",
      code: "no_header",
      message: t("terminal.batch.no_header", {
        names: inputs
          .slice(0, 3)
          .map(({ id }) => id)
          .join(","),
      }),
    });
  say(
    t("terminal.batch.done", {
      answered: countArgument(ended.answered, preferred.locale),
      rows: countArgument(ended.answered + ended.invalid + ended.refused, preferred.locale),
    }),
  );
  if (ended.invalid > 0) return 2;
  return ended.refused > 0 ? 3 : 0;
}

/** `home_price`, `home-price`, `--home-price` and the label that the page has, `Home price`, name the same input. */
function columnOf(name: string, inputs: readonly InputDescription[], labels: readonly string[]): Column {
  const id = name.replace(/^-+/u, "").replaceAll("-", "_").toLowerCase();
  const at = labels.indexOf(name.toLowerCase());
  // What two inputs are called names neither.
  const isOne = at !== -1 && labels.lastIndexOf(name.toLowerCase()) === at;
  return { name, input: inputs.find((input) => input.id === id) ?? (isOne ? inputs[at] : undefined) };
}

/** What the page calls its inputs, in their order. */
function labelsOf(inputs: readonly InputDescription[], page: Page): readonly string[] {
  const { calculator, translator, variant } = page;
  return inputs.map(({ id }) =>
    (
      labelAtStart(`inputs.${id}.label`, calculator.description.inputs, variant, translator) ?? id
    ).toLowerCase(),
  );
}

/** A table that names no input, one twice, or nearly one, would be answered for other rows than these. */
function headerProblem(
  columns: readonly Column[],
  inputs: readonly InputDescription[],
  answers: readonly string[],
  t: Translator["t"],
): LineProblem | undefined {
  const ids = inputs.map(({ id }) => id);
  const given = columns.flatMap(({ input }) => (input === undefined ? [] : [input.id]));
  const twice = given.find((id, index) => given.indexOf(id) !== index);
  if (twice !== undefined)
    return { at: twice, code: "repeated", message: `${twice}: ${t("terminal.repeated")}` };
  for (const { name, input } of columns) {
    // A table of answers, answered again, has their columns.
    const isOwn = input !== undefined || answers.includes(name);
    const near = isOwn ? [] : nearestNames(name.toLowerCase().replaceAll("-", "_"), ids);
    if (near.length === 0) continue;
    const unknown = t("terminal.batch.unknown_column", { name });
    return { at: name, code: "unknown_column", message: withNearest(unknown, near, t) };
  }
  if (columns.some(({ input }) => input !== undefined)) return undefined;
  const some = ids.slice(0, 3).join(",");
  return { at: "header", code: "no_header", message: t("terminal.batch.no_header", { names: some }) };
}

/** How each row of a table is read and answered. */
interface Table {
  readonly page: Page;
  readonly columns: readonly Column[];
  readonly line: LineReader;
  readonly results: readonly ResultColumn[];
}

/**
 * The texts of one row. A blank cell is as a blank field: nothing is entered, which is a problem where something must be. In a column
 * that the rest of the row hides it says nothing. Rows of a list are lines of their cell.
 */
function givenBy({ columns, line }: Table, cells: readonly string[]): UnderstoodInputs["given"] {
  const given: Record<string, readonly string[]> = {};
  const blank: string[] = [];
  for (const [index, { input }] of columns.entries()) {
    const cell = cells[index] ?? "";
    if (input === undefined) continue;
    if (cell === "") blank.push(input.id);
    else given[input.id] = input.type === "rows" ? cell.split(/\r?\n/u) : [cell];
  }
  if (blank.length === 0) return given;
  const { visible } = line.evaluate(given).read;
  const blankAsked = blank.filter((id) => visible[id] !== false);
  return { ...given, ...Object.fromEntries(blankAsked.map((id) => [id, [""]])) };
}

/** What a row with more cells than the header has names is answered. */
function tooManyCells({ page, columns }: Table, cells: readonly string[]): JsonAnswer {
  const { t } = page.translator;
  const names = columns.map(({ name }) => name);
  const message = t("terminal.batch.too_many_cells", {
    row: cells.join(","),
    columns: namesListed(names, t),
  });
  return jsonProblems(page.route, [{ at: "row", code: "too_many_cells", message }]);
}

/** The whole answer to a row, in words too. */
function wholeAnswer(table: Table, cells: readonly string[]): JsonAnswer {
  if (cells.length > table.columns.length) return tooManyCells(table, cells);
  const given = givenBy(table, cells);
  const { asOf } = table.line;
  return workOut(table.page, { given, asOf, units: {}, notes: [], all: false }, table.line).outcome;
}

/**
 * Writes a row's figures alone after its own cells: a table has no room for steps and sentences. Where there is no figure, why
 * not.
 */
function writeAnswer(table: Table, typed: readonly string[], row: string[]): JsonAnswer["status"] {
  const { page, columns, line, results } = table;
  const evaluated = typed.length > columns.length ? undefined : line.evaluate(givenBy(table, typed));
  if (evaluated?.answer.status !== "answered") {
    const { status, problems, refusal, notes } = wholeAnswer(table, typed);
    const refused = refusal === null ? [] : [refusal.message];
    for (const result of results) writeNothing(result, row);
    row.push(status, [...atPlaces(problems), ...refused, ...atPlaces(notes)].join("\n"));
    return status;
  }
  const { values } = evaluated.answer;
  const presenter = once(() => createPresenter(page.calculator.description, evaluated, page.translator));
  for (const result of results) {
    const value = scalarAt(values, result.id);
    if (value === null) writeNothing(result, row);
    else result.write(value, presenter, row);
  }
  row.push("answered", atPlaces(lineNotes(evaluated, page)).join("\n"));
  return "answered";
}

function writeNothing({ hasUnit }: ResultColumn, cells: string[]): void {
  cells.push("");
  if (hasUnit) cells.push("");
}

function atPlaces(said: readonly Pick<JsonProblem, "at" | "message">[]): readonly string[] {
  return said.map(byName).map(({ at, message }) => `${at}: ${message}`);
}

/** What the first line of the answers names: the table's own columns, then each figure, its unit where it has one. */
function header({ columns, results }: Table): readonly string[] {
  return [...columns.map(({ name }) => name), ...namesOf(results)];
}

/** What the columns of the answers are called. */
function namesOf(results: readonly ResultColumn[]): readonly string[] {
  return [
    ...results.flatMap(({ id, hasUnit }) => (hasUnit ? [id, `${id}_unit`] : [id])),
    "status",
    "problems",
  ];
}

/** Columns that are copied with a number where others or the answers have their name: a table of answers may be answered again. */
function namedApart(columns: readonly Column[], others: readonly string[]): readonly Column[] {
  const ofInputs = columns.flatMap(({ name, input }) => (input === undefined ? [] : [name]));
  const taken = new Set([...others, ...ofInputs]);
  return columns.map((column) => {
    const { name, input } = column;
    if (input !== undefined || name === "") return column;
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = `${name}_${number}`;
    taken.add(own);
    return { ...column, name: own };
  });
}

/** A row's own cells: one with too many keeps them all, in the last column of its own. */
function ownCells(columns: readonly Column[], cells: readonly string[]): string[] {
  if (cells.length === columns.length) return [...cells];
  const last = columns.length - 1;
  return columns.map((_, index) => (index === last ? cells.slice(last).join(",") : (cells[index] ?? "")));
}

/** A single result: a column of the table of answers, and one for its unit where it has one. */
interface ResultColumn {
  readonly id: string;
  readonly hasUnit: boolean;
  /** Writes its cells, as a program reads them. The presenter is made only for a figure that another value decides. */
  readonly write: (value: Scalar, presenter: () => Presenter, cells: string[]) => void;
}

function resultsOf({ calculator: { description } }: Page): readonly ResultColumn[] {
  return description.outputs.flatMap((output) => (output.type === "value" ? [resultOf(output)] : []));
}

function resultOf({ id, display }: { readonly id: string; readonly display: Display }): ResultColumn {
  const hasUnit = display.kind === "quantity";
  const isFixed = display.kind !== "message";
  const unit = isFixed ? unitOfValue(display, {}) : undefined;
  return {
    id,
    hasUnit,
    write: (value, presenter, cells) => {
      const shown = jsonScalar(display, value, isFixed ? unasked : presenter());
      cells.push(cellOf(shown));
      if (hasUnit) cells.push(unit ?? unitOfValue(display, presenter().values) ?? "");
    },
  };
}

function cellOf(shown: JsonCell): string {
  if (shown !== null && typeof shown === "object") return shown.join(" ");
  // JSON has the same digits. V8 keeps what `String` makes of a number for the next time, and of a million it takes longer to forget.
  return typeof shown === "number" ? JSON.stringify(shown) : String(shown ?? "");
}

/** What a figure that no other value decides asks of a presenter. */
const unasked: Pick<Presenter, "show"> = { show: () => "" };

function copiedCells(columns: readonly Column[], cells: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    columns.flatMap(({ name, input }, index) =>
      input === undefined && name !== "" ? [[name, cells[index] ?? ""]] : [],
    ),
  );
}
