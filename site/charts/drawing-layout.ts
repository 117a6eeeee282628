import type { ShapeKind } from "../../generator/runtime/kinds/drawing-chart.ts";

/** A point, in a drawing y upwards and in its frame downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A shape in its own lengths, y upward: its figures as pairs, as `shapes.ts` of the generator lays them down. */
export interface Shape {
  readonly kind: ShapeKind;
  readonly points: readonly Point[];
}

/** How a drawing is brought into its frame. */
export interface Placement {
  readonly scale: number;
  /** Of the frame: a flat drawing needs less than there is. */
  readonly height: number;
  /** The point of the drawing in the middle of the frame. */
  readonly middle: Point;
  /** Where a point of the drawing lies in the frame, y downward. */
  readonly place: (point: Point) => Point;
}

/** Fits shapes into a frame with room around them; undefined where there is nothing to draw. */
export function placeShapes(
  shapes: readonly Shape[],
  frame: {
    readonly width: number;
    /** At most. */
    readonly height: number;
    readonly margin: number;
    readonly marginAbove: number;
  },
): Placement | undefined {
  const extremes = shapes.flatMap(extremesOf).filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  if (extremes.length === 0) return undefined;
  const [left, right] = rangeOf(extremes.map(({ x }) => x));
  const [low, high] = rangeOf(extremes.map(({ y }) => y));
  const { width, margin, marginAbove } = frame;
  const scale = Math.min(
    ...[(width - 2 * margin) / (right - left), (frame.height - 2 * marginAbove) / (high - low)].filter(
      (one) => Number.isFinite(one) && one > 0,
    ),
  );
  if (!Number.isFinite(scale)) return undefined;
  const middle = { x: (left + right) / 2, y: (low + high) / 2 };
  const height = Math.round((high - low) * scale) + 2 * marginAbove;
  return {
    scale,
    height,
    middle,
    place: ({ x, y }) => ({
      x: width / 2 + (x - middle.x) * scale,
      y: height / 2 - (y - middle.y) * scale,
    }),
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Points that reach as far as a shape does. */
function extremesOf({ kind, points }: Shape): readonly Point[] {
  const [at, size, angles] = points;
  if (at === undefined || size === undefined) return points;
  switch (kind) {
    case "rectangle":
      return [at, { x: at.x + size.x, y: at.y + size.y }];
    case "ellipse":
      return around(at, size.x, size.y);
    case "ring":
      return around(at, size.x, size.x);
    case "sector":
      return angles === undefined ? [] : [at, ...alongArc(at, size.x, angles.x, angles.y)];
    case "segment":
    case "arc":
      return angles === undefined ? [] : alongArc(at, size.x, angles.x, angles.y);
    case "regular":
      return angles === undefined ? [] : regularCorners(at, size.x, angles.x);
    case "polygon":
    case "line":
    case "guide":
    case "dimension":
    case "label":
      return points;
  }
}

function around({ x, y }: Point, across: number, up: number): readonly Point[] {
  return [
    { x: x - across, y: y - up },
    { x: x + across, y: y + up },
  ];
}

/** Enough points of an arc that it bulges out of them by no more than can be seen. */
const arcSteps = 48;

/** Points along an arc, counterclockwise, its ends among them. */
export function alongArc({ x, y }: Point, radius: number, from: number, to: number): readonly Point[] {
  return Array.from({ length: arcSteps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / arcSteps;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** More corners than this look like a circle. */
const mostCorners = 180;

/** The corners of a polygon with equal sides that lies on one of them. */
export function regularCorners({ x, y }: Point, radius: number, sides: number): readonly Point[] {
  const count = Math.min(Math.max(Math.round(sides), 3), mostCorners);
  return Array.from({ length: count }, (_, corner) => {
    const angle = ((2 * corner - 1) / count - 0.5) * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** A dimension line in the frame, moved out of the drawing unless it stays inside, and the direction out of it. */
export function dimensionLine(
  ends: readonly [Point, Point],
  center: Point,
  isInside: boolean,
): { readonly from: Point; readonly to: Point; readonly normal: Point } {
  const [from, to] = ends;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const square = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const isToward = square.x * (center.x - half.x) + square.y * (center.y - half.y) > 0;
  const normal = isToward ? { x: -square.x, y: -square.y } : square;
  const moved = (point: Point, by: number): Point => ({
    x: point.x + normal.x * by,
    y: point.y + normal.y * by,
  });
  const gap = isInside ? 0 : outside;
  return { from: moved(from, gap), to: moved(to, gap), normal };
}

/** Where a label stands: beside its point, away from the middle of what is drawn, a wide one farther to the side. */
export function besidePoint({ x, y }: Point, middle: Point, halfWidth = 0, farther = 0): Point {
  const [across, down] = [x - middle.x, y - middle.y];
  const length = Math.hypot(across, down) || 1;
  const gap = labelGap + farther + (Math.abs(across) / length) * Math.max(halfWidth - letterHalf, 0);
  return { x: x + (across / length) * gap, y: y + (down / length) * gap };
}

/** The same, and farther out where the strokes that end dimension lines would meet it, as at an obtuse corner. */
export function besideCorner(corner: Point, middle: Point, halfWidth: number, ends: readonly Point[]): Point {
  const label = besidePoint(corner, middle, halfWidth);
  const isMet = ends.some(({ x, y }) => Math.hypot(x - label.x, y - label.y) < labelSize);
  return isMet ? besidePoint(corner, middle, halfWidth, labelSize - 5) : label;
}

/** Half the width of a label of one letter. */
const letterHalf = 4;

const labelGap = 21;

/** Labels nearer to each other than this lie on each other. */
const labelSize = 15;

/** Places of labels: of those that would lie on each other, each is moved away from the other. */
export function apart(places: readonly Point[]): readonly Point[] {
  return places.map((place, index) =>
    places.reduce((moved, other, at) => {
      const [across, down] = [place.x - other.x, place.y - other.y];
      const length = Math.hypot(across, down);
      // None lies exactly on another: their points are apart.
      if (at === index || length >= labelSize || length === 0) return moved;
      const share = (labelSize / length - 1) / 2;
      return { x: moved.x + across * share, y: moved.y + down * share };
    }, place),
  );
}

/** How far a dimension line stands from what it measures. */
const outside = 14;
