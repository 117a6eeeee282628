import type { ReactNode } from "react";
import { rowsAt } from "../../generator/presentation/values.ts";
import { useIsland } from "../islands/island-context.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import {
  alongArc,
  apart,
  besidePoint,
  dimensionLine,
  placeShapes,
  type Placement,
  type Point,
  type Shape,
} from "./drawing-layout.ts";
import { coordinate } from "./plot.ts";

const width = 360;
const mostHeight = 240;
/** Room around the shapes for dimension lines and their values. */
const margin = 56;
const marginAbove = 36;
/** About how wide a character of a value is. */
const characterWidth = 7;
/** Between a dimension line and its value. */
const textGap = 5;
/** The length a dimension line needs. */
const shortest = 18;
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
  const middle = middleOf(labels.map(({ at }) => at));
  const labelPlaces = apart(labels.map(({ at }) => besidePoint(at, middle)));
  const measured = [...new Set(shapes.flatMap(({ of }) => of ?? []))];
  return (
    <ChartFrame
      id={chart.id}
      size={{ width, height: placement.height }}
      drawing={
        <>
          {shapes.map((shape, index) => {
            if (shape.kind === "label") return null;
            if (shape.kind === "dimension")
              return <Dimension key={index} shape={shape} placement={placement} text={written(shape.of)} />;
            return <path key={index} d={outline(shape, placement)} fillRule="evenodd" className="shape" />;
          })}
          {labelPlaces.map(({ x, y }, index) => (
            <text
              key={index}
              x={coordinate(x)}
              y={coordinate(y + 4)}
              textAnchor="middle"
              className="corner"
              suppressHydrationWarning
            >
              {labels[index]?.text}
            </text>
          ))}
        </>
      }
      figures={
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
      return `${through([at, { x: right, y: at.y }, { x: right, y: top }, { x: at.x, y: top }])}Z`;
    }
    case "ellipse":
      return oval(place(at), size.x * scale, size.y * scale);
    case "ring":
      return [size.x, size.y].map((radius) => oval(place(at), radius * scale, radius * scale)).join("");
    case "sector":
      return angles === undefined ? "" : `${through([at, ...alongArc(at, size.x, angles.x, angles.y)])}Z`;
    case "polygon":
      return `${through(points)}Z`;
    case "line":
    case "dimension":
    case "label":
      return through(points);
  }
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

/** A line with a stroke at each end, and its value beside it. */
function Dimension({
  shape: { points, isInside },
  placement: { place, height },
  text,
}: {
  readonly shape: DrawnShape;
  readonly placement: Placement;
  readonly text: string;
}): ReactNode {
  const [first, second] = points;
  if (first === undefined || second === undefined) return null;
  const center = { x: width / 2, y: height / 2 };
  const line = dimensionLine([place(first), place(second)], center, isInside);
  const stroke = ({ x, y }: Point): string =>
    `M${pair({ x: x - line.normal.x * tick, y: y - line.normal.y * tick })}L${pair({ x: x + line.normal.x * tick, y: y + line.normal.y * tick })}`;
  const half = (text.length * characterWidth) / 2;
  // Too short for its strokes, a line would only be a blot; its value goes beyond the labels of both ends.
  const isShort = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y) < shortest;
  // As far from the line as the half width and half height of the value ask for in this direction.
  const away =
    (isShort ? shortest : textGap) +
    Math.abs(line.normal.x) * half +
    Math.abs(line.normal.y) * characterWidth;
  const middle = { x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 };
  const x = Math.min(Math.max(middle.x + line.normal.x * away, half), width - half);
  return (
    <>
      {!isShort && (
        <path
          d={`M${pair(line.from)}L${pair(line.to)}${stroke(line.from)}${stroke(line.to)}`}
          fill="none"
          stroke="currentColor"
        />
      )}
      <text
        x={coordinate(x)}
        y={coordinate(middle.y + line.normal.y * away + 4)}
        textAnchor="middle"
        suppressHydrationWarning
      >
        {text}
      </text>
    </>
  );
}

function pair({ x, y }: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}
