/**
 * The documents of the language after their shape was checked: exactly what an author may write,
 * as TypeScript. Formulas are text here; names and types are checked when a calculator is resolved.
 */
import type { DateDetail } from "../runtime/description.ts";

/** A scalar as it stands in YAML: `400_000`, `6.5%`, `5 foot`, `true`, a date as text. */
export type ScalarText = string | number | boolean;
/** A formula: text, or a plain number, or true and false. */
export type FormulaText = string | number | boolean;

export interface CitationDocument {
  readonly title: string;
  readonly url?: string;
  readonly status: "official" | "secondary" | "unconfirmed";
  readonly checked_on: string;
}

export interface InputCommon {
  readonly optional?: boolean;
  readonly when?: FormulaText;
  readonly advanced?: boolean;
  readonly group?: string;
}
export interface Limits {
  readonly min?: ScalarText;
  readonly max?: ScalarText;
  readonly above?: ScalarText;
  readonly below?: ScalarText;
}
export type DigitsDocument =
  | number
  | { readonly minimum?: number; readonly maximum?: number; readonly significant?: number };
export type InputDocument = InputCommon &
  (
    | ({
        readonly type: "number" | "percent";
        readonly default?: ScalarText;
        readonly digits?: DigitsDocument;
      } & Limits)
    | ({
        readonly type: "money";
        readonly default?: ScalarText;
        readonly digits?: DigitsDocument;
        readonly currency?: CurrencyDocument;
      } & Limits)
    | ({ readonly type: "integer"; readonly default?: ScalarText; readonly unit?: string } & Limits)
    | ({
        readonly type: "quantity";
        readonly dimension: string;
        readonly unit: string;
        readonly units?: readonly string[];
        readonly region_units?: Readonly<Record<string, string>>;
        readonly default?: ScalarText;
        readonly digits?: DigitsDocument;
      } & Limits)
    | { readonly type: "whole"; readonly default?: ScalarText }
    | {
        readonly type: "digits";
        readonly base: number | string;
        readonly longest?: number;
        readonly default?: ScalarText;
      }
    | {
        readonly type: "date";
        readonly precision?: "day" | "month";
        readonly min?: string;
        readonly max?: string;
        readonly default?: string;
      }
    | {
        readonly type: "choice";
        readonly options: readonly string[];
        readonly style?: "radio" | "select";
        readonly default?: string;
      }
    | { readonly type: "boolean"; readonly default?: boolean }
    | { readonly type: "text"; readonly longest?: number; readonly default?: string }
    | { readonly type: "expression"; readonly keypad?: boolean; readonly default?: string | number }
    | {
        readonly type: "rows";
        readonly columns: Readonly<Record<string, InputDocument>>;
        readonly rows?: { readonly min?: number; readonly max?: number };
        readonly default?: readonly Readonly<Record<string, ScalarText>>[];
      }
  );
/** An ISO 4217 code, or the input or formula whose value is one. */
export type CurrencyDocument = string | { readonly from: string };

export type FormulaDocument =
  | FormulaText
  | {
      readonly value: FormulaText;
      readonly unit?: string;
      readonly digits?: DigitsDocument;
      readonly minor?: boolean;
      readonly as?: "percent" | "number";
      readonly currency?: CurrencyDocument;
    }
  | {
      readonly lookup: string;
      readonly keys?: Readonly<Record<string, FormulaText>>;
      readonly on?: FormulaText;
      readonly minor?: boolean;
    }
  | {
      readonly choose: string;
      readonly cases: Readonly<Record<string, FormulaText>>;
      readonly unit?: string;
      readonly digits?: DigitsDocument;
      readonly minor?: boolean;
      readonly as?: "percent" | "number";
      readonly currency?: CurrencyDocument;
    };

export type ColumnDocument =
  | FormulaText
  | {
      readonly value: FormulaText;
      readonly unit?: string;
      readonly digits?: DigitsDocument;
      readonly as?: "percent" | "number";
      readonly currency?: CurrencyDocument;
    };
export type ScheduleDocument =
  | {
      readonly each: "month" | "year" | "day" | "number";
      readonly from?: FormulaText;
      readonly precision?: DateDetail;
      readonly at_most: FormulaText;
      readonly carry?: Readonly<Record<string, { readonly start: FormulaText; readonly next: FormulaText }>>;
      readonly columns: Readonly<Record<string, ColumnDocument>>;
      readonly until?: FormulaText;
    }
  | ValuesDocument
  | { readonly units_of: FormulaText; readonly dimension: string; readonly digits?: DigitsDocument };

/** A row for each value of a list. */
export interface ValuesDocument {
  readonly of: readonly ScalarText[];
  readonly value?: {
    readonly type: "number" | "money" | "percent" | "quantity";
    readonly dimension?: string;
    readonly unit?: string;
    readonly currency?: CurrencyDocument;
  };
  readonly columns: Readonly<Record<string, ColumnDocument>>;
}

export type CheckDocument = FormulaText | { readonly that: FormulaText; readonly at?: readonly string[] };
export interface RefusalDocument {
  readonly when: FormulaText;
  readonly citation?: CitationDocument;
}
export interface OutputDocument {
  readonly value?: FormulaText;
  readonly primary?: boolean;
  readonly digits?: DigitsDocument;
  readonly unit?: string;
  /** Units the reader may switch to; `all`: every unit of the family. */
  readonly units?: readonly string[] | "all";
  readonly unit_from?: string;
  readonly region_units?: Readonly<Record<string, string>>;
  readonly group?: string;
  readonly when?: FormulaText;
  readonly as?: "percent" | "number";
  readonly currency?: CurrencyDocument;
  readonly grouped?: number;
  readonly precision?: DateDetail;
  readonly columns?: readonly string[];
  readonly by_year?: { readonly date: string; readonly sum?: readonly string[] };
  readonly headings?: string;
}
export type ChartDocument =
  | {
      readonly kind: "area" | "line" | "bar";
      readonly over: string;
      readonly x: string;
      readonly y: readonly string[];
      readonly stacked?: boolean;
    }
  | { readonly kind: "parts"; readonly of: readonly string[] }
  | {
      readonly kind: "gauge";
      readonly value: string;
      readonly table: string;
      readonly keys?: Readonly<Record<string, string>>;
      readonly column: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: "triangle"; readonly sides: readonly string[]; readonly angles: readonly string[] };

export interface VariantDocument {
  readonly fixed?: Readonly<Record<string, ScalarText>>;
  readonly defaults?: Readonly<Record<string, ScalarText>>;
}
export interface ExampleDocument {
  readonly id: string;
  readonly variant?: string;
  readonly source: { readonly title: string; readonly url?: string };
  readonly today?: string;
  readonly given: Readonly<Record<string, ScalarText | readonly Readonly<Record<string, ScalarText>>[]>>;
  readonly expect?: Readonly<Record<string, ScalarText | null>>;
  readonly refuses?: string;
  readonly problems?: readonly string[];
}

export interface CalculatorDocument {
  readonly currency?: CurrencyDocument;
  readonly notice?: "legal" | "health" | "finance";
  readonly tables?: readonly string[];
  readonly inputs: Readonly<Record<string, InputDocument>>;
  readonly constants?: Readonly<Record<string, ScalarText>>;
  readonly checks?: Readonly<Record<string, CheckDocument>>;
  readonly refusals?: Readonly<Record<string, RefusalDocument>>;
  readonly formulas?: Readonly<Record<string, FormulaDocument>>;
  readonly schedules?: Readonly<Record<string, ScheduleDocument>>;
  readonly outputs: Readonly<Record<string, OutputDocument>>;
  readonly charts?: Readonly<Record<string, ChartDocument>>;
  readonly variants?: Readonly<Record<string, VariantDocument>>;
  readonly examples: readonly ExampleDocument[];
  readonly related?: readonly string[];
}

export type TableKeyDocument =
  | { readonly type: "choice"; readonly options: readonly string[] }
  | { readonly type: "integer"; readonly min: number; readonly max: number; readonly unit?: string }
  | {
      readonly type: "range";
      readonly of: "number" | "money" | "percent" | "quantity" | "integer";
      readonly unit?: string;
      readonly min: ScalarText;
    };
export type TableColumnDocument = {
  readonly type:
    | "number"
    | "integer"
    | "percent"
    | "money"
    | "quantity"
    | "choice"
    | "boolean"
    | "text"
    | "date";
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly optional?: boolean;
};
export type TableCell = ScalarText | null;
export interface TableDocument {
  readonly id: string;
  readonly keys: Readonly<Record<string, TableKeyDocument>>;
  readonly columns: Readonly<Record<string, TableColumnDocument>>;
  readonly periods: readonly {
    readonly from?: string;
    readonly until?: string;
    readonly citation: CitationDocument;
    readonly rows: readonly (readonly TableCell[] | Readonly<Record<string, TableCell | CitationDocument>>)[];
  }[];
}

export interface UnitsDocument {
  readonly id: string;
  /** Powers of base dimensions: `{ length: 2 }`. */
  readonly dimension: Readonly<Record<string, number>>;
  readonly base: string;
  readonly units: Readonly<
    Record<string, { readonly factor: string | number; readonly group: string; readonly source?: string }>
  >;
}

/** A words file: texts nested by id. */
export type WordsDocument = Readonly<Record<string, unknown>>;
export interface LocalesDocument {
  readonly locales: readonly {
    readonly id: string;
    readonly name: string;
    readonly tag: string;
    readonly dir: "ltr" | "rtl";
  }[];
}
export interface CategoriesDocument {
  readonly categories: readonly { readonly id: string; readonly popular: readonly string[] }[];
}

/** Hash of the English text a translation was made from, by key and language. */
export type TranslatedDocument = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The document each kind of file holds. */
export interface Documents {
  readonly calculator: CalculatorDocument;
  readonly words: WordsDocument;
  readonly translated: TranslatedDocument;
  readonly table: TableDocument;
  readonly units: UnitsDocument;
  readonly "unit-words": WordsDocument;
  readonly "shared-words": WordsDocument;
  readonly locales: LocalesDocument;
  readonly categories: CategoriesDocument;
}
