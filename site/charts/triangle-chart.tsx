import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { numberAt } from "../results/shown-outputs.ts";
import { useSpeech } from "../words/speech-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { coordinate } from "./plot.ts";
import { layOutTriangle, type Point } from "./triangle-layout.ts";

const width = 360;
const height = 240;
const margin = 40;

/** The triangle to scale, with its sides and the angles opposite them named and measured. */
export function TriangleChart({ chart }: { readonly chart: ChartOf<"triangle"> }): ReactNode {
  const { say } = useSpeech();
  const { presenter } = useIsland();
  const lengths = chart.sides.map((id) => numberAt(presenter.values, id));
  const angles = chart.angles.map((id) => numberAt(presenter.values, id));
  const [a, b, c] = lengths;
  if (a === undefined || b === undefined || c === undefined) return null;
  const corners = layOutTriangle({ a, b, c }, { width, height, margin });
  if (corners === undefined) return null;
  const { A, B, C } = corners;
  const side = (index: number): string => presenter.show(chart.display, lengths[index] ?? null);
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
          <Label at={middle(B, C)} away={A} text={`a = ${side(0)}`} />
          <Label at={middle(A, C)} away={B} text={`b = ${side(1)}`} />
          <Label at={middle(A, B)} away={C} text={`c = ${side(2)}`} />
          {[A, B, C].map((corner, index) => (
            <text
              key={index}
              {...place(outwards(corner, centre(corners), 15))}
              textAnchor="middle"
              className="corner"
            >
              {["A", "B", "C"][index]}
            </text>
          ))}
        </>
      }
      figures={
        <table>
          <thead>
            <tr>
              <th scope="col">{say("chart.side")}</th>
              <th scope="col">{say("chart.angle")}</th>
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
      }
    />
  );
}

function Label({
  at,
  away,
  text,
}: {
  readonly at: Point;
  readonly away: Point;
  readonly text: string;
}): ReactNode {
  const point = outwards(at, away, 14);
  const half = text.length * 3.2;
  const x = Math.min(Math.max(point.x, half), width - half);
  return (
    <text {...place({ x, y: point.y })} textAnchor="middle" className="side" suppressHydrationWarning>
      {text}
    </text>
  );
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function centre({ A, B, C }: { readonly A: Point; readonly B: Point; readonly C: Point }): Point {
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

/** Text stands on its baseline; a third of its size lower it is centred on the point. */
function place({ x, y }: Point): { readonly x: string; readonly y: string } {
  return { x: coordinate(x), y: coordinate(y + 4) };
}

function pair({ x, y }: Point): string {
  return `${coordinate(x)},${coordinate(y)}`;
}
