/** Fraction digits shown; `significant` switches to significant digits (then scientific form when very small or large). */
export interface Digits {
  readonly minimum: number;
  readonly maximum: number;
  readonly significant?: number;
}
