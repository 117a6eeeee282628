import {
  crosses,
  isSolution,
  nearestDoubles,
  rootBetween,
  type Measure,
  type Point,
} from "./root-between.ts";

/**
 * Every solution at or between points in ascending order, as far as the points show: where the difference changes its sign
 * between two of them, and where it touches zero, or passes it twice, between three.
 */
export function rootsAlong(
  at: Measure,
  points: readonly Point[],
  nearest = nearestDoubles,
): readonly number[] {
  const found = points.flatMap(({ x, difference }) => (difference === 0 ? [x] : []));
  for (const [index, point] of points.entries()) {
    const [before, next] = [points[index - 1], points[index + 1]];
    if (next !== undefined) found.push(...inGap(at, point, next, nearest));
    const three =
      before !== undefined && next !== undefined ? [before, point, next] : atEnd(at, point, before ?? next);
    found.push(...touched(at, three, nearest));
  }
  return [...new Set(found)].toSorted((one, other) => one - other);
}

/** How far inside a gap, as a share of it, another solution is told from the one at its end. */
const inset = 1e-3;

/** The solution between two points that are next to each other, without those points themselves. */
function inGap(at: Measure, one: Point, other: Point, nearest: number): readonly number[] {
  const step = inset * (other.x - one.x);
  const from = one.difference === 0 ? at(one.x + step) : one;
  // The sides stay equal beside a point where they are: everything there fits.
  if (from.difference === 0) return [from.x];
  const to = other.difference === 0 ? at(other.x - step) : other;
  if (to.difference === 0) return [to.x];
  return crosses(from, to) ? rootBetween(at, from, to, nearest) : [];
}

function distance({ difference }: Point): number {
  return Math.abs(difference);
}

/** An end of the range, a point just inside and the next; none where the difference gets no nearer to zero just inside. */
function atEnd(at: Measure, end: Point, next: Point | undefined): readonly Point[] {
  if (next === undefined || end.difference === 0 || !(distance(end) <= distance(next))) return [];
  const inside = at(end.x + inset * (next.x - end.x));
  return distance(inside) < distance(end) ? [end, inside, next] : [];
}

const golden = (3 - Math.sqrt(5)) / 2;
const mostTries = 40;

/**
 * Solutions beside the middle one of three points, where that is nearest to zero: the parabola through them shows where the
 * difference turns, again and again, for as long as it may come to zero there.
 */
function touched(at: Measure, three: readonly Point[], nearest: number): readonly number[] {
  const [before, middle, after] = three;
  if (before === undefined || middle === undefined || after === undefined) return [];
  const sign = Math.sign(middle.difference);
  const isNearest = [before, after].every(
    (each) => Math.sign(each.difference) === sign && distance(middle) <= distance(each),
  );
  // Where the difference stays the same there is no turn.
  const isTurn = [before, after].some((each) => distance(middle) < distance(each));
  if (!isNearest || !isTurn || sign === 0 || !Number.isFinite(middle.difference)) return [];
  const least = 1e-9 * Math.abs(after.x - before.x);
  let [from, best, to] = [before, middle, after];
  let hopeless = 0;
  for (let left = mostTries; left > 0 && hopeless < 3; left -= 1) {
    const turn = turningPoint(from, best, to);
    if (turn !== undefined && Math.abs(turn.x - best.x) < least) break;
    const isHopeless = turn !== undefined && turn.difference * sign > distance(best) / 2;
    hopeless = isHopeless ? hopeless + 1 : 0;
    const next = at(turn?.x ?? inLonger(from, best, to));
    // A last digit on the other side is no passing.
    if (Math.sign(next.difference) === -sign)
      return isSolution(next)
        ? [next.x]
        : [...rootBetween(at, before, next, nearest), ...rootBetween(at, next, after, nearest)];
    if (!(distance(next) < distance(best))) {
      if (next.x < best.x === from.x < to.x) from = next;
      else to = next;
    } else {
      if (next.x < best.x === from.x < to.x) to = best;
      else from = best;
      best = next;
    }
  }
  return isSolution(best) ? [best.x] : [];
}

/** Where the parabola through three points turns, between the outer ones; undefined where it does not. */
function turningPoint(
  from: Point,
  middle: Point,
  to: Point,
): { readonly x: number; readonly difference: number } | undefined {
  const [left, right] = [from.x - middle.x, to.x - middle.x];
  const [slopeLeft, slopeRight] = [
    (from.difference - middle.difference) / left,
    (to.difference - middle.difference) / right,
  ];
  const bend = (slopeRight - slopeLeft) / (right - left);
  const slope = slopeLeft - bend * left;
  const step = -slope / (2 * bend);
  const x = middle.x + step;
  const isBetween = Math.min(from.x, to.x) < x && x < Math.max(from.x, to.x);
  return isBetween ? { x, difference: middle.difference + (slope * step) / 2 } : undefined;
}

/** A point in the longer of two gaps. */
function inLonger(from: Point, middle: Point, to: Point): number {
  const end = Math.abs(to.x - middle.x) > Math.abs(middle.x - from.x) ? to : from;
  return middle.x + golden * (end.x - middle.x);
}
