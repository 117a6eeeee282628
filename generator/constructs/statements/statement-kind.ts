import type { KnownValues, Possible, Reading, TypedExpression } from "../../formula/index.ts";
import type { ValueType } from "../../formula/value-type.ts";
import type { Citation, Citations } from "../../runtime/answer.ts";
import type { StepDescription } from "../../runtime/description.ts";
import type { Display } from "../../runtime/display.ts";
import type { Construct } from "../construct.ts";
import type { DisplayOptions } from "../display.ts";
import type { Path } from "../reporter.ts";
import type { RequiredText } from "../required-text.ts";
import type { TableModel } from "../table-model.ts";
import type { ResolveContext } from "./context.ts";
import type { Draft, FormulaPart } from "./draft.ts";
import type { ModelEmitter } from "./emitter.ts";

/** What every statement has. */
export interface StatementBase {
  readonly id: string;
  /** Names of inputs, constants and other statements that its formulas mention. */
  readonly needs: readonly string[];
}
/** A statement with a value that others can name. */
export interface ValueStatement extends StatementBase {
  readonly type: ValueType;
  /** Where its rule stands. */
  readonly citations?: Citations;
}
/** A statement with one value, and what its author said about showing it. */
export interface ShownStatement extends ValueStatement {
  readonly shown: DisplayOptions;
}
/** A statement without a value, which ends the computation or lets it go on. */
export interface GuardStatement extends StatementBase {
  readonly expression: TypedExpression;
  /** Values known when it is decided: its message may name them. */
  readonly known: readonly string[];
}

/** A function of emitted code, without its name and parameters. */
export interface StatementFunction {
  readonly about: string;
  readonly body: readonly string[];
}

/**
 * The whole of one kind of statement but its schema: which formulas it has, how it is typed, shown, explained and
 * emitted. `D` is how an author writes it, `S` what it becomes. Methods, not function properties, so that a kind can be
 * called through the union of all.
 */
export interface StatementBehavior<D, S extends StatementBase> {
  /** It has no value. */
  readonly isGuard?: true;
  /** No formula or text can name it. */
  readonly isUnnamed?: true;
  /** Columns of its table that the interface names. */
  ownColumns?(statement: S): readonly string[];

  /** Its formulas; `path` is where the document is written. */
  formulas(document: D, path: Path): readonly FormulaPart[];
  /** Names it gives its own formulas, each with the place that brings it. */
  ownNames?(document: D, path: Path): readonly (readonly [name: string, path: Path])[];
  /** Names it uses outside of formulas. */
  names?(document: D): readonly string[];
  /** The refusals without a condition that it gives. */
  gives?(document: D): readonly string[];

  /** Types it; undefined after reporting what is wrong. */
  resolve(draft: Draft<D>, context: ResolveContext): S | undefined;
  /** The names as later formulas may take them where it was decided before all of them. */
  assume?(statement: S, names: ResolveContext["names"]): ResolveContext["names"];
  /** Reports what it says about showing values and cannot be done, once all names are known. */
  checkShown?(statement: S, context: ResolveContext): void;
  /** How its value or columns are shown, by name. */
  displays?(statement: S, context: ResolveContext): Readonly<Record<string, Display>>;
  /** How it is explained. */
  step?(statement: S, displays: Readonly<Record<string, Display>>): StepDescription | undefined;
  /** Texts of its own that the words must or may hold. */
  texts?(statement: S): readonly RequiredText[];

  /** The names it reads whenever it is worked out, whichever way its conditions go. */
  reads(statement: S): readonly string[];
  /** The values it can have where some inputs are set; of a row, those of a column. Any, without it. */
  possible?(statement: S, known: KnownValues, column?: string): Possible;
  /** What it is read from where some inputs are set; of a row, what a column is. All it needs, without it. */
  readings?(statement: S, known: KnownValues, column?: string): readonly Reading[];
  /** It refuses where there is no value. */
  readonly mayRefuse?: boolean;
  /** The tables it looks rows up in. */
  tables?(statement: S): readonly TableModel[];
  /** What its cases cite, besides what it cites as a whole. */
  cites?(statement: S): readonly Citation[];
  /** The function that works it out. */
  function?(statement: S, emitter: ModelEmitter): StatementFunction;
  /** TypeScript that works it out, where it has no function of its own. */
  work?(statement: S, emitter: ModelEmitter): string;
  /** Of a guard: the statement of `compute` that decides it. */
  decide?(statement: S, emitter: ModelEmitter): string;
  /** Of a guard: what follows a run of its kind. */
  readonly afterRun?: readonly string[];
  /** TypeScript of which branch was taken, so that steps can show just that one. */
  branchCode?(statement: S, emitter: ModelEmitter): string | undefined;
}

/** One kind of statement: its schema admits `T`, and an author may write it shorter, as `D` says. */
export type StatementKind<T, S extends StatementBase, D = T> = Construct<T> & StatementBehavior<D, S>;
