import type { InputContext, Literal, ResolvedInput } from "./input-syntax.ts";
import { rowsRuntime } from "../../runtime/kinds/rows.ts";
import { joinCells } from "../../runtime/query.ts";
import type { Path, Reporter } from "../reporter.ts";
import type { CellText } from "../schema.ts";
import { readChosen } from "./choices.ts";
import { kindOfColumn, type ScalarInputDocument } from "./column.ts";
import { describeBase } from "./resolve.ts";
import { readWritten } from "./read-written.ts";
import { inputSyntax } from "./input-syntax.ts";
import { cell, closed, integer, list, filledMapOf, mapOf, reference } from "../schema.ts";
import { columnSyntax } from "./column.ts";
import { inputSchema } from "./input.ts";

/** Reports each cell of a written row whose column the table does not have. */
export function reportColumns(
  table: string,
  row: Readonly<Record<string, CellText>>,
  known: readonly string[],
  path: Path,
  reporter: Reporter,
): void {
  for (const name of Object.keys(row)) {
    if (!known.includes(name))
      reporter.reportKey("unknown_column", { name, table }, [...path, name], name, known);
  }
}

/** Keys of an input that a column cannot have: a row is shown whole, its cells in the order of the columns. */
const ofInputsAlone = ["when", "hidden", "advanced", "group", "part_of"] as const;

/** Reports each key of a column that would have no effect. */
function reportKeys(column: ScalarInputDocument, { id, path, reporter }: InputContext): void {
  for (const key of ofInputsAlone) {
    if (key in column) reporter.reportKey("key_of_inputs", { key, name: id }, [...path, key]);
  }
}

/** The options a cell lists; one alone may be written without a list. */
function optionsOf(typed: CellText): readonly string[] {
  return typeof typed === "object" ? typed.map(String) : [String(typed)];
}

function defaultOf({ default: value, description }: ResolvedInput): Literal {
  return { value: value !== null && typeof value === "object" ? null : value, text: description.default };
}

/** A list the visitor fills in row by row. */
export const rowsSyntax = inputSyntax({
  type: "rows",
  title: "Rows",
  summary:
    "A list the visitor fills in, such as courses with grades. Each column is an input. Formulas go through it with `sum(courses.credits)`, `count(courses)` and the like.",
  schema: inputSchema(
    "rows",
    {
      columns: filledMapOf(
        reference(columnSyntax),
        "The columns by id; each is an input of any type but `rows`.",
      ),
      rows: closed(
        {
          min: integer("Fewest rows, 1 without it.", 0),
          max: integer("Most rows, 50 without it.", 1, 1000),
        },
        [],
        "How many rows there may be.",
      ),
      default: list(
        mapOf(
          cell("A cell; of several choices, a list of options."),
          "A row: cells by column. A column left out has its own default.",
        ),
        "The rows the field starts with.",
        { minItems: 0 },
      ),
    },
    ["columns"],
  ),
  example: `inputs:
  courses:
    type: rows
    columns:
      credits: { type: number, default: 3, above: 0 }
      grade: { type: choice, options: [A, B, C], default: B }
    rows: { min: 1, max: 20 }
    default:
      - { credits: 3, grade: A }
      - { credits: 4 }
`,

  describe: () => "a text",
  read: () => undefined,
  valueType: () => ({ kind: "rows", columns: {}, optional: false }),
  field: () => ({ name: "RowsField", from: "fields/rows-field.tsx" }),
  resolve: (document, context) => {
    const { path, reporter } = context;
    const columns = Object.entries(document.columns).flatMap(([column, written]) => {
      const inner: InputContext = {
        ...context,
        id: column,
        path: [...path, "columns", column],
        isColumn: true,
      };
      reportKeys(written, inner);
      const resolved = kindOfColumn(written).resolve(written, inner);
      return resolved === undefined ? [] : [resolved];
    });
    for (const [index, row] of (document.default ?? []).entries())
      reportColumns(context.id, row, Object.keys(document.columns), [...path, "default", index], reporter);
    const rows = (document.default ?? []).map((row, index) =>
      columns.map((column): Literal => {
        const { id } = column.description;
        const [typed, written] = [row[id], document.columns[id]];
        if (typed === undefined || written === undefined) return defaultOf(column);
        const place = { ...context, path: [...path, "default", index, id] };
        if (written.type === "choices") return readChosen(optionsOf(typed), written.options, place);
        if (typeof typed === "object") {
          reporter.report("bad_value", { detail: "one value is needed, not a list" }, place.path);
          return { value: null, text: "" };
        }
        const kind = kindOfColumn(written);
        return readWritten(typed, kind, kind.writtenAs?.(written) ?? {}, place) ?? { value: null, text: "" };
      }),
    );
    const text = rows.map((row) => joinCells(row.map(({ text: typed }) => typed))).join("\n");
    return {
      description: {
        ...describeBase(document, context, { text }),
        type: "rows",
        kind: rowsRuntime,
        columns: columns.flatMap(({ description }) => (description.type === "rows" ? [] : [description])),
        fewest: document.rows?.min ?? 1,
        most: document.rows?.max ?? 50,
      },
      type: {
        kind: "rows",
        optional: false,
        columns: Object.fromEntries(columns.map(({ description, type }) => [description.id, type])),
      },
      default: rows.map((row) =>
        Object.fromEntries(row.map(({ value }, index) => [columns[index]?.description.id ?? "", value])),
      ),
    };
  },
  names: ({ columns }) =>
    Object.values(columns).flatMap((column) => kindOfColumn(column).names?.(column) ?? []),
  checkNames: ({ columns }, context) => {
    for (const [id, column] of Object.entries(columns))
      kindOfColumn(column).checkNames?.(column, { ...context, path: [...context.path, "columns", id] });
  },
});
