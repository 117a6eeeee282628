import type { ValueType } from "../formula/value-type.ts";
import type { Citations, OfficialText, Scalar } from "../runtime/answer.ts";
import type { DisplayOptions } from "./display.ts";

/** A proven table: typed columns, cells as carried. */
export interface TableModel {
  readonly id: string;
  /** Id with the folders it lies in: `legal/north-carolina/felony_grid`. */
  readonly path: string;
  readonly file: string;
  readonly keys: readonly { readonly id: string; readonly kind: "exact" | "range" }[];
  /** How keys and columns are shown. */
  readonly displays: Readonly<Record<string, DisplayOptions>>;
  readonly keyTypes: Readonly<Record<string, ValueType>>;
  readonly columns: Readonly<Record<string, ValueType>>;
  /** It has days that come every year, which no lookup can find. */
  readonly hasYearlyDays?: true;
  /** Where to read on where it has no figures. */
  readonly official?: OfficialText;
  readonly periods: readonly PeriodModel[];
}
export interface PeriodModel {
  readonly from?: string;
  readonly through?: string;
  /** Days after which its figures may be out of date. */
  readonly staleAfter?: number;
  readonly citations: Citations;
  readonly rows: readonly {
    readonly keys: Readonly<Record<string, Scalar>>;
    /** The range keys it begins just above. */
    readonly above?: readonly string[];
    readonly values: Readonly<Record<string, Scalar>>;
    readonly citations?: Citations;
  }[];
}
