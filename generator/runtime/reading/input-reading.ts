import type { Problem } from "../answer.ts";
import { checkInput, checkRowCount } from "../check-inputs.ts";
import type { InputDescription, InputValue, InputValues } from "../description.ts";
import type { Ambiguity, FieldContext, FieldReading } from "./field-reading.ts";
import { joinCells, splitCells } from "../query.ts";
import { readField, type ScalarInput } from "./read-field.ts";

/** A row as typed, a text a column; or as canonical text, cells joined by `~`. A cell left out takes its default. */
export type RowText = string | Readonly<Record<string, string>>;
export type InputText = string | readonly RowText[];

/** What the texts of one input say. `value` is undefined where they can't be read. */
export interface InputReading {
  readonly value: InputValue | undefined;
  readonly canonical: string | readonly string[];
  readonly problems: readonly Problem[];
  readonly ambiguities: readonly (Ambiguity & { readonly at: string; readonly input: ScalarInput })[];
}

/** What reading an input depends on; `cell` changes the context for a column of it. */
export interface InputContext {
  readonly field: FieldContext;
  readonly cell: (column: ScalarInput) => FieldContext;
  /** All inputs as far as they are read. */
  readonly values: InputValues;
}
type RowsInput = InputDescription & { readonly type: "rows" };

/** Reads one input and checks it against its limits. */
export function readInput(input: InputDescription, text: InputText, context: InputContext): InputReading {
  if (input.type === "rows") return readRows(input, text, context);
  return readScalar(input, typeof text === "string" ? text : "", input.id, context.field, context.values);
}

function readScalar(
  input: ScalarInput,
  text: string,
  at: string,
  field: FieldContext,
  values: InputValues,
): InputReading {
  const reading = readField(input, text, field);
  if (reading.kind === "unreadable") {
    return { value: undefined, canonical: text, problems: [problemOf(reading, at)], ambiguities: [] };
  }
  const { value, canonical, ambiguity } = reading;
  return {
    value,
    canonical,
    problems: checkInput(input, value, at, { today: field.today, values }),
    ambiguities: ambiguity === undefined ? [] : [{ ...ambiguity, at, input }],
  };
}

function problemOf(reading: FieldReading & { readonly kind: "unreadable" }, at: string): Problem {
  const { code, arguments: named } = reading;
  return named === undefined ? { at, code } : { at, code, arguments: named };
}

/** Blank rows are left out; the others keep their number in problems. */
function readRows(input: RowsInput, text: InputText, context: InputContext): InputReading {
  const rows = (typeof text === "string" ? text.split("\n") : text)
    .map((row, index) => ({
      number: index + 1,
      cells: cellTexts(input, row),
      isCanonical: typeof row === "string",
    }))
    .filter(({ cells }) => cells.some(({ text: cell }) => cell !== undefined && cell.trim() !== ""));
  const count = checkRowCount(input, rows.length, input.id);
  // Thousands of rows too many are not read first.
  if (rows.length > input.most) return { value: undefined, canonical: [], problems: count, ambiguities: [] };
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
    ambiguities: cells.flatMap(({ ambiguities }) => ambiguities),
  };
}

function cellTexts(
  input: RowsInput,
  row: RowText,
): { readonly column: ScalarInput; readonly text: string | undefined }[] {
  const canonical = typeof row === "string" ? splitCells(row) : undefined;
  return input.columns.flatMap((column, index) => {
    // The specification language has no rows inside rows.
    if (column.type === "rows") return [];
    const text = typeof row === "string" ? canonical?.[index] : row[column.id];
    return [{ column, text }];
  });
}

function scalarOf(value: InputValue | undefined): Exclude<InputValue, readonly unknown[]> {
  return value === undefined || (value !== null && typeof value === "object") ? null : value;
}
