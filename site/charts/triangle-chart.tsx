import { numberAt } from "../../generator/presentation/values.ts";
import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { coordinate } from "./plot.ts";
import { layOutTriangle, type Point } from "./triangle-layout.ts";

const width = 360;
const height = 240;
/** Room around the triangle: for the names of its corners, and beside it for what is written at its sides. */
const leastMargin = 40;
const mostMargin = 96;
/** About how wide a character of the labels is. */
const characterWidth = 6.4;

/** The triangle to scale, with its sides and the angles opposite them named and measured. */
export function TriangleChart({ chart }: { readonly chart: ChartOf<"triangle"> }): ReactNode {
  const { presenter } = useIsland();
  const lengths = chart.sides.map((id) => numberAt(presenter.values, id));
  const angles = chart.angles.map((id) => numberAt(presenter.values, id));
  const [a, b, c] = lengths;
  if (a === undefined || b === undefined || c === undefined) return null;
  const side = (index: number): string => presenter.show(chart.display, lengths[index] ?? null);
  const labels = ["a", "b", "c"].map((name, index) => `${name} = ${side(index)}`);
  const widest = Math.max(...labels.map((label) => label.length)) * characterWidth;
  const corners = layOutTriangle(
    { a, b, c },
    { width, height, margin: Math.min(Math.max(widest, leastMargin), mostMargin), marginAbove: leastMargin },
  );
  if (corners === undefined) return null;
  const { A, B, C } = corners;
  const angle = (index: number): string => presenter.show(chart.angleDisplay, angles[index] ?? null);
  const rows = (["a", "b", "c"] as const).map((name, index) => ({
    name,
    side: side(index),
    angle: angle(index),
  }));
  return (
    <ChartFrame
      id={chart.id}
      viewBox={`0 0 ${width} ${height}`}
      drawing={
        <>
          <path d={`M${pair(A)}L${pair(B)}L${pair(C)}Z`} className="triangle" />
          <Label ends={[B, C]} away={A} text={labels[0] ?? ""} />
          <Label ends={[A, C]} away={B} text={labels[1] ?? ""} />
          <Label ends={[A, B]} away={C} text={labels[2] ?? ""} />
          {[A, B, C].map((corner, index) => (
            <text
              key={index}
              {...place(outwards(corner, center(corners), 15))}
              textAnchor="middle"
              className="corner"
            >
              {["A", "B", "C"][index]}
            </text>
          ))}
        </>
      }
      figures={<SidesAndAngles rows={rows} />}
    />
  );
}

/** Each side with the angle opposite it. */
function SidesAndAngles({
  rows,
}: {
  readonly rows: readonly { readonly name: string; readonly side: string; readonly angle: string }[];
}): ReactNode {
  const { t } = useTranslator();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("chart.side")}</th>
          <th scope="col">{t("chart.angle")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td>{`${row.name} = ${row.side}`}</td>
            <td>{`${row.name.toUpperCase()} = ${row.angle}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The length of a side, written beside its middle where the triangle is not. */
function Label({
  ends: [one, other],
  away,
  text,
}: {
  readonly ends: readonly [Point, Point];
  /** The corner opposite. */
  readonly away: Point;
  readonly text: string;
}): ReactNode {
  const at = middle(one, other);
  const direction = normal(one, other, away);
  const half = (text.length * characterWidth) / 2;
  // The middle of the text, as far from the line as its half width asks for in this direction.
  const distance = 8 + Math.abs(direction.x) * half + Math.abs(direction.y) * 6;
  const x = Math.min(Math.max(at.x + direction.x * distance, half), width - half);
  return (
    <text
      {...place({ x, y: at.y + direction.y * distance })}
      textAnchor="middle"
      className="side"
      suppressHydrationWarning
    >
      {text}
    </text>
  );
}

/** The direction, of length 1, square to a side and away from the corner opposite. */
function normal(one: Point, other: Point, away: Point): Point {
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const square = { x: (other.y - one.y) / length, y: (one.x - other.x) / length };
  const isToward = square.x * (away.x - one.x) + square.y * (away.y - one.y) > 0;
  return isToward ? { x: -square.x, y: -square.y } : square;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function center({ A, B, C }: { readonly A: Point; readonly B: Point; readonly C: Point }): Point {
  return { x: (A.x + B.x + C.x) / 3, y: (A.y + B.y + C.y) / 3 };
}

/** The point `distance` further from `away` than `from` is. */
function outwards(from: Point, away: Point, distance: number): Point {
  const length = Math.hypot(from.x - away.x, from.y - away.y) || 1;
  return {
    x: from.x + ((from.x - away.x) / length) * distance,
    y: from.y + ((from.y - away.y) / length) * distance,
  };
}

/** Text stands on its baseline; a third of its size lower it is centered on the point. */
function place({ x, y }: Point): { readonly x: string; readonly y: string } {
  return { x: coordinate(x), y: coordinate(y + 4) };
}

function pair({ x, y }: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}
