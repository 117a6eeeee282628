import { solutions } from "./solve.ts";

/** What is looked for: the value of one input with which a result is `target`, all other inputs staying as they are. */
export interface FindQuestion {
  /** The result with a value of the input; NaN where there is none. */
  readonly at: (value: number) => number;
  /** The least and the most the input may be. */
  readonly between: readonly [least: number, most: number];
  readonly target: number;
}

/**
 * Every value found of an input that gives the wanted result, in ascending order; each was put in and gave it, to twelve
 * digits. None where no value does, or where the result jumps past what is wanted.
 */
export function findInput({ at, between, target }: FindQuestion): readonly number[] {
  const found = answeredSpans(at, between).flatMap(([least, most]) =>
    rootsIn({ between: [least, most], left: at, right: () => target }),
  );
  return [...new Set(found)].toSorted((one, other) => one - other);
}

function rootsIn(equation: Parameters<typeof solutions>[0]): readonly number[] {
  try {
    return solutions(equation);
  } catch (error) {
    // Somewhere inside there is no answer, and nothing beside it fits.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

type Span = readonly [least: number, most: number];

/** Where the calculator answers, as far as the points it is tried at show: a check may rule out the rest of the range. */
function answeredSpans(at: (x: number) => number, between: Span): readonly Span[] {
  const points = pointsOf(between).map((x) => ({ x, isAnswered: !Number.isNaN(at(x)) }));
  const spans: Span[] = [];
  let start: number | undefined;
  for (const [index, { x, isAnswered }] of points.entries()) {
    const before = points[index - 1];
    if (isAnswered && start === undefined) start = before === undefined ? x : edge(at, before.x, x);
    if (!isAnswered && start !== undefined && before !== undefined) {
      spans.push([start, edge(at, x, before.x)]);
      start = undefined;
    }
  }
  const last = points.at(-1);
  if (start !== undefined && last !== undefined) spans.push([start, last.x]);
  return spans;
}

/**
 * The first value with an answer, on the way from one without to one with, as near as doubles tell; beside zero they would
 * tell a thousand halvings more, of no use to anyone.
 */
function edge(at: (x: number) => number, without: number, answered: number): number {
  let [outside, inside] = [without, answered];
  for (let halving = 0; halving < mostHalvings; halving += 1) {
    const middle = outside + (inside - outside) / 2;
    if (middle === outside || middle === inside) break;
    if (Number.isNaN(at(middle))) outside = middle;
    else inside = middle;
  }
  return inside;
}

const mostHalvings = 60;
const steps = 32;
const halvings = 40;

/** Equal steps over the range, and halvings of the first: what people enter is small beside the limits of a field. */
function pointsOf([least, most]: Span): readonly number[] {
  const shares = [
    0,
    ...Array.from({ length: halvings }, (_, index) => 2 ** (index - halvings) / steps),
    ...Array.from({ length: steps }, (_, index) => (index + 1) / steps),
  ];
  return shares.map((share) => (share === 1 ? most : least + share * (most - least)));
}
