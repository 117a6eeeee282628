import type { Place } from "../diagnostics/diagnostic.ts";
import type { Scalar } from "../runtime/answer.ts";
import type { Display } from "../runtime/display.ts";
import type { TableModel } from "./table-model.ts";

/** Figures that any text may name: those of a table's row, or a constant. */
export interface FigureModel {
  readonly id: string;
  /** None of a constant. */
  readonly table?: TableModel;
  readonly columns: readonly FigureColumn[];
  /** Where it is written. */
  readonly place: Place;
}
/** A figure as `shortest.lowest` names it. */
export interface FigureColumn {
  readonly name: string;
  readonly display: Display;
  /** By the page's address; null where the page does not say which row, or the row has none. */
  readonly values: ReadonlyMap<string, Scalar>;
}
