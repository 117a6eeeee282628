import { numberAt, scalarAt } from "../../generator/presentation/values.ts";
import { useState, type ReactNode } from "react";
import { displayUnit } from "../../generator/presentation/format-value.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { fromBase, roundHalfAway, toBase } from "../../generator/runtime/decimal.ts";
import type { InputDescription } from "../../generator/runtime/description.ts";
import type { Display } from "../../generator/runtime/display.ts";
import type { Band, GaugeChart } from "../../generator/runtime/kinds/gauge-chart.ts";
import { useIsland } from "../islands/island-context.tsx";
import { shownInputs } from "../islands/setting.ts";
import { withCanonical } from "../islands/with-canonical.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { across, bottomEnds, halfWidth } from "./axes.tsx";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { axisIn } from "./curve-layout.ts";
import { namePlace } from "./gauge-names.ts";
import { along, exactAxis } from "./plot.ts";

/** From the top: the value, the scale's figures, the bar, the limits of the band it is in. */
const top = { value: 12, figures: 34, bar: 44, end: 66, limits: 88 } as const;
const height = 94;
/** What a scale below adds. */
const besideHeight = 18;

/** A value on a rule of named ranges, as on a slide rule; a table behind it has every range with its limits. */
export function GaugeChart({ chart }: { readonly chart: ChartOf<"gauge"> }): ReactNode {
  const { t, locale } = useTranslator();
  const { presenter } = useIsland();
  const value = numberAt(presenter.values, chart.value);
  const chosen = chart.bandsBy === undefined ? "" : String(scalarAt(presenter.values, chart.bandsBy) ?? "");
  const bands = chart.bands[chosen];
  if (value === undefined || bands === undefined || bands.length === 0) return null;
  const current = bandAt(bands, value);
  const axis = exactAxis(chart.from, chart.to, ...bottomEnds(locale.dir), 6);
  const inside = (place: number): number => Math.min(Math.max(place, chart.from), chart.to);
  const at = along(axis, inside(value));
  const name = (band: Band): string => t.byId(`choices.${chart.set}.${band.option}`);
  const shown = (limit: number): string => presenter.show(chart.display, limit);
  const rounded: Display =
    chart.display.kind === "number"
      ? { ...chart.display, digits: { minimum: 0, maximum: 2 } }
      : chart.display;
  const below = (band: Band): number | undefined => bands[bands.indexOf(band) + 1]?.from;
  const here =
    current === undefined ? undefined : t("chart.here", { value: shown(value), band: name(current) });
  const limits = (band: Band): string => {
    const [from, next] = [band.from, below(band)].map((limit): string | undefined =>
      limit === undefined ? undefined : shown(limit),
    );
    if (from === undefined) return next === undefined ? "" : t("chart.below", { value: next });
    return next === undefined ? t("chart.at_least", { from }) : t("chart.between", { from, below: next });
  };
  const edges = (band: Band): readonly [left: number, right: number] => {
    const [one, other] = [band.from ?? chart.from, below(band) ?? chart.to].map((edge) =>
      along(axis, inside(edge)),
    );
    return [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)];
  };
  const beside = besideScale(chart, presenter, bottomEnds(locale.dir));
  const lower = beside === undefined ? 0 : besideHeight;
  const limitsHere = (current === undefined ? [] : [current.from, below(current)]).flatMap((limit) =>
    limit === undefined || limit <= chart.from || limit >= chart.to
      ? []
      : [{ limit, at: along(axis, limit), text: beside === undefined ? shown(limit) : beside.shown(limit) }],
  );
  const anchors = limitAnchors(limitsHere);
  return (
    <ChartFrame
      id={chart.id}
      size={{ height: height + lower }}
      {...(here === undefined ? {} : { finding: here })}
      handle={<GaugeHandle chart={chart} text={here ?? shown(value)} />}
      drawing={
        <>
          {axis.ticks.map((tick) => (
            <g key={tick} className="tick-x">
              <line
                x1={across(along(axis, tick))}
                x2={across(along(axis, tick))}
                y1={top.bar - 6}
                y2={top.bar}
              />
              <text x={across(along(axis, tick))} y={top.figures} textAnchor={anchorOf(along(axis, tick))}>
                {presenter.show(rounded, tick)}
              </text>
            </g>
          ))}
          {bands.map((band, index) => {
            const [left, right] = edges(band);
            const place = namePlace(name(band), [left, right], at);
            return (
              <g key={band.option} className={`band ${meaning(band, index)}`}>
                <rect x={across(left)} y={top.bar} width={across(right - left)} height={top.end - top.bar} />
                {place !== undefined && (
                  <text
                    x={across(place.middle)}
                    y={top.end - 7}
                    textAnchor="middle"
                    {...(place.isWide ? { className: "where-wide" } : {})}
                  >
                    {name(band)}
                  </text>
                )}
              </g>
            );
          })}
          <line x1="0%" x2="100%" y1={top.bar} y2={top.bar} className="rule" />
          <line x1="0%" x2="100%" y1={top.end} y2={top.end} className="rule" />
          {beside !== undefined && (
            <BesideMarks scale={beside} y={top.end} clear={limitsHere.map((limit) => limit.at)} />
          )}
          {limitsHere.map(({ limit, at: place, text }, index) => (
            <g key={limit} className={current?.tone === "good" ? "limit limit-good" : "limit"}>
              <line x1={across(place)} x2={across(place)} y1={top.end} y2={top.limits + lower - 12} />
              <text x={across(place)} y={top.limits + lower} textAnchor={anchors[index]}>
                {text}
              </text>
            </g>
          ))}
          <line x1={across(at)} x2={across(at)} y1={top.value + 6} y2={top.end + 6} className="pointer" />
          <text
            x={across(at)}
            y={top.value}
            textAnchor={at > 70 ? "end" : at < 30 ? "start" : "middle"}
            className="pointer-value"
          >
            {shown(value)}
            {beside !== undefined && ` · ${beside.shown(value)}`}
            {/* A name without a place in the bar is told here. */}
            {current !== undefined && (
              <tspan
                {...(namePlace(name(current), edges(current), at) === undefined
                  ? {}
                  : { className: "where-narrow" })}
              >
                {" · "}
                {name(current)}
              </tspan>
            )}
          </text>
        </>
      }
      dataTable={
        <table>
          <thead>
            <tr>
              <th scope="col">{t("chart.band")}</th>
              <th scope="col">{presenter.nameOf(chart.value)}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr
                key={band.option}
                {...(band === current ? { className: "current", "aria-current": true } : {})}
              >
                <th scope="row">{name(band)}</th>
                <td className="numeric">{limits(band)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

function anchorOf(at: number): "start" | "middle" | "end" {
  if (at < 3) return "start";
  return at > 97 ? "end" : "middle";
}

/** The names of two limits too near each other for both lean apart. */
export function limitAnchors(
  limits: readonly { readonly at: number; readonly text: string }[],
): readonly ("start" | "middle" | "end")[] {
  const [one, other] = limits;
  if (one === undefined || other === undefined) return limits.map(() => "middle");
  const needed = halfWidth(one.text) + halfWidth(other.text) + 1;
  if (Math.abs(one.at - other.at) >= needed) return ["middle", "middle"];
  return one.at < other.at ? ["end", "start"] : ["start", "end"];
}

/** The class of a band: good ones are green, others lie darker the farther they are. */
function meaning({ tone }: Band, index: number): string {
  return tone === "good" ? "band-good" : `band-${index % 2 === 0 ? "even" : "odd"}`;
}

/** The band a value lies in: the last that begins at or below it. */
export function bandAt(bands: readonly Band[], value: number): Band | undefined {
  return bands.findLast((band) => band.from === undefined || band.from <= value);
}

/** A second scale, in proportion to the first. */
interface BesideScale {
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** What goes with a value of the first. */
  readonly shown: (value: number) => string;
}

/** The scale below a gauge, in the unit of its quantity; undefined where there is none, or no proportion. */
function besideScale(
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
function BesideMarks({
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

/** How far a key moves the value, and the digits it then has. */
const step = 0.1;
const digits = 1;

/** The input in proportion to a gauge's value, where the visitor is asked for it. */
type Beside = Extract<InputDescription, { readonly type: "quantity" }>;

/**
 * What moves the value of a gauge by pointer and keys: the input in proportion to it follows. It lies over the picture,
 * unseen; nothing where no input follows.
 */
function GaugeHandle({
  chart,
  text,
}: {
  readonly chart: ChartOf<"gauge">;
  /** The value in words. */
  readonly text: string;
}): ReactNode {
  const island = useIsland();
  const { setting, presenter, change } = island;
  // The answer follows in a moment of its own; a key pressed meanwhile goes on from where the last one led.
  const [held, hold] = useState<number>();
  const input = shownInputs(island).find(
    (each): each is Beside => each.id === chart.beside?.id && each.type === "quantity",
  );
  const value = numberAt(presenter.values, chart.value);
  const other = input === undefined ? undefined : numberAt(presenter.values, input.id);
  if (input === undefined || value === undefined || other === undefined || value <= 0) return null;
  const unit = displayUnit(input.display, presenter.unitOf(input.id));
  // As many digits as it takes for a step of the value to be one of the input, in stones too.
  const places = Math.max(1, Math.ceil(-Math.log10(fromBase((other * step) / value, unit) / 2)));
  return (
    <input
      className="gauge-handle"
      type="range"
      autoComplete="off"
      min={chart.from}
      max={chart.to}
      step={step}
      value={held ?? roundHalfAway(value, digits)}
      aria-label={presenter.nameOf(input.id)}
      aria-valuetext={text}
      onBlur={() => hold(undefined)}
      onChange={(event) => {
        const wanted = Number(event.target.value);
        hold(wanted);
        const next = roundHalfAway(fromBase((other * wanted) / value, unit), places);
        const written = input.kind.canonical(input, toBase(`${next}`, unit), unit.id);
        change((form) => withCanonical(setting, form, input, written));
      }}
    />
  );
}
