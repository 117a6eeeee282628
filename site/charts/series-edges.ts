import type { Row } from "../../generator/runtime/answer.ts";
import type { ColumnDescription, Display } from "../../generator/runtime/display.ts";
import type { Values } from "../../generator/presentation/values.ts";
import type { ChartOf } from "./chart-of.ts";
import type { Axis } from "./plot.ts";

/** What a drawing of a schedule's columns is made from. */
export interface SeriesDrawing {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  readonly rows: readonly Row[];
  readonly edges: readonly (readonly Edge[])[];
  readonly x: Axis;
  readonly y: Axis;
}

/** The lower and upper edge of a series in a row. */
export interface Edge {
  readonly low: number;
  readonly high: number;
}

/** The edges of each series in each row: from zero, or from the series below when stacked. */
export function edgesOf(
  rows: readonly Row[],
  columns: readonly ColumnDescription[],
  stacked: boolean,
): readonly (readonly Edge[])[] {
  return rows.map((row) => {
    let below = 0;
    return columns.map(({ id }) => {
      const value = Number(row[id] ?? 0);
      const edge = { low: below, high: below + value };
      if (stacked) below = edge.high;
      return edge;
    });
  });
}

/** Where a row has points: on each course, but for the sum of all that is stacked. */
export function pointsAt(
  row: Row | undefined,
  { y, stacked }: Pick<ChartOf<"area" | "line" | "bar">, "y" | "stacked">,
): readonly Edge[] {
  const edges = row === undefined ? [] : (edgesOf([row], y, stacked)[0] ?? []);
  return stacked && edges.length > 1 ? edges.slice(0, -1) : edges;
}

/** Whether a series has one value throughout: bars of it say nothing that its value does not. */
export function isLevel(rows: readonly Row[], { id }: ColumnDescription): boolean {
  return rows.every((row) => row[id] === rows[0]?.[id]);
}

/** The visitor's own row, where there is one: that of what they chose, else one that comes to what the answer says. */
export function ownRow(
  rows: readonly Row[],
  { x, y }: Pick<ChartOf<"area" | "line" | "bar">, "x" | "y">,
  { values, outputs }: { readonly values: Values; readonly outputs: Values },
): number {
  const chosen = rows.findIndex((row) => row[x.id] === values[x.id]);
  if (chosen >= 0) return chosen;
  const said: readonly unknown[] = Object.values(outputs);
  return rows.findIndex((row) => y.some(({ id }) => row[id] !== 0 && said.includes(row[id])));
}

/** Labels of axes leave out the fraction a value would show. */
export function whole(display: Display): Display {
  return display.kind === "money" ? { ...display, digits: { minimum: 0, maximum: 0 } } : display;
}
