/**
 * A calculator after checking: names resolved, formulas typed and put in the order they can be worked out,
 * tables and units filled in. Immutable; every emitter reads this and nothing else of a specification.
 */
import type { TypedExpression } from "../formula/index.ts";
import type { ValueType } from "../formula/value-type.ts";
import type {
  CalculatorDescription,
  ExampleDescription,
  InputDescription,
  Unit,
} from "../runtime/description.ts";
import type { DisplayOptions } from "../constructs/display.ts";
import type { Citation, Scalar } from "../runtime/answer.ts";

export interface CalculatorModel {
  /** `finance/mortgage`, the folder under specs/. */
  readonly id: string;
  /** The specification's path, for headers and messages. */
  readonly file: string;
  readonly inputs: readonly InputModel[];
  readonly constants: readonly ConstantModel[];
  /** Everything worked out, each after what it needs. */
  readonly statements: readonly Statement[];
  readonly outputs: readonly OutputModel[];
  readonly examples: readonly ExampleModel[];
  readonly tables: readonly TableModel[];
  readonly description: CalculatorDescription;
  /** Texts the words files must and may hold. */
  readonly texts: readonly RequiredText[];
}

export interface InputModel {
  readonly description: InputDescription;
  readonly type: ValueType;
  readonly when?: TypedExpression;
  /** TypeScript of the value it has where it is hidden. */
  readonly hiddenCode: string;
}

export interface ConstantModel {
  readonly id: string;
  readonly type: ValueType;
  readonly code: string;
}

export type Statement =
  | {
      readonly kind: "formula";
      readonly id: string;
      readonly type: ValueType;
      readonly expression: TypedExpression;
      readonly source: string;
      readonly needs: readonly string[];
    }
  | {
      readonly kind: "choose";
      readonly id: string;
      readonly type: ValueType;
      readonly by: TypedExpression;
      readonly cases: readonly { readonly option: string; readonly expression: TypedExpression }[];
      readonly needs: readonly string[];
    }
  | {
      readonly kind: "lookup";
      readonly id: string;
      readonly type: ValueType & { readonly kind: "record" };
      readonly table: TableModel;
      readonly keys: readonly { readonly id: string; readonly expression: TypedExpression }[];
      readonly on?: TypedExpression;
      readonly needs: readonly string[];
    }
  | {
      readonly kind: "schedule";
      readonly id: string;
      readonly type: ValueType & { readonly kind: "rows" };
      readonly schedule: ScheduleModel;
      readonly needs: readonly string[];
    }
  | {
      readonly kind: "check";
      readonly id: string;
      readonly expression: TypedExpression;
      readonly at: readonly string[];
      readonly needs: readonly string[];
      /** Values known when it is decided: its message may name them. */ readonly known: readonly string[];
    }
  | {
      readonly kind: "refusal";
      readonly id: string;
      readonly expression: TypedExpression;
      readonly citation?: Citation;
      readonly needs: readonly string[];
      /** Values known when it is decided: its message may name them. */ readonly known: readonly string[];
    };

export type ScheduleModel =
  | {
      readonly kind: "recurrence";
      readonly each: "month" | "year" | "day" | "number";
      readonly from?: TypedExpression;
      readonly atMost: TypedExpression;
      readonly carry: readonly {
        readonly id: string;
        readonly type: ValueType;
        readonly start: TypedExpression;
        readonly next: TypedExpression;
      }[];
      readonly columns: readonly ScheduleColumn[];
      readonly until?: TypedExpression;
      /** The rows may end at `atMost` before `until` is true. */ readonly mayEndAtMost: boolean;
    }
  | {
      readonly kind: "values";
      /** In base units, of this type. */ readonly of: readonly number[];
      readonly type: ValueType;
      readonly columns: readonly ScheduleColumn[];
    }
  | { readonly kind: "units"; readonly quantity: TypedExpression; readonly units: readonly Unit[] };
export interface ScheduleColumn {
  readonly id: string;
  readonly type: ValueType;
  readonly expression: TypedExpression;
}

export interface OutputModel {
  readonly id: string;
  readonly type: ValueType;
  readonly value:
    | { readonly kind: "expression"; readonly expression: TypedExpression }
    | { readonly kind: "schedule"; readonly id: string };
  readonly when?: TypedExpression;
}

export interface TableModel {
  readonly id: string;
  /** Id with the folders it lies in: `legal/north-carolina/felony_grid`. */
  readonly path: string;
  readonly file: string;
  readonly keys: readonly { readonly id: string; readonly kind: "exact" | "range" }[];
  /** How columns are shown. */
  readonly displays: Readonly<Record<string, DisplayOptions>>;
  readonly keyTypes: Readonly<Record<string, ValueType>>;
  readonly columns: Readonly<Record<string, ValueType>>;
  readonly periods: readonly PeriodModel[];
}
export interface PeriodModel {
  readonly from?: string;
  readonly until?: string;
  readonly staleAfter?: number;
  readonly citation: Citation;
  readonly rows: readonly {
    readonly keys: Readonly<Record<string, Scalar>>;
    readonly values: Readonly<Record<string, Scalar>>;
    readonly citation?: Citation;
  }[];
}

export interface ExampleModel {
  readonly description: ExampleDescription;
  readonly outcome:
    | { readonly kind: "values"; readonly expected: readonly ExpectedValue[] }
    | { readonly kind: "refusal"; readonly reason: string }
    | { readonly kind: "problems"; readonly codes: readonly string[] };
}
/** `path` reads into values, then the trace: `payment`, `amortization[12].interest` (rows counted from 1). */
export interface ExpectedValue {
  readonly path: string;
  readonly value: Scalar;
  /** Largest difference allowed, in the base unit; 0 means the shortest decimals agree to 1 part in 10^12. */
  readonly within: number;
}

export interface RequiredText {
  readonly key: string;
  readonly required: boolean;
  /** Names an ICU message of this key may use. */
  /** `any`: whatever the first language uses. */
  readonly arguments: readonly string[] | "any";
}
