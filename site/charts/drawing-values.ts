import type { Point } from "./drawing-layout.ts";
import { textWidth } from "./text-width.ts";

/** A text of a drawing and its middle. */
export interface WrittenValue {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A dimension line in the frame, and what is to be written at it. */
export interface MeasuredLine {
  readonly from: Point;
  readonly to: Point;
  readonly normal: Point;
  /** It may have its value on either side. */
  readonly isInside: boolean;
  readonly text: string;
}

/** Between a dimension line and its value. */
const gap = 5;
/** The length a dimension line needs. */
const shortest = 18;
/** Half the height of a value. */
const halfHeight = 7;

/** Whether a dimension line has no room for the strokes it ends in. */
export function isTooShort({ from, to }: Pick<MeasuredLine, "from" | "to">): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < shortest;
}

/** Where along its line a value may be, the best place first. */
const places = [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4];
/** How much farther from its line it may be where nothing nearer is free. */
const distances = [0, 16];

/** Values beside their lines, each where it lies on the fewest other values, labels and lines. */
export function placeValues(
  lines: readonly MeasuredLine[],
  labels: readonly WrittenValue[],
  edges: readonly (readonly [Point, Point])[],
  width: number,
): readonly WrittenValue[] {
  return lines.reduce<readonly WrittenValue[]>((placed, line, index) => {
    const taken = [...labels, ...placed];
    const crossing = [
      ...edges,
      ...lines.flatMap(({ from, to }, at) => (at === index ? [] : [[from, to] as const])),
    ];
    const sides = line.isInside ? [1, -1] : [1];
    const candidates = distances
      .flatMap((farther) =>
        places.flatMap((along) => sides.map((side) => beside(line, { along, side, farther }, width))),
      )
      .map((value) => ({
        value,
        cost:
          taken.filter((other) => overlap(value, other)).length * 2 +
          crossing.filter((edge) => isCrossed(value, edge)).length,
      }));
    const best = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
    return [...placed, best.value];
  }, []);
}

interface Place {
  readonly along: number;
  readonly side: number;
  readonly farther: number;
}

function beside(line: MeasuredLine, { along, side, farther }: Place, width: number): WrittenValue {
  const { from, to, normal, text } = line;
  const half = halfWidth(text);
  // As far from the line as the half width and half height of the value ask for in this direction. A line too short
  // to be drawn has its value beyond the labels of both ends.
  const away =
    side *
    (farther +
      (isTooShort(line) ? shortest : gap) +
      Math.abs(normal.x) * half +
      Math.abs(normal.y) * halfHeight);
  return {
    text,
    x: Math.min(Math.max(from.x + (to.x - from.x) * along + normal.x * away, half), width - half),
    y: from.y + (to.y - from.y) * along + normal.y * away,
  };
}

/** About half the width of a text. */
export function halfWidth(text: string): number {
  return textWidth(text) / 2;
}

function overlap(one: WrittenValue, other: WrittenValue): boolean {
  return (
    Math.abs(one.x - other.x) < halfWidth(one.text) + halfWidth(other.text) &&
    Math.abs(one.y - other.y) < 2 * halfHeight
  );
}

/** Whether a line goes through the box of a value: it is cut to the box side by side, and something is left. */
function isCrossed({ text, x, y }: WrittenValue, [from, to]: readonly [Point, Point]): boolean {
  const sides = [
    { start: from.x - x, run: to.x - from.x, half: halfWidth(text) },
    { start: from.y - y, run: to.y - from.y, half: halfHeight },
  ];
  const within = sides.map(({ start, run, half }): readonly [number, number] => {
    if (run === 0) return Math.abs(start) < half ? [0, 1] : [1, 0];
    const [one, other] = [(-half - start) / run, (half - start) / run];
    return [Math.min(one, other), Math.max(one, other)];
  });
  const first = Math.max(0, ...within.map(([enters]) => enters));
  const last = Math.min(1, ...within.map(([, leaves]) => leaves));
  return first < last;
}
