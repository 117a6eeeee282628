/** What a drawing is made of; a circle is an ellipse. */
export type ShapeKind =
  | "rectangle"
  | "ellipse"
  | "ring"
  | "sector"
  | "segment"
  | "arc"
  | "regular"
  | "polygon"
  | "line"
  | "guide"
  | "dimension"
  | "label";

/** Shapes drawn to scale. */
export interface DrawingChart {
  readonly id: string;
  readonly kind: "drawing";
  /** Trace id of the rows that have the points of each shape: `shape`, its place in `shapes`, `x` and `y`. */
  readonly rows: string;
  readonly shapes: readonly {
    readonly kind: ShapeKind;
    /** Trace or input id of the value written at a dimension or label. */
    readonly of?: string;
    readonly isInside?: true;
  }[];
}
