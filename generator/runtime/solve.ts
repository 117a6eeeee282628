import type { Refusal } from "./answer.ts";
import { NoResult, Refused } from "./no-answer.ts";
import { crosses, rootBetween, converged, type Measure, type Point } from "./root-between.ts";
import { rootsAlong } from "./roots-along.ts";

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
  if (another !== undefined) throw new NoResult({ code: "several_solutions" }, "more than one value fits");
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

function measure({ left, right }: Equation): Measure {
  return (x) => {
    const [one, other] = [left(x), right(x)];
    return { x, difference: one - other, size: Math.max(Math.abs(one), Math.abs(other)) };
  };
}

/** An end of the range; where a side is undefined exactly there (0 / 0), what it comes to just inside. */
function endPoint(at: Measure, x: number, inwards: number): Point {
  const point = at(x);
  const step = inwards * 1e-9;
  if (!Number.isNaN(point.difference) || step === 0) return converged(point);
  // Along a parabola: of ten thousand payments a straight line would be off by more than what counts as equal.
  const [near, next, far] = [at(x + step), at(x + 2 * step), at(x + 3 * step)];
  const difference = 3 * (near.difference - next.difference) + far.difference;
  return converged({ x, difference, size: near.size });
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
  return crosses(start, end) ? rootBetween(at, start, end) : [];
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
  const found = rootsAlong(at, points);
  if (found.length === 0 && points.some(({ difference }) => Number.isNaN(difference)))
    throw new RangeError("a side of an equation is not a number");
  return found;
}
