import { ticks } from "d3-array";
import type { Row, Scalar } from "../../generator/runtime/answer.ts";

/** A drawn range on an axis: values from `from` to `to` lie between the pixels `start` and `end`. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly ticks: readonly number[];
}

/** An axis over `from`…`to` widened to round ticks, or no more than begun at one; `wanted` is about how many there should be. */
export function roundAxis(
  from: number,
  to: number,
  start: number,
  end: number,
  wanted: number,
  last: "beyond" | "inside" = "beyond",
): Axis {
  const [low, high] = from === to ? [Math.min(0, from), to === 0 ? 1 : Math.max(0, to)] : [from, to];
  const marks = ticks(low, high, wanted);
  const step = (marks[1] ?? high) - (marks[0] ?? low);
  const first = marks[0] ?? low;
  const greatest = marks.at(-1) ?? high;
  const widened = {
    from: first > low ? first - step : first,
    to: last === "beyond" && greatest < high ? greatest + step : high,
  };
  return { ...widened, start, end, ticks: ticks(widened.from, widened.to, wanted) };
}

/** An axis exactly over `from`…`to`, with round ticks inside it. */
export function exactAxis(from: number, to: number, start: number, end: number, wanted: number): Axis {
  return { from, to: to === from ? from + 1 : to, start, end, ticks: ticks(from, to, wanted) };
}

/** The pixel of a value. */
export function along(axis: Axis, value: number): number {
  return axis.start + ((value - axis.from) / (axis.to - axis.from)) * (axis.end - axis.start);
}

/** A position as SVG writes it: tenths of a unit are finer than any screen. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Right and down, in the drawing's units. */
export type Point = readonly [number, number];

/**
 * The path through points, each said as the way from the one before: the ways are much alike, so the page that holds
 * them packs small. Counted in whole tenths, so that no error adds up.
 */
export function pathThrough(points: readonly Point[]): string {
  const tenths = points.map(([x, y]): Point => [Math.round(x * 10), Math.round(y * 10)]);
  const ways = tenths.map(([x, y], index) => {
    const [fromX, fromY] = tenths[index - 1] ?? [0, 0];
    return `${tenth(x - fromX)} ${tenth(y - fromY)}`;
  });
  const [start, ...rest] = ways;
  return start === undefined ? "" : `M${start}${rest.length === 0 ? "" : `l${rest.join(" ")}`}`;
}

/** Farther from the line between their neighbors than this, points are seen. */
const visible = 0.2;

/** The points of a course that are seen: those between two that lie on the line from one to the other are left out (Ramer, Douglas and Peucker). */
export function seenPoints(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return points;
  const [across, down] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(across, down) || 1;
  const distances = points.map(
    ([x, y]) => Math.abs(across * (y - first[1]) - down * (x - first[0])) / length,
  );
  const farthest = Math.max(...distances);
  if (farthest <= visible) return [first, last];
  const at = distances.indexOf(farthest);
  return [...seenPoints(points.slice(0, at + 1)).slice(0, -1), ...seenPoints(points.slice(at))];
}

/** Tenths as SVG reads them: 7 is `.7`. */
function tenth(count: number): string {
  return String(count / 10).replace(/^(-?)0\./, "$1.");
}

/** At most `most` of the rows, evenly spaced, the first and the last among them. */
export function sampled(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows;
  const step = (rows.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => rows[Math.round(index * step)]).filter(
    (row) => row !== undefined,
  );
}

/** The last row of each year, where the rows have dates and there are several a year; else all. */
export function yearEnds(rows: readonly Row[], date: string): readonly Row[] {
  const year = (row: Row | undefined): string | undefined => {
    const cell = row?.[date];
    return typeof cell === "string" ? /^\d{4}(?=-\d{2}-\d{2}$)/u.exec(cell)?.[0] : undefined;
  };
  return rows.filter((row, index) => {
    const own = year(row);
    return own === undefined || own !== year(rows[index + 1]);
  });
}

const dayLength = 86_400_000;

/** Where a cell lies on a number line: a number as it is, a date in days. Undefined for texts. */
export function position(value: Scalar | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/u.test(value)) return Date.parse(value) / dayLength;
  return undefined;
}

/** The first of January of a position's year, and of the years after it up to `to`, about `wanted` of them. */
export function yearTicks(
  from: number,
  to: number,
  wanted: number,
): readonly { readonly at: number; readonly year: number }[] {
  const year = (days: number): number => new Date(days * dayLength).getUTCFullYear();
  return ticks(year(from), year(to), wanted)
    .filter((mark) => Number.isInteger(mark))
    .map((mark) => ({ at: Date.UTC(mark, 0, 1) / dayLength, year: mark }))
    .filter(({ at }) => at >= from && at <= to);
}
