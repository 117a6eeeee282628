import type { Problem, Value } from "../answer.ts";
import { checkInput } from "../check-inputs.ts";
import type { ScalarInput } from "../description.ts";
import { joinCells, splitCells } from "../query.ts";
import { readScalar } from "../reading/input-reading.ts";
import type { InputContext, InputReading, InputText, RowText } from "../reading/field-reading.ts";
import type { CheckContext, InputBase, RowsRuntime } from "./input-runtime.ts";

/** A list the visitor fills in row by row; each column is an input of one value. */
export interface RowsInput extends InputBase {
  readonly type: "rows";
  readonly kind: RowsRuntime<RowsInput>;
  readonly columns: readonly ScalarInput[];
  readonly fewest: number;
  readonly most: number;
}
export const rowsRuntime: RowsRuntime<RowsInput> = {
  read: readRows,
  check: checkRows,
  flagArgument: ({ columns }) => `<${columns.map(({ id }) => id).join(",")}>`,
};

type Row = Extract<Value, readonly unknown[]>[number];
function rowsOf(value: Value): readonly Row[] {
  return value !== null && typeof value === "object" && "flatMap" in value ? value : [];
}

/** The number of rows against its limits. */
function checkRowCount(input: RowsInput, count: number, at: string): Problem[] {
  if (count === 0 && input.fewest > 0 && !input.optional) return [{ at, code: "required" }];
  if (count < input.fewest && !(count === 0 && input.optional)) {
    return [{ at, code: "too_few_rows", arguments: { minimum: input.fewest } }];
  }
  return count > input.most ? [{ at, code: "too_many_entries", arguments: { maximum: input.most } }] : [];
}

function checkRows(input: RowsInput, value: Value, at: string, context: CheckContext): Problem[] {
  // A program may give what is no list; only where the field may be blank is nothing a list without rows.
  if (!Array.isArray(value) && !(value === null && input.optional)) return [{ at, code: "required" }];
  const rows = rowsOf(value);
  const count = checkRowCount(input, rows.length, at);
  if (rows.length > input.most) return count;
  const cells = rows.flatMap((row, index) =>
    input.columns.flatMap((column) =>
      checkInput(column, row[column.id] ?? null, `${at}.${index + 1}.${column.id}`, context),
    ),
  );
  return [...count, ...cells];
}

/** Blank rows are left out; the others keep their number in problems. */
function readRows(input: RowsInput, text: InputText, context: InputContext): InputReading {
  const rows = (typeof text === "string" ? text.split("\n") : text)
    .flatMap((row, index) =>
      row === ""
        ? []
        : [{ number: index + 1, cells: cellTexts(input, row), isCanonical: typeof row === "string" }],
    )
    .filter(({ cells }) => cells.some(({ text: cell }) => cell !== undefined && cell.trim() !== ""));
  const count = checkRowCount(input, rows.length, input.id);
  // Thousands of rows too many are not read first.
  if (rows.length > input.most) return { value: undefined, canonical: [], problems: count, notices: [] };
  const read = rows.map(({ number, cells, isCanonical }) =>
    cells.map(({ column, text: cell }) => {
      const { locale, ...canonical } = context.cell(column);
      const isTyped = !isCanonical && cell !== undefined && locale !== undefined;
      const field = isTyped ? { ...canonical, locale } : canonical;
      const at = `${input.id}.${number}.${column.id}`;
      return { id: column.id, ...readScalar(column, cell ?? column.default, at, field, context.values) };
    }),
  );
  const cells = read.flat();
  const isReadable = cells.every(({ value }) => value !== undefined);
  return {
    value: isReadable
      ? read.map((row) => Object.fromEntries(row.map(({ id, value }) => [id, scalarOf(value)])))
      : undefined,
    canonical: read.map((row) => joinCells(row.map(({ canonical }) => String(canonical)))),
    problems: [...count, ...cells.flatMap(({ problems }) => problems)],
    notices: cells.flatMap(({ notices }) => notices),
  };
}

function cellTexts(
  input: RowsInput,
  row: RowText,
): { readonly column: ScalarInput; readonly text: string | undefined }[] {
  const canonical = typeof row === "string" ? splitCells(row) : undefined;
  return input.columns.map((column, index) => ({
    column,
    text: typeof row === "string" ? canonical?.[index] : row[column.id],
  }));
}

function scalarOf(value: Value | undefined): Exclude<Value, readonly unknown[]> {
  return value === undefined || (value !== null && typeof value === "object") ? null : value;
}
