import type { Row } from "../../generator/runtime/answer.ts";
import type { ColumnDescription, Display } from "../../generator/runtime/display.ts";
import { exactAxis, roundAxis, type Axis } from "./plot.ts";

/** A value of the input with what the calculation comes to, by id. */
export type Place = Readonly<Record<string, number>>;

export function at(place: Place, { id }: ColumnDescription): number {
  return place[id] ?? Number.NaN;
}

/** The places of the rows of a schedule. */
export function placesOf(rows: readonly Row[], columns: readonly ColumnDescription[]): readonly Place[] {
  return rows.map((row) => placeOf(row, columns)).filter((place) => place !== undefined);
}

/** The places along a curve, by the value of the input, with the visitor's own, which may lie between two of them or beyond. */
export function placesAround(
  given: readonly Place[],
  own: Place,
  x: ColumnDescription,
  columns: readonly ColumnDescription[],
): readonly Place[] {
  const places = given.filter((place) => !isAlike(at(place, x), at(own, x)));
  const all = columns.every((column) => Number.isFinite(at(own, column))) ? [...places, own] : places;
  return all.toSorted((one, other) => at(one, x) - at(other, x));
}

function placeOf(row: Row, columns: readonly ColumnDescription[]): Place | undefined {
  const cells = columns.flatMap(({ id }) => {
    const cell = row[id];
    return typeof cell === "number" ? [[id, cell] as const] : [];
  });
  return cells.length < columns.length ? undefined : Object.fromEntries(cells);
}

function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

/**
 * How many base units the unit is that values are shown in: axes have round numbers of it. A duration that reaches over
 * `span` is counted in the largest of its units that fits in twice: hours, and not thousands of seconds.
 */
export function unitSize(display: Display, unit: string | undefined, span = 0): number {
  if (display.kind === "percent") return 0.01;
  if (display.kind === "duration") return Object.values(display.parts).find((size) => 2 * size <= span) ?? 1;
  if (display.kind !== "quantity") return 1;
  const shown =
    display.units.find(({ id }) => id === unit) ?? display.units.find(({ id }) => id === display.unit);
  return shown === undefined ? 1 : Number(shown.numerator) / Number(shown.denominator);
}

/** An axis whose ticks are round in units of `size`, in base units. */
export function axisIn(
  size: number,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  kind: "round" | "exact",
): Axis {
  const make = kind === "round" ? roundAxis : exactAxis;
  return inBaseUnits(make(from / size, to / size, start, end, 4), size);
}

/** An axis made in units of `size`, in base units. */
export function inBaseUnits(axis: Axis, size: number): Axis {
  return {
    ...axis,
    from: axis.from * size,
    to: axis.to * size,
    ticks: axis.ticks.map((tick) => tick * size),
  };
}
