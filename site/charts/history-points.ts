import type { HistoryFigures } from "../../generator/runtime/kinds/history-chart.ts";

/** A day with its figure. */
export interface HistoryPoint {
  readonly day: string;
  readonly value: number;
}

/** The figures of an option, each divided by that of another where there is one; days that lack one are left out. */
export function historyPoints(
  { days, figures }: HistoryFigures,
  row: string,
  per: string | undefined,
): readonly HistoryPoint[] {
  return days.flatMap((day, index) => {
    const value = figures[row]?.[index];
    const under = per === undefined ? 1 : figures[per]?.[index];
    return typeof value === "number" && typeof under === "number" ? [{ day, value: value / under }] : [];
  });
}

/** The first least, the first greatest and the last of them. */
export function extremesOf(
  points: readonly HistoryPoint[],
):
  | { readonly least: HistoryPoint; readonly greatest: HistoryPoint; readonly last: HistoryPoint }
  | undefined {
  const last = points.at(-1);
  if (last === undefined) return undefined;
  const by = (isBetter: (value: number, than: number) => boolean): HistoryPoint =>
    points.reduce((best, point) => (isBetter(point.value, best.value) ? point : best));
  return { least: by((value, than) => value < than), greatest: by((value, than) => value > than), last };
}

/** Least share of the greatest figure that is drawn from top to bottom: what hardly moves is drawn flat. */
const leastSpan = 0.004;

/** The figures that the drawing reaches over. */
export function drawnRange(least: number, greatest: number): readonly [low: number, high: number] {
  const lacking = Math.max(0, greatest * leastSpan - (greatest - least)) / 2;
  return [least - lacking, greatest + lacking];
}
