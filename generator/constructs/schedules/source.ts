import type { ScopeName } from "../../formula/scope.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Display } from "../../runtime/display.ts";
import { camelCase } from "../../typescript/identifiers.ts";
import type { ConstructForm } from "../construct.ts";
import type { DisplayOptions } from "../display.ts";
import type { Path } from "../reporter.ts";
import type { ResolveContext } from "../statements/context.ts";
import type { Draft, FormulaPart } from "../statements/draft.ts";
import type { ModelEmitter } from "../statements/emitter.ts";
import type { TableModel } from "../table-model.ts";

/** What formulas call the row of a source whose columns have names that are not the author's. */
export const rowName = "row";

/** Columns by their ids. */
export type ColumnTypes = Readonly<Record<string, ValueType>>;

/** A source whose columns are known. */
export interface Opened<S> {
  /** The columns its rows have before any is calculated. */
  readonly given: ColumnTypes;
  /** The column that says which row is marked, which is shown as the mark. */
  readonly marked?: string;
  /** Their cells are what a visitor entered: decimals that are exact. */
  readonly isExact?: true;
  /** The source, once the names of a row are known: what closes the rows may use them. Undefined after reporting what is wrong. */
  readonly close: (names: ReadonlyMap<string, ScopeName>) => S | undefined;
}

/** The code that gives rows one by one. */
export interface RowsCode {
  /** Lines before the first row. */
  readonly before?: readonly string[];
  /** The head of the loop, with what each row begins with: `for (const value of [1, 5]) {`. */
  readonly loop: readonly string[];
  /** The loop counts its rows itself. */
  readonly isCounting?: true;
  /** The cells a row has before any is calculated, as members of an object. */
  readonly members: readonly string[];
  /** Lines after each row. */
  readonly end?: readonly string[];
  /** Lines after the last row. */
  readonly after?: readonly string[];
  /** All rows at once, where no column is calculated. */
  readonly list?: string;
}

/**
 * One way a schedule comes to its rows, a form of the schedule. Its schema admits `T`, `D` is the same as it is read, `S`
 * what it becomes.
 */
export interface SourceKind<T, S, D = T> extends ConstructForm<T> {
  /** Its columns are read as `row.column`, since their names are not the author's; else each by its own name. */
  readonly isRow?: true;

  /** Its formulas; `path` is where the schedule is written. */
  formulas(document: D, path: Path): readonly FormulaPart[];
  /** The names of its columns, each with the place that brings it, besides `index`; not of one that is read as `row`. */
  ownNames?(document: D, path: Path): readonly (readonly [name: string, path: Path])[];
  /** Names it uses outside of formulas. */
  names?(document: D): readonly string[];

  /** Types it; undefined after reporting what is wrong where not even its columns are known. */
  open(draft: Draft<D>, context: ResolveContext): Opened<S> | undefined;
  /** Reports what it says about showing values and cannot be done. */
  checkShown?(source: S, context: ResolveContext, path: Path): void;
  /** The columns that the interface names. */
  readonly ownColumns: readonly string[];
  /** What is said about showing its columns, or how they are shown in a way of their own. */
  shown?(source: S, context: ResolveContext): Readonly<Record<string, DisplayOptions | Display>>;

  /** The names it reads whenever rows are made. */
  reads(source: S): readonly string[];
  /** The tables its rows come from. */
  tables?(source: S): readonly TableModel[];
  /** The code of its rows; `name` is what they are noted as where a table is cited. */
  rows(source: S, emitter: ModelEmitter, name: string): RowsCode;
}

/** The code of a list of rows, each as it is or with calculated columns. */
export function listedCode(list: string): RowsCode {
  const row = camelCase(rowName);
  return { loop: [`for (const ${row} of ${list}) {`], members: [`...${row}`], list };
}
