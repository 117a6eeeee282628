import "../styles/gauge.css";
import { numberAt, scalarAt } from "../../generator/presentation/values.ts";
import type { ReactNode } from "react";
import type { Band } from "../../generator/runtime/kinds/gauge-chart.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { MessageArgument } from "../../generator/presentation/message.ts";
import { textArgument } from "../../generator/presentation/translator.ts";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { along, coordinate, exactAxis } from "./plot.ts";

const width = 360;
const height = 64;
const barTop = 26;
const barHeight = 22;

/** A value on a scale of named ranges; the key lists every range with its limits and marks the one it is in. */
export function GaugeChart({ chart }: { readonly chart: ChartOf<"gauge"> }): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const value = numberAt(presenter.values, chart.value);
  const chosen = chart.bandsBy === undefined ? "" : String(scalarAt(presenter.values, chart.bandsBy) ?? "");
  const bands = chart.bands[chosen];
  if (value === undefined || bands === undefined || bands.length === 0) return null;
  const current = bandAt(bands, value);
  const axis = exactAxis(chart.from, chart.to, 0, width, 5);
  const x = along(axis, Math.min(Math.max(value, chart.from), chart.to));
  const edge = (band: Band): number => Math.min(Math.max(band.from ?? chart.from, chart.from), chart.to);
  const start = (band: Band): number => along(axis, edge(band));
  const end = (band: Band): number => {
    const next = bands[bands.indexOf(band) + 1];
    return next === undefined ? width : start(next);
  };
  const name = (band: Band): string => t.byId(`choices.${chart.set}.${band.option}`);
  const shown = (limit: number): MessageArgument => textArgument(presenter.show(chart.display, limit));
  const limits = ({ from }: Band, below: number | undefined): string => {
    if (from === undefined) return below === undefined ? "" : t("chart.below", { value: shown(below) });
    return below === undefined
      ? t("chart.at_least", { from: shown(from) })
      : t("chart.between", { from: shown(from), below: shown(below) });
  };
  return (
    <ChartFrame
      id={chart.id}
      viewBox={`0 0 ${width} ${height}`}
      {...(current === undefined
        ? {}
        : {
            finding: t("chart.here", {
              value: textArgument(presenter.show(chart.display, value)),
              band: textArgument(name(current)),
            }),
          })}
      drawing={
        <>
          {bands.map((band) => (
            <rect
              key={band.option}
              x={coordinate(start(band))}
              y={barTop}
              width={coordinate(end(band) - start(band))}
              height={barHeight}
              className={`band ${meaning(band)}`}
            />
          ))}
          {current !== undefined && (
            <rect
              x={coordinate(start(current))}
              y={barTop}
              width={coordinate(end(current) - start(current))}
              height={barHeight}
              className="band-current"
            />
          )}
          <path
            d={`M${coordinate(x)} ${barTop + barHeight + 6}v-${barHeight + 12}l-5 -7h10l-5 7`}
            className="pointer"
          />
          <text
            x={coordinate(Math.min(Math.max(x, 24), width - 24))}
            y="11"
            textAnchor="middle"
            className="pointer-value"
            suppressHydrationWarning
          >
            {presenter.show(chart.display, value)}
          </text>
          {bands.map((band) =>
            band.from === undefined || band.from <= chart.from || band.from >= chart.to ? null : (
              <text
                key={band.option}
                x={coordinate(along(axis, band.from))}
                y={height - 2}
                textAnchor="middle"
                className="tick-x"
              >
                {presenter.show(chart.display, band.from)}
              </text>
            ),
          )}
        </>
      }
      legend={
        <table className="parts">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t("chart.band")}</th>
              <th scope="col">{t("chart.from")}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band, index) => (
              <tr
                key={band.option}
                {...(band === current ? { className: "current", "aria-current": true } : {})}
              >
                <th scope="row">
                  <svg className="swatch" viewBox="0 0 12 12" width="16" height="16" aria-hidden="true">
                    <rect width="12" height="12" className={meaning(band)} />
                  </svg>
                  {name(band)}
                </th>
                <td className="numeric">{limits(band, bands[index + 1]?.from)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

const colors = { good: "green", caution: "sand", bad: "brown" } as const;

/** The class of a band's fill: what it means for the reader, or nothing in particular. */
function meaning({ tone }: Band): string {
  return tone === undefined ? "tone-none" : `fill-${colors[tone]}`;
}

/** The band a value lies in: the last that begins at or below it. */
export function bandAt(bands: readonly Band[], value: number): Band | undefined {
  return bands.findLast((band) => band.from === undefined || band.from <= value);
}
