/**
 * A calculator described as plain data, beside each input what can be done with one of its kind: what the page draws,
 * the terminal reads flags from, and the tests walk over. Language-neutral; every word is in {@link Words}.
 */
import type { Answer, Citation, Citations, InputValues, OfficialText, Value } from "./answer.ts";
import type { GaugeChart } from "./kinds/gauge-chart.ts";
import type { CurveChart } from "./kinds/curve-chart.ts";
import type { GridChart } from "./kinds/grid-chart.ts";
import type { HistoryChart } from "./kinds/history-chart.ts";
import type { PartsChart } from "./kinds/parts-chart.ts";
import type { ColumnDescription, Display } from "./display.ts";
import type { ScalarInput } from "./kinds/any.ts";
import type { RowsInput } from "./kinds/rows.ts";
import type { SeriesChart } from "./kinds/series-chart.ts";
import type { DrawingChart } from "./kinds/drawing-chart.ts";
import type { TimelineChart } from "./kinds/timeline-chart.ts";

export type { InputType, ScalarInput } from "./kinds/any.ts";
/** One field of the form. */
export type InputDescription = ScalarInput | RowsInput;

/** A part of a sum: an input, constant or formula. */
export interface Addend {
  readonly id: string;
  /** It is taken away. */
  readonly isSubtracted?: true;
}
/** Rows of one year, shown as one: with sums where `sum` lists a column, else the last row's value. */
export interface RowsByYear {
  /** The column of dates. */
  readonly date: string;
  readonly sum: readonly string[];
}
/** One result. A schedule output is a table; `total`, its columns in order. */
export type OutputDescription =
  | {
      readonly id: string;
      readonly type: "value";
      readonly primary?: boolean;
      /** One of the few that say most beside the main result; it is in no group. */
      readonly isKey?: true;
      readonly group?: string;
      readonly display: Display;
      /** Of a sum: what is added and taken away, in the order it is set out. */
      readonly sumOf?: readonly Addend[];
    }
  | {
      readonly id: string;
      readonly type: "table";
      readonly group?: string;
      readonly columns: readonly ColumnDescription[];
      /** How rows are gathered into years, which open to them. */ readonly byYear?: RowsByYear;
      /** Column whose values head groups (unit lists). */ readonly headings?: string;
      /** The column that is true of a row that is marked. */ readonly marked?: string;
    };

/** A picture of the result, drawn on the server and again as inputs change, with a table behind it. */
export type ChartDescription = (
  | SeriesChart
  | CurveChart
  | HistoryChart
  | PartsChart
  | GaugeChart
  | DrawingChart
  | GridChart
  | TimelineChart
) & {
  /** Trace id of whether it is shown; without it, it always is. */
  readonly when?: string;
};

/**
 * A formula as data, for steps: `["/", a, b]` is an operator or function over nodes, a string a name,
 * a number a literal, `{ text }` a literal in quotes.
 */
export type StepNode = number | string | StepText | StepOperation;
export interface StepText {
  readonly text: string;
  /** How it is shown, where it is no text to be read as it is. */
  readonly display?: Display;
}
export type StepOperation = readonly [operator: string, ...operands: StepNode[]];
export interface StepDescription {
  /** Formula id. Its name is words `formulas.<id>` (or the output's or input's label of the same id). */
  readonly id: string;
  readonly display: Display;
  readonly tree?: StepNode;
  /** Of cases by option: what it goes by, and the formula of each option. */
  readonly choice?: { readonly by: StepNode; readonly cases: Readonly<Record<string, StepNode>> };
  /** Set on lookups: the table and its key expressions. */
  readonly lookup?: {
    readonly table: string;
    readonly keys: Readonly<Record<string, StepNode>>;
    readonly on?: StepNode;
    readonly columns: readonly ColumnDescription[];
  };
  /** Its cases are conditions tried in order, each with its own rule: the one that was true is shown with its result. */
  readonly firstTrue?: true;
  /** What holds of the value that was searched for: shown in names, and with the value put in. */
  readonly holds?: StepNode;
  /** A schedule that is told row by row, as the words `outputs.<id>.row` say. */
  readonly isToldByRow?: true;
}
/** One of the few steps that decide the answer: the words `steps.<id>` say what is done, and the formulas do it. */
export interface KeyStep {
  readonly id: string;
  readonly of: readonly string[];
}
/** How a calculator's answers come about: what its pages fetch once someone reads that far. */
export interface StepModel {
  /** Every formula and lookup, in the order they are worked out. */
  readonly steps: readonly StepDescription[];
  /** The steps its author named; without any, all decide. */
  readonly keySteps?: readonly KeyStep[];
  /** What results are worked out of that no step has: values and columns by the result's id. */
  readonly results?: Readonly<Record<string, readonly string[]>>;
}

export interface ExampleDescription {
  readonly id: string;
  readonly variant: string;
  readonly source: { readonly title: string; readonly url?: string };
  /** Canonical texts by input id (a rows input: one text a row, cells escaped and joined by `~`). */
  readonly given: Readonly<Record<string, string | readonly string[]>>;
  readonly today?: string;
  /** A test alone: no page lists it, and it has no name. */
  readonly isUnlisted?: boolean;
}

/** What one page of a calculator asks otherwise than the others. */
export interface VariantInputs {
  /** Canonical texts of inputs this page does not ask for. */
  readonly fixed: Readonly<Record<string, string | readonly string[]>>;
  /** Canonical texts of defaults that differ on this page. */
  readonly defaults: Readonly<Record<string, string | readonly string[]>>;
}
/** A page of a calculator as its form and its answer need it. */
export interface PageVariant extends VariantInputs {
  /** `category/slug`, the id the terminal knows. */
  readonly route: string;
}
/** What one page of a calculator shows otherwise than the others. */
export interface NarrowedTo {
  /** Results that never come up there. */
  readonly without?: readonly string[];
}
export interface VariantDescription extends PageVariant, NarrowedTo {
  /** Its name in the specification and the words: `gas-oil-mix-25-1`, `felony/level-1`. */
  readonly slug: string;
  /** Of the inputs it does not ask for, those that are not set: they can change nothing there. */
  readonly unasked?: readonly string[];
  /** The sections and questions it has, in order, where it has not all of them. */
  readonly sections?: readonly string[];
  readonly questions?: readonly string[];
  /** The pages it leads on to, where they are others. */
  readonly related?: readonly string[];
}

/** What a group of fields says of itself. */
export interface GroupDescription {
  /** An input, formula or result said beside its heading. */
  readonly sum?: string;
  /** Its fields are folded away. */
  readonly isFolded?: true;
}

/** The two sides of a converter: an amount, and the result that follows from it or is written itself. */
export interface ConverterDescription {
  readonly amount: string;
  readonly result: string;
  /** The choices that say what the sides are in, where units do not. */
  readonly from?: string;
  readonly to?: string;
  readonly usual?: readonly number[];
}

export interface CalculatorDescription {
  /** `finance/mortgage`: the folder under specs/. */
  readonly id: string;
  readonly category: string;
  readonly inputs: readonly InputDescription[];
  readonly outputs: readonly OutputDescription[];
  readonly charts: readonly ChartDescription[];
  /** Groups of fields with a sum, or folded away, by id. */
  readonly groups?: Readonly<Record<string, GroupDescription>>;
  /** The charts that are drawn beside the answer. */
  readonly evidence: readonly string[];
  /** Set where the form is the answer, of which either side can be written. */
  readonly converter?: ConverterDescription;
  /** Display of every input and formula, by id, for sentences and steps. */
  readonly displays: Readonly<Record<string, Display>>;
  /** It says what the law gives: its sentence names those of its days that have passed, its steps what the law before and after gives. */
  readonly isLaw?: true;
}
/** Another value of an input that visitors ask about. */
export type WhatIf = {
  readonly input: string;
  /** The results it tells of; the main ones without. */
  readonly shows?: readonly string[];
} & (
  | { /** As canonical text. */ readonly to: string }
  | { /** What is added to the value it has, in the base unit. */ readonly by: number }
  | { /** What a round part of is added to it: an input, a formula or a result. */ readonly partOf: string }
);

/** What is said of a calculator besides its answers: pages write it out, and send none of it to be worked with. */
export interface CalculatorBackground {
  /** Its pages; one where it has no variants. */
  readonly variants: readonly VariantDescription[];
  readonly examples: readonly ExampleDescription[];
  /** Tables used, with the periods they cover and where they come from. */
  readonly tables: readonly TableDescription[];
  /** What its formulas, checks and refusals cite themselves. */
  readonly sources: readonly Citation[];
  /** What of both a page can cite, by its slug, where that is not all. */
  readonly cited?: Readonly<Record<string, CitedSources>>;
  /** Calendar rules its formulas use, said on the page: `last_day` or `next_day`. */
  readonly dateRules: readonly string[];
  /** Inputs that can be found from a result, by the result. */
  readonly find?: Readonly<Record<string, readonly string[]>>;
  /** Changes of inputs that its pages list with what would follow. */
  readonly whatIfs?: readonly WhatIf[];
  /** What results are beside others. */
  readonly relations?: readonly Relation[];
  readonly related: readonly string[];
  /** The whole page states that it is general information, not advice: `legal`, `health` or `finance`. */
  readonly notice?: "legal" | "health" | "finance";
}
/** What a result is beside others, by their ids. */
export type Relation =
  /** The total without what saves, which is `from` or what the total is with these inputs at 0, less the total. */
  | {
      readonly kind: "saved";
      readonly output: string;
      readonly of: string;
      readonly by: readonly string[];
      readonly from?: string;
    }
  /** The other value, with these inputs at 0. */
  | {
      readonly kind: "same_as";
      readonly output: string;
      readonly value: string;
      readonly without: readonly string[];
    };
/** Tables by id, and other sources by title and address. */
export interface CitedSources {
  readonly tables: readonly string[];
  readonly sources: readonly string[];
}
export interface TableDescription {
  readonly id: string;
  readonly official?: OfficialText;
  readonly periods: readonly {
    readonly from?: string;
    readonly through?: string;
    readonly citations: Citations;
  }[];
}

/**
 * What a generated calculator module exports as `calculator`. Its own `Inputs` and `Values` are narrower;
 * methods, not function properties, so that a calculator of any inputs is a `Calculator`.
 */
export interface Calculator<
  Inputs extends InputValues = InputValues,
  Values extends Readonly<Record<string, Value>> = Readonly<Record<string, Value>>,
> {
  readonly description: CalculatorDescription;
  /** Inputs as read from texts; `today` (`YYYY-MM-DD`) bounds dates that may not lie in the future. */
  compute(inputs: Inputs, today: string): Answer<Values>;
  /** Which of the conditional inputs matter, given the others: those not shown take their default and are not checked. */
  visible(inputs: Inputs, today: string): Readonly<Record<string, boolean>>;
}
