import { crosses, converged, type Measure, type Point } from "./root-between.ts";
import { rootsAlong } from "./roots-along.ts";

/** What is looked for: the value of one input with which a result is `target`, all other inputs staying as they are. */
export interface FindQuestion {
  /** The result with a value of the input; NaN where there is none. */
  readonly at: (value: number) => number;
  /** The least and the most the input may be. */
  readonly between: readonly [least: number, most: number];
  readonly target: number;
  /** The value the input has now: what is looked for is often not far from it. */
  readonly now?: number;
}

/**
 * Every value found of an input that gives the wanted result, in ascending order; each was put in and gave it, to twelve
 * digits. Of values next to each other that all give it, as where the result is rounded to the cent, one stands for all. None
 * where no value does, or where the result jumps past what is wanted. Where the first look finds none, there is one more,
 * twice as fine.
 */
export function findInput({ at, between, target, now }: FindQuestion): readonly number[] {
  const measure: Measure = (x) => {
    const result = at(x);
    return converged({ x, difference: result - target, size: Math.max(Math.abs(result), Math.abs(target)) });
  };
  const [least, most] = between;
  const inside = now !== undefined && least < now && now < most ? [now] : [];
  const values = [...new Set([...valuesIn(between), ...inside])].toSorted((one, other) => one - other);
  const points = withoutRuns(measure, values.map(measure), now);
  const found = rootsIn(measure, points);
  if (found.length > 0) return oneOfEach(measure, found, now);
  const finer = points.flatMap((point, index) => {
    const next = points[index + 1];
    return next === undefined ? [point] : [point, measure(point.x + (next.x - point.x) / 2)];
  });
  return oneOfEach(measure, rootsIn(measure, finer), now);
}

/** Points next to each other that all give the result say no more than one of them. */
function withoutRuns(at: Measure, points: readonly Point[], now: number | undefined): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    const isRun = last?.difference === 0 && point.difference === 0;
    if (!isRun || at(last.x + (point.x - last.x) / 2).difference !== 0) kept.push(point);
    else if (last.x !== now) kept[kept.length - 1] = point;
  }
  return kept;
}

/** One value of each run of them between which all give the result: the present one if it is among them. */
function oneOfEach(at: Measure, found: readonly number[], now: number | undefined): readonly number[] {
  const kept: number[] = [];
  for (const value of found) {
    const last = kept.at(-1);
    if (last === undefined || at(last + (value - last) / 2).difference !== 0) kept.push(value);
    else if (value === now) kept[kept.length - 1] = value;
  }
  return kept;
}

/** Values are of use to twelve digits: others are not told from them. */
const nearestValues = 1e-12;

function rootsIn(at: Measure, points: readonly Point[]): readonly number[] {
  return answeredSpans(at, points).flatMap((span) => {
    try {
      return rootsAlong(at, span, nearestValues);
    } catch (error) {
      // Somewhere inside there is no answer, and nothing beside it fits.
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}

/**
 * The points where the calculator answers, those without an answer between them left out: a check may rule out some of the
 * range. Each run of them goes as far towards its edges as what is looked for may be there.
 */
function answeredSpans(at: Measure, points: readonly Point[]): readonly (readonly Point[])[] {
  const spans: Point[][] = [];
  let span: Point[] | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (isAnswered(point)) {
      if (span === undefined)
        spans.push((span = before === undefined ? [] : towards(at, before, point).toReversed()));
      span.push(point);
    } else if (span !== undefined && before !== undefined) {
      span.push(...towards(at, point, before));
      span = undefined;
    }
  }
  return spans;
}

function isAnswered({ difference }: Point): boolean {
  return !Number.isNaN(difference);
}

const mostHalvings = 60;

/**
 * Points with an answer from the last one before an edge on towards that edge, halving what is left. It ends where the
 * difference has come to zero or passed it, or where it cannot come to zero before the edge.
 */
function towards(at: Measure, without: Point, last: Point): Point[] {
  const found: Point[] = [];
  let outside = without.x;
  let here = last;
  let slope = Number.NaN;
  for (let halving = 0; halving < mostHalvings; halving += 1) {
    const middle = at(here.x + (outside - here.x) / 2);
    if (middle.x === outside || middle.x === here.x) break;
    if (!isAnswered(middle)) {
      outside = middle.x;
      continue;
    }
    found.push(middle);
    if (middle.difference === 0 || crosses(here, middle)) break;
    const [slopeBefore, left] = [slope, Math.abs(outside - middle.x)];
    slope = approach(here, middle);
    here = middle;
    // Where it gets steeper and steeper, as at a pole, it may yet come to any value.
    if (
      slope <= 0
        ? slopeBefore <= 0
        : slope < 1.2 * slopeBefore && slope * left * 100 < Math.abs(here.difference)
    )
      break;
  }
  return found;
}

/** By how much the difference gets nearer to zero from one point to another, over the way between them. */
function approach(one: Point, other: Point): number {
  return (Math.abs(one.difference) - Math.abs(other.difference)) / Math.abs(other.x - one.x);
}

const steps = 16;
const eighths = 12;

/**
 * Equal steps over the range, and eighths of the first: what people enter is small beside the limits of a field. Where the
 * range goes from below zero to above, each side has its own.
 */
function valuesIn([least, most]: readonly [number, number]): readonly number[] {
  if (least < 0 && most > 0) return [...valuesIn([0, most]), ...valuesIn([0, -least]).map((value) => -value)];
  const shares = [
    0,
    ...Array.from({ length: eighths }, (_, index) => 8 ** (index - eighths) / steps),
    ...Array.from({ length: steps }, (_, index) => (index + 1) / steps),
  ];
  return shares.map((share) => (share === 1 ? most : least + share * (most - least)));
}
