import type { ReactNode } from "react";
import { displayUnit } from "../../generator/presentation/format-value.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import type { GaugeChart } from "../../generator/runtime/kinds/gauge-chart.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { across, halfWidth } from "./axes.tsx";
import { axisIn } from "./curve-layout.ts";
import { along } from "./plot.ts";

/** A second scale, in proportion to the first. */
export interface BesideScale {
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** What goes with a value of the first. */
  readonly shown: (value: number) => string;
}

/** The scale below a gauge, in the unit of its quantity; undefined where there is none, or no proportion. */
export function besideScale(
  { beside, from, to, value }: Pick<GaugeChart, "beside" | "from" | "to" | "value">,
  presenter: Presenter,
  ends: readonly [start: number, end: number],
): BesideScale | undefined {
  if (beside === undefined) return undefined;
  const [own, other] = [numberAt(presenter.values, value), numberAt(presenter.values, beside.id)];
  if (own === undefined || other === undefined || own <= 0) return undefined;
  const ratio = other / own;
  const { id: unit, numerator, denominator } = displayUnit(beside.display, presenter.unitOf(beside.id));
  const axis = axisIn(Number(numerator) / Number(denominator), [from * ratio, to * ratio], ends, "exact");
  const rounded = (digits: number): typeof beside.display => ({
    ...beside.display,
    digits: { minimum: 0, maximum: digits },
  });
  return {
    ticks: axis.ticks.map((tick) => ({
      at: along(axis, tick),
      text: presenter.show(rounded(0), tick, unit),
    })),
    // With twelve digits, what lies half way between two shown values is rounded as it is elsewhere.
    shown: (each) => presenter.show(rounded(1), Number((each * ratio).toPrecision(12)), unit),
  };
}

/** Its marks below the bar, labeled where there is room. */
export function BesideMarks({
  scale: { ticks },
  y,
  clear,
}: {
  readonly scale: BesideScale;
  readonly y: number;
  /** Places that labels keep off, in percent. */
  readonly clear: readonly number[];
}): ReactNode {
  return ticks.map(({ at, text }) => (
    <g key={at} className="tick-x">
      <line x1={across(at)} x2={across(at)} y1={y} y2={y + 5} />
      {[0, 100, ...clear].every((place) => Math.abs(at - place) > halfWidth(text)) && (
        <text x={across(at)} y={y + 17} textAnchor="middle">
          {text}
        </text>
      )}
    </g>
  ));
}
