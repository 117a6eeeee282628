/** Left less right at one value of the unknown, and how large the sides are there. */
export interface Point {
  readonly x: number;
  readonly difference: number;
  readonly size: number;
}
export type Measure = (x: number) => Point;

/** Sides that differ by less than this, relative to them, are equal: results of doubles are some units in the last place off. */
const tolerance = 1e-12;

export function isSolution({ difference, size }: Point): boolean {
  return Math.abs(difference) <= tolerance * size;
}

/** Of an end of a range: where its sides are equal, they are so to the last digit. */
export function converged(point: Point): Point {
  return isSolution(point) ? { ...point, difference: 0 } : point;
}

export function crosses(one: Point, other: Point): boolean {
  return Math.sign(one.difference) * Math.sign(other.difference) === -1;
}

/** How near to each other two values of the unknown are the same, relative to them: as near as doubles come. */
export const nearestDoubles = 2 * Number.EPSILON;

/**
 * The solution between two points on either side of zero, by Chandrupatla's method: inverse quadratic interpolation where
 * that is safe, else halving. None where the difference jumps past zero.
 */
export function rootBetween(
  at: Measure,
  start: Point,
  end: Point,
  nearest = nearestDoubles,
): readonly number[] {
  const least = Math.abs(end.x - start.x) * 2 ** -60;
  let [last, other, third] = [end, start, start];
  let share = 0.5;
  for (;;) {
    const next = at(last.x + share * (other.x - last.x));
    if (Number.isNaN(next.difference)) throw new RangeError("a side of an equation is not a number");
    if (Math.sign(next.difference) === Math.sign(last.difference)) third = last;
    else [third, other] = [other, last];
    last = next;
    const best = Math.abs(last.difference) < Math.abs(other.difference) ? last : other;
    const shortest = (nearest * Math.abs(best.x) + least) / Math.abs(other.x - last.x);
    if (best.difference === 0) return [best.x];
    if (shortest > 0.5)
      return isSolution(best) || isContinuous(at, [start, end], [last, other], nearest) ? [best.x] : [];
    share = Math.min(1 - shortest, Math.max(shortest, interpolated(last, other, third)));
  }
}

/** Where between `last` and `other` the curve through three points is zero, as a share of the way; the middle where that is unsafe. */
function interpolated(last: Point, other: Point, third: Point): number {
  const [f, g, h] = [last.difference, other.difference, third.difference];
  const along = (last.x - other.x) / (third.x - other.x);
  const up = (f - g) / (h - g);
  if (!(up ** 2 < along && (1 - up) ** 2 < 1 - along)) return 0.5;
  return (
    (f / (g - f)) * (h / (g - h)) + ((third.x - last.x) / (other.x - last.x)) * (f / (h - f)) * (g / (h - g))
  );
}

/** Whether the difference between the two last points is nothing beside that a little further apart: at a jump it is the same, at a pole larger. */
function isContinuous(
  at: Measure,
  [start, end]: readonly [Point, Point],
  [one, other]: readonly [Point, Point],
  nearest: number,
): boolean {
  const step = Math.max(1e-6 * Math.abs(end.x - start.x), 1e3 * nearest * Math.abs(one.x));
  const clamped = (x: number): number =>
    Math.min(Math.max(x, Math.min(start.x, end.x)), Math.max(start.x, end.x));
  const further = at(clamped(one.x + step)).difference - at(clamped(one.x - step)).difference;
  return Number.isFinite(further) && Math.abs(one.difference - other.difference) <= 1e-3 * Math.abs(further);
}
