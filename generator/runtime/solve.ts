import type { Refusal } from "./answer.ts";
import { NoFigure, Refused } from "./no-answer.ts";

/** Two sides that are to be equal, and the bounds, both included, between which the unknown is looked for. */
export interface Equation {
  readonly between: readonly [least: number, most: number];
  readonly left: (unknown: number) => number;
  readonly right: (unknown: number) => number;
  /** How left less right goes as the unknown grows, where it only goes one way: then one value at most fits. */
  readonly difference?: "increasing" | "decreasing";
}

/**
 * The one value between the bounds at which both sides are equal. Refused where there is none; NoFigure where there are
 * several; RangeError where a side is not a number, so that nothing can be said.
 */
export function solve(equation: Equation, refusal: Refusal): number {
  const [root, another] = solutions(equation);
  if (another !== undefined) throw new NoFigure({ code: "several_solutions" }, "more than one value fits");
  if (root === undefined) throw new Refused(refusal);
  return root;
}

/**
 * Every value found at which both sides are equal, in ascending order. Where the difference is said to go one way its
 * ends decide; else the range is looked over in steps, the finer the nearer to its least value. A jump past zero, as of
 * a rounded side or across a pole, is no solution. RangeError where none is found and a side is somewhere not a number.
 */
export function solutions(equation: Equation): readonly number[] {
  const [least, most] = equation.between;
  if (!Number.isFinite(least) || !Number.isFinite(most)) throw new RangeError("a bound is not a number");
  if (least > most) return [];
  const at = measure(equation);
  const start = endPoint(at, least, most - least);
  const end = endPoint(at, most, least - most);
  return betweenEnds(equation, at, start, end) ?? lookedOver(at, start, end);
}

/** Left less right at one value of the unknown, and how large the sides are there. */
interface Point {
  readonly x: number;
  readonly difference: number;
  readonly size: number;
}
type Measure = (x: number) => Point;

function measure({ left, right }: Equation): Measure {
  return (x) => {
    const [one, other] = [left(x), right(x)];
    return { x, difference: one - other, size: Math.max(Math.abs(one), Math.abs(other)) };
  };
}

/** Sides that differ by less than this, relative to them, are equal: results of doubles are some units in the last place off. */
const tolerance = 1e-12;

function isSolution({ difference, size }: Point): boolean {
  return Math.abs(difference) <= tolerance * size;
}

/** An end of the range; where a side is undefined exactly there (0 / 0), what it comes to just inside. */
function endPoint(at: Measure, x: number, inwards: number): Point {
  const point = at(x);
  const step = inwards * 1e-9;
  if (!Number.isNaN(point.difference) || step === 0) return settled(point);
  const [near, far] = [at(x + step), at(x + 2 * step)];
  return settled({ x, difference: 2 * near.difference - far.difference, size: near.size });
}

function settled(point: Point): Point {
  return isSolution(point) ? { ...point, difference: 0 } : point;
}

/** Where the difference goes one way as it is said to: its only solution, or none; undefined where it does not. */
function betweenEnds(
  { difference }: Equation,
  at: Measure,
  start: Point,
  end: Point,
): readonly number[] | undefined {
  if (difference === undefined || start.difference === end.difference) return undefined;
  const isAsSaid =
    difference === "increasing" ? start.difference < end.difference : start.difference > end.difference;
  if (!isAsSaid) return undefined;
  if (start.difference === 0) return [start.x];
  if (end.difference === 0) return [end.x];
  return crosses(start, end) ? narrowed(at, start, end) : [];
}

/** Equal steps over the range, and halvings of the first: what is looked for is often small beside its bounds. */
const steps = 64;
const halvings = 16;

function lookedOver(at: Measure, start: Point, end: Point): readonly number[] {
  const width = end.x - start.x;
  if (width === 0) return start.difference === 0 ? [start.x] : [];
  const shares = [
    ...Array.from({ length: halvings }, (_, index) => 2 ** (index - halvings) / steps),
    ...Array.from({ length: steps - 1 }, (_, index) => (index + 1) / steps),
  ];
  const points = [start, ...shares.map((share) => at(start.x + share * width)), end];
  const found = points.flatMap(({ x, difference }) => (difference === 0 ? [x] : []));
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (next !== undefined) found.push(...inGap(at, point, next));
    found.push(...touched(at, points[index - 1] ?? point, point, next ?? point));
  }
  if (found.length === 0 && points.some(({ difference }) => Number.isNaN(difference)))
    throw new RangeError("a side of an equation is not a number");
  return [...new Set(found)].toSorted((one, other) => one - other);
}

function crosses(one: Point, other: Point): boolean {
  return Math.sign(one.difference) * Math.sign(other.difference) === -1;
}

/** How far inside a gap, as a share of it, another solution is told from the one at its end. */
const inset = 1e-3;

/** The solution between two points that are next to each other, without those points themselves. */
function inGap(at: Measure, one: Point, other: Point): readonly number[] {
  const step = inset * (other.x - one.x);
  const from = one.difference === 0 ? at(one.x + step) : one;
  const to = other.difference === 0 ? at(other.x - step) : other;
  // Both sides stay equal: everything there fits.
  if (from.difference === 0 || to.difference === 0) return [from.x, to.x];
  return crosses(from, to) ? narrowed(at, from, to) : [];
}

const golden = (Math.sqrt(5) - 1) / 2;

/** Solutions beside the point nearest to zero, where the difference touches zero or passes it twice between two points. */
function touched(at: Measure, before: Point, point: Point, after: Point): readonly number[] {
  const distance = (each: Point): number => Math.abs(each.difference);
  const sign = Math.sign(point.difference);
  const isNearest =
    [before, after].every(
      (each) => Math.sign(each.difference) === sign && distance(point) <= distance(each),
    ) &&
    Number.isFinite(point.difference) &&
    sign !== 0;
  if (!isNearest) return [];
  let [from, to] = [before, after];
  let [one, other] = [from, to].map((_, side) =>
    at(side === 0 ? to.x - golden * (to.x - from.x) : from.x + golden * (to.x - from.x)),
  );
  for (let left = 40; left > 0 && one !== undefined && other !== undefined; left -= 1) {
    const passed = [one, other].find((each) => Math.sign(each.difference) === -sign);
    // A last digit on the other side is no passing.
    if (passed !== undefined && isSolution(passed)) return [passed.x];
    if (passed !== undefined) return [...narrowed(at, before, passed), ...narrowed(at, passed, after)];
    if (distance(one) < distance(other)) {
      [to, other] = [other, one];
      one = at(to.x - golden * (to.x - from.x));
    } else {
      [from, one] = [one, other];
      other = at(from.x + golden * (to.x - from.x));
    }
  }
  const middle = at((from.x + to.x) / 2);
  return isSolution(middle) ? [middle.x] : [];
}

/**
 * The solution between two points on either side of zero, by Chandrupatla's method: inverse quadratic interpolation where
 * that is safe, else halving. None where the difference jumps past zero.
 */
function narrowed(at: Measure, start: Point, end: Point): readonly number[] {
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
    const shortest = (2 * Number.EPSILON * Math.abs(best.x) + least) / Math.abs(other.x - last.x);
    if (best.difference === 0) return [best.x];
    if (shortest > 0.5)
      return isContinuous(at, [start, end], [last, other]) || isSolution(best) ? [best.x] : [];
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
): boolean {
  const step = 1e-6 * Math.abs(end.x - start.x);
  const clamped = (x: number): number =>
    Math.min(Math.max(x, Math.min(start.x, end.x)), Math.max(start.x, end.x));
  const further = at(clamped(one.x + step)).difference - at(clamped(one.x - step)).difference;
  return Number.isFinite(further) && Math.abs(one.difference - other.difference) <= 1e-3 * Math.abs(further);
}
