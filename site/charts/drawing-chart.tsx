import type { ReactNode } from "react";
import type { ShapeKind } from "../../generator/runtime/kinds/drawing-chart.ts";
import { rowsAt } from "../../generator/presentation/values.ts";
import { useIsland } from "../islands/island-context.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import {
  alongArc,
  apart,
  besideCorner,
  dimensionLine,
  placeShapes,
  regularCorners,
  type Placement,
  type Point,
  type Shape,
} from "./drawing-layout.ts";
import {
  halfWidth,
  isTooShort,
  placeValues,
  type MeasuredLine,
  type WrittenValue,
} from "./drawing-values.ts";
import { coordinate } from "./plot.ts";

const width = 360;
const mostHeight = 240;
/** Room around the shapes for dimension lines and their values. */
const margin = 56;
const marginAbove = 36;
/** Half the length of the strokes a dimension line ends in. */
const tick = 4;

interface DrawnShape extends Shape {
  readonly of: string | undefined;
  readonly isInside: boolean;
}

/** Shapes to scale, with the values their dimension lines measure. */
export function DrawingChart({ chart }: { readonly chart: ChartOf<"drawing"> }): ReactNode {
  const { presenter } = useIsland();
  const rows = rowsAt(presenter.values, chart.rows);
  const shapes = chart.shapes.flatMap(({ kind, of, isInside = false }, index): readonly DrawnShape[] => {
    const points = rows.flatMap(({ shape, x, y }) =>
      shape === index && typeof x === "number" && typeof y === "number" ? [{ x, y }] : [],
    );
    return points.length === 0 ? [] : [{ kind, points, of, isInside }];
  });
  const placement = placeShapes(shapes, { width, height: mostHeight, margin, marginAbove });
  if (placement === undefined) return null;
  const written = (of = ""): string =>
    presenter.text(`charts.${chart.id}.labels.${of}`) ?? presenter.showById(of) ?? "";
  const labels = shapes
    .filter(({ kind }) => kind === "label")
    .flatMap(({ points, of }) => points.map((point) => ({ at: placement.place(point), text: written(of) })));
  const center = { x: width / 2, y: placement.height / 2 };
  // A single label would be the middle of them all.
  const middle = labels.length < 2 ? center : middleOf(labels.map(({ at }) => at));
  const lines = shapes.flatMap(({ kind, points: [from, to], of, isInside }): readonly MeasuredLine[] => {
    if (kind !== "dimension" || from === undefined || to === undefined) return [];
    const line = dimensionLine([placement.place(from), placement.place(to)], center, isInside);
    return [{ ...line, isInside, text: written(of) }];
  });
  const ends = lines.flatMap((line) => (isTooShort(line) ? [] : [line.from, line.to]));
  const placed = apart(labels.map(({ at, text }) => besideCorner(at, middle, halfWidth(text), ends)));
  const corners = placed.map(({ x, y }, index) => ({ x, y, text: labels[index]?.text ?? "" }));
  const values = placeValues(
    lines,
    corners,
    shapes.flatMap((shape) => edgesOf(shape, placement)),
    width,
  );
  const measured = [...new Set(shapes.flatMap(({ of }) => of ?? []))];
  return (
    <ChartFrame
      id={chart.id}
      size={{ width, height: placement.height }}
      drawing={
        <>
          {shapes.map((shape, index) => {
            const className = classOf(shape.kind);
            return className === undefined ? null : (
              <path key={index} d={outline(shape, placement)} fillRule="evenodd" className={className} />
            );
          })}
          {lines
            .filter((line) => !isTooShort(line))
            .map((line, index) => (
              <path key={index} d={strokes(line)} fill="none" stroke="currentColor" />
            ))}
          {values.map((value, index) => (
            <Written key={index} value={value} />
          ))}
          {corners.map((corner, index) => (
            <Written key={index} value={corner} className="corner" />
          ))}
        </>
      }
      dataTable={
        <table>
          <tbody>
            {measured.map((id) => (
              <tr key={id}>
                <th scope="row">{presenter.nameOf(id)}</th>
                <td>{presenter.showById(id)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

/** The outline of a shape as SVG draws it. */
function outline({ kind, points }: Shape, { place, scale }: Placement): string {
  const through = (all: readonly Point[]): string => `M${all.map(place).map(pair).join("L")}`;
  const [at, size, angles] = points;
  if (at === undefined || size === undefined) return "";
  switch (kind) {
    case "rectangle": {
      const [right, top] = [at.x + size.x, at.y + size.y];
      if (angles !== undefined) return roundedOutline([at, size, angles], place);
      return `${through([at, { x: right, y: at.y }, { x: right, y: top }, { x: at.x, y: top }])}Z`;
    }
    case "ellipse":
      return oval(place(at), size.x * scale, size.y * scale);
    case "ring":
      return [size.x, size.y].map((radius) => oval(place(at), radius * scale, radius * scale)).join("");
    case "sector":
      return angles === undefined ? "" : `${through([at, ...alongArc(at, size.x, angles.x, angles.y)])}Z`;
    case "segment":
      return angles === undefined ? "" : `${through(alongArc(at, size.x, angles.x, angles.y))}Z`;
    case "arc":
      return angles === undefined ? "" : through(alongArc(at, size.x, angles.x, angles.y));
    case "regular":
      return angles === undefined ? "" : `${through(regularCorners(at, size.x, angles.x))}Z`;
    case "polygon":
      return `${through(points)}Z`;
    case "line":
    case "guide":
    case "dimension":
    case "label":
      return through(points);
  }
}

/** A rectangle whose corners are quarters of a circle. */
function roundedOutline(
  [at, size, { x: radius }]: readonly [Point, Point, Point],
  place: Placement["place"],
): string {
  const [left, right, low, high] = [
    at.x + radius,
    at.x + size.x - radius,
    at.y + radius,
    at.y + size.y - radius,
  ];
  const centers = [
    { x: right, y: high },
    { x: left, y: high },
    { x: left, y: low },
    { x: right, y: low },
  ];
  const quarters = centers.flatMap((center, index) =>
    alongArc(center, radius, (index * Math.PI) / 2, ((index + 1) * Math.PI) / 2),
  );
  return `M${quarters.map(place).map(pair).join("L")}Z`;
}

function oval({ x, y }: Point, across: number, up: number): string {
  const [rx, ry] = [coordinate(across), coordinate(up)];
  const [left, right, level] = [coordinate(x - across), coordinate(x + across), coordinate(y)];
  return `M${left},${level}A${rx},${ry} 0 1 0 ${right},${level}A${rx},${ry} 0 1 0 ${left},${level}Z`;
}

/** The point that labels stand around. */
function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How a shape is drawn; undefined for those that are texts or lines with texts. */
function classOf(kind: ShapeKind): string | undefined {
  switch (kind) {
    case "rectangle":
    case "ellipse":
    case "ring":
    case "sector":
    case "segment":
    case "regular":
    case "polygon":
      return "shape";
    case "line":
    case "arc":
      return "shape open";
    case "guide":
      return "guide";
    case "dimension":
    case "label":
      return undefined;
  }
}

/** The straight edges of a shape, which values keep clear of. */
function edgesOf({ kind, points }: Shape, { place }: Placement): readonly (readonly [Point, Point])[] {
  const corners = cornersOf(kind, points).map(place);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length];
    return next === undefined ? [] : [[corner, next] as const];
  });
}

function cornersOf(kind: ShapeKind, points: readonly Point[]): readonly Point[] {
  const [at, size] = points;
  if (kind === "rectangle" && at !== undefined && size !== undefined) {
    const [right, top] = [at.x + size.x, at.y + size.y];
    return [at, { x: right, y: at.y }, { x: right, y: top }, { x: at.x, y: top }];
  }
  return kind === "polygon" || kind === "line" || kind === "guide" ? points : [];
}

/** A dimension line with a stroke at each end. */
function strokes({ from, to, normal }: MeasuredLine): string {
  const stroke = ({ x, y }: Point): string =>
    `M${pair({ x: x - normal.x * tick, y: y - normal.y * tick })}L${pair({ x: x + normal.x * tick, y: y + normal.y * tick })}`;
  return `M${pair(from)}L${pair(to)}${stroke(from)}${stroke(to)}`;
}

function Written({
  value: { text, x, y },
  className,
}: {
  readonly value: WrittenValue;
  readonly className?: string;
}): ReactNode {
  return (
    <text
      x={coordinate(x)}
      y={coordinate(y + 4)}
      textAnchor="middle"
      className={className}
      suppressHydrationWarning
    >
      {text}
    </text>
  );
}

function pair({ x, y }: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}
