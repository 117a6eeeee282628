import type { ShapeKind } from "../../runtime/kinds/drawing-chart.ts";
import type { FormulaPart } from "../statements/draft.ts";
import { formulaPart } from "../statements/draft.ts";
import type { Path } from "../reporter.ts";
import { closed, formula, id, list, truth, type FormulaText, type Static } from "../schema.ts";

const point = list(formula("A coordinate."), "A point: how far to the right, and how far up.", {
  minItems: 2,
  maxItems: 2,
});
const length = formula("A length.");

const rectangle = closed(
  {
    at: point,
    width: length,
    height: length,
    rounding: formula("The radius its four corners are rounded with."),
  },
  ["width", "height"],
);
const circle = closed({ at: point, radius: length }, ["radius"]);
const ring = closed({ at: point, radius: length, hole: length }, ["radius", "hole"]);
const ellipse = closed({ at: point, across: length, up: length }, ["across", "up"]);
const sector = closed({ at: point, radius: length, from: formula("An angle."), to: formula("An angle.") }, [
  "radius",
  "to",
]);
const regular = closed({ at: point, radius: length, sides: formula("A number.") }, ["radius", "sides"]);
const twoEnds = { minItems: 2, maxItems: 2 };
const dimension = closed(
  {
    from: point,
    to: point,
    of: id("The value written at the line."),
    inside: truth("The line stays where it is, and is not moved out of the drawing."),
  },
  ["from", "to", "of"],
);

const label = closed({ at: point, of: id("The value written there.") }, ["at", "of"]);

/** One shape of a drawing. */
export const shape = {
  ...closed({
    rectangle: { ...rectangle, description: "Its lower left corner is `at`." },
    circle: { ...circle, description: "Its center is `at`." },
    ring: { ...ring, description: "A circle with a round hole." },
    ellipse: { ...ellipse, description: "`across` and `up` are its half axes, `at` its center." },
    sector: { ...sector, description: "A slice of a circle, counterclockwise; 0 is to the right." },
    segment: { ...sector, description: "What a chord cuts off a circle, with the arc from `from` to `to`." },
    arc: { ...sector, description: "A part of the line of a circle, such as the mark of an angle." },
    regular: {
      ...regular,
      description:
        "A polygon with equal sides that lies on one of them; `radius` is from its center to a corner.",
    },
    polygon: list(point, "Its corners in order.", { minItems: 3 }),
    line: list(point, "Its two ends.", twoEnds),
    guide: list(point, "The two ends of a dashed line: what is not there, or only helps to see.", twoEnds),
    dimension: { ...dimension, description: "A line with the value it measures." },
    label: { ...label, description: "A value beside a point, on its outer side." },
  }),
  minProperties: 1,
  maxProperties: 1,
  description: "One shape: `rectangle: { width: a, height: b }`. `at` is `[0, 0]` without it.",
};
export type ShapeDocument = Static<typeof shape>;

type Point = readonly FormulaText[];
/** What a page is sent of a shape: its kind, and its figures as points. */
export interface ReadShape {
  readonly kind: ShapeKind;
  readonly of?: string;
  readonly isInside?: true;
  /** Each figure, with the way to it below the shape. */
  readonly points: readonly (readonly [ShapeFormula, ShapeFormula])[];
}
export interface ShapeFormula {
  readonly text: FormulaText;
  readonly path: Path;
  /** A length without it. */
  readonly measure?: "angle" | "count";
}

/** A shape as its kind and its points. */
export function readShape(document: ShapeDocument): ReadShape {
  const one = (text: FormulaText, ...path: Path): ShapeFormula => ({ text, path });
  const pair = (written: Point | undefined, ...path: Path): readonly [ShapeFormula, ShapeFormula] => [
    one(written?.[0] ?? 0, ...path, 0),
    one(written?.[1] ?? 0, ...path, 1),
  ];
  if (document.rectangle !== undefined) {
    const { at, width, height, rounding } = document.rectangle;
    const corner = rounding === undefined ? undefined : one(rounding, "rectangle", "rounding");
    return {
      kind: "rectangle",
      points: [
        pair(at, "rectangle", "at"),
        [one(width, "rectangle", "width"), one(height, "rectangle", "height")],
        ...(corner === undefined ? [] : [[corner, corner] as const]),
      ],
    };
  }
  if (document.circle !== undefined) {
    const { at, radius } = document.circle;
    const size = one(radius, "circle", "radius");
    return { kind: "ellipse", points: [pair(at, "circle", "at"), [size, size]] };
  }
  if (document.ring !== undefined) {
    const { at, radius, hole } = document.ring;
    return {
      kind: "ring",
      points: [pair(at, "ring", "at"), [one(radius, "ring", "radius"), one(hole, "ring", "hole")]],
    };
  }
  if (document.ellipse !== undefined) {
    const { at, across, up } = document.ellipse;
    return {
      kind: "ellipse",
      points: [pair(at, "ellipse", "at"), [one(across, "ellipse", "across"), one(up, "ellipse", "up")]],
    };
  }
  for (const kind of ["sector", "segment", "arc"] as const) {
    const written = document[kind];
    if (written === undefined) continue;
    const { at, radius, from = 0, to } = written;
    const size = one(radius, kind, "radius");
    const angle = (text: FormulaText, key: string): ShapeFormula => ({
      ...one(text, kind, key),
      measure: "angle",
    });
    return { kind, points: [pair(at, kind, "at"), [size, size], [angle(from, "from"), angle(to, "to")]] };
  }
  if (document.regular !== undefined) {
    const { at, radius, sides } = document.regular;
    const size = one(radius, "regular", "radius");
    const count: ShapeFormula = { ...one(sides, "regular", "sides"), measure: "count" };
    return { kind: "regular", points: [pair(at, "regular", "at"), [size, size], [count, count]] };
  }
  if (document.dimension !== undefined) {
    const { from, to, of, inside } = document.dimension;
    return {
      kind: "dimension",
      of,
      ...(inside === true ? { isInside: true } : {}),
      points: [pair(from, "dimension", "from"), pair(to, "dimension", "to")],
    };
  }
  if (document.label !== undefined) {
    const { at, of } = document.label;
    return { kind: "label", of, points: [pair(at, "label", "at")] };
  }
  const [kind, corners] =
    document.polygon !== undefined
      ? (["polygon", document.polygon] as const)
      : document.guide !== undefined
        ? (["guide", document.guide] as const)
        : (["line", document.line ?? []] as const);
  return { kind, points: corners.map((corner, index) => pair(corner, kind, index)) };
}

/** The formulas of a shape, each under the place it has among its points. */
export function shapeFormulas(
  shapeDocument: ShapeDocument,
  name: string,
  path: Path,
): readonly FormulaPart[] {
  return readShape(shapeDocument).points.flatMap((figures, at) =>
    figures.map(({ text, path: below }, side) =>
      formulaPart(`${name}.${at}.${side}`, text, [...path, ...below]),
    ),
  );
}
