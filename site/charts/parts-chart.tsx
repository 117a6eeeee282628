import { inVisitorsUnit } from "../../generator/presentation/step-units.ts";
import { numberAt } from "../../generator/presentation/values.ts";
import type { ReactNode } from "react";
import { useIsland } from "../islands/island-context.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { Patterns, Swatch, colorOf, patternId } from "./patterns.tsx";
import { across } from "./axes.tsx";

const barHeight = 28;

/** A share of the whole. */
const shareDisplay = { kind: "percent", digits: { minimum: 0, maximum: 1 } } as const;

/** A whole cut into its parts: one bar, and a table that names each with its amount and share. */
export function PartsChart({ chart }: { readonly chart: ChartOf<"parts"> }): ReactNode {
  const { locale, t } = useTranslator();
  const { presenter } = useIsland();
  const parts = chart.of
    .map((part) => ({
      ...part,
      display: inVisitorsUnit(part.id, part.display, presenter),
      value: numberAt(presenter.values, part.id) ?? 0,
    }))
    .filter(({ value }) => value !== 0);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  // Shares of a whole mean nothing when a part is negative, and one part alone is the whole.
  if (parts.length < 2 || total <= 0 || parts.some(({ value }) => value < 0)) return null;
  const share = (value: number): string => presenter.show(shareDisplay, value / total);
  const segments = parts.map((part, index) => ({
    ...part,
    x: (parts.slice(0, index).reduce((sum, { value }) => sum + value, 0) / total) * 100,
    width: (part.value / total) * 100,
  }));
  return (
    <ChartFrame
      id={chart.id}
      size={{ height: barHeight }}
      drawing={
        <>
          <Patterns chart={chart.id} colors={parts.map(colorOf)} />
          {segments.map((segment) => (
            <rect
              key={segment.id}
              x={across(locale.dir === "rtl" ? 100 - segment.x - segment.width : segment.x)}
              width={across(segment.width)}
              height={barHeight}
              fill={`url(#${patternId(chart.id, colorOf(segment))})`}
              className="part"
            />
          ))}
        </>
      }
      legend={
        <table className="parts">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t("chart.part")}</th>
              <th scope="col">
                {t(parts[0]?.display.kind === "money" ? "chart.amount_money" : "chart.amount")}
              </th>
              <th scope="col">{t("chart.share")}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, display, value, ...part }) => (
              <tr key={id}>
                <th scope="row">
                  <Swatch color={colorOf(part)} />
                  {presenter.nameOf(id)}
                </th>
                <td className="numeric">{presenter.show(display, value)}</td>
                <td className="numeric">{share(value)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("chart.total")}</th>
              <td className="numeric">
                {presenter.show(
                  parts[0]?.display ?? { kind: "number", digits: { minimum: 0, maximum: 2 } },
                  total,
                )}
              </td>
              <td className="numeric">{share(total)}</td>
            </tr>
          </tfoot>
        </table>
      }
    />
  );
}
