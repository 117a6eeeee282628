import { useEffect, useRef, useState, type ReactNode } from "react";
import { scalarAt } from "../../generator/presentation/values.ts";
import type { HistoryFigures } from "../../generator/runtime/kinds/history-chart.ts";
import { dateText } from "../../generator/runtime/date-text.ts";
import { dateFormat } from "../../generator/runtime/intl-cache.ts";
import { useIsland } from "../islands/island-context.tsx";
import { whenNear } from "../islands/near.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { BottomMarks, bottomEnds, courseWidth, Crosshair, Levels, plotSize, Stretched } from "./axes.tsx";
import { ChartFrame, ChartTitle } from "./chart-frame.tsx";
import type { ChartOf } from "./chart-of.ts";
import { drawnRange, extremesOf, historyPoints, type HistoryPoint } from "./history-points.ts";
import { along, exactAxis, pathThrough, position, roundAxis, type Point } from "./plot.ts";
import { usePlace } from "./reading.ts";

const files = import.meta.glob<HistoryFigures>("../../generated/histories/**/*.json", { import: "default" });

/** What a value was on the days that a table keeps, which are fetched once it comes near the screen. */
export function HistoryChart({ chart }: { readonly chart: ChartOf<"history"> }): ReactNode {
  const { presenter } = useIsland();
  const { t } = useTranslator();
  const { table, row, per } = chart;
  const place = useRef<HTMLElement>(null);
  const { figures, isMissing } = useFigures(table, place);
  if (figures !== undefined) {
    const option = (name: string): string => String(scalarAt(presenter.values, name));
    const points = historyPoints(figures, option(row), per === undefined ? undefined : option(per));
    return <History chart={chart} points={points} />;
  }
  return (
    <figure ref={place} className="chart chart-coming">
      <figcaption>
        <ChartTitle id={`chart-${chart.id}-title`} title={presenter.text(`charts.${chart.id}.title`) ?? ""} />
      </figcaption>
      {isMissing && <p className="part-missing">{t("results.not_loaded")}</p>}
    </figure>
  );
}

/** The figures of a table, once its place is near, or the page is printed. */
function useFigures(
  table: string,
  place: { readonly current: HTMLElement | null },
): { readonly figures: HistoryFigures | undefined; readonly isMissing: boolean } {
  const { sections } = useIsland();
  const [figures, setFigures] = useState<HistoryFigures>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (figures !== undefined || place.current === null) return undefined;
    const load = async (): Promise<void> =>
      files[`../../generated/histories/${table}.json`]?.().then(setFigures, () => setMissing(true));
    const giveUp = whenNear(place.current, () => void load());
    const again = (): void => void load();
    if (isMissing) addEventListener("online", again);
    const forget = sections.add(load);
    return () => {
      giveUp();
      removeEventListener("online", again);
      forget();
    };
  }, [figures, isMissing, place, sections, table]);
  return { figures, isMissing };
}

/** The course of the figures, with the least, the greatest and the last in words. */
function History({
  chart: { id, value: of, display },
  points,
}: {
  readonly chart: ChartOf<"history">;
  readonly points: readonly HistoryPoint[];
}): ReactNode {
  const { presenter } = useIsland();
  const { t, locale } = useTranslator();
  const [index, move] = usePlace(points.length, points.length - 1, JSON.stringify(points.at(-1)));
  const extremes = extremesOf(points);
  const [first, point] = [points[0], points[index]];
  if (extremes === undefined || first === undefined || point === undefined || points.length < 2) return null;
  const { least, greatest, last } = extremes;
  const show = (value: number): string => presenter.show(display, value);
  const dayText = (day: string): string => dateText(day, locale.tag, "day");
  const short = (day: string): string =>
    dateFormat(locale.tag, { month: "short", day: "numeric" }).format(new Date(day));
  const ends = bottomEnds(locale.dir);
  const x = exactAxis(position(first.day) ?? 0, position(last.day) ?? 0, ...ends, 4);
  const y = roundAxis(...drawnRange(least.value, greatest.value), plotSize.bottom, plotSize.top, 4);
  const placeOf = ({ day }: HistoryPoint): number => along(x, position(day) ?? 0);
  const middle = points[Math.floor(points.length / 2)] ?? first;
  const isFalling = last.value < first.value;
  const said = (key: string, { day, value }: HistoryPoint) => ({
    [key]: { raw: value, shown: show(value) },
    [`${key}_day`]: { raw: day, shown: dayText(day) },
  });
  const finding = presenter.text(`charts.${id}.finding`, {
    ...said("least", least),
    ...said("greatest", greatest),
    ...said("last", last),
  });
  return (
    <ChartFrame
      id={id}
      size={plotSize}
      reading={{
        places: points.map(placeOf),
        index,
        move,
        name: t("chart.day"),
        at: dayText(point.day),
        text: `${presenter.nameOf(of)} ${show(point.value)}`,
        read: (
          <span>
            {presenter.nameOf(of)} <b>{show(point.value)}</b>
          </span>
        ),
      }}
      drawing={
        <>
          <Levels axis={y} label={show} at={isFalling ? ends[1] : ends[0]} />
          <BottomMarks
            marks={[first, middle, last].map((each) => ({ at: placeOf(each), text: short(each.day) }))}
          />
          <Stretched>
            <path
              d={pathThrough(
                points.map((each): Point => [(placeOf(each) / 100) * courseWidth, along(y, each.value)]),
              )}
              className="line line-ink"
            />
          </Stretched>
          <Crosshair at={placeOf(point)} points={[along(y, point.value)]} />
        </>
      }
      legend={<p className="chart-note">{finding}</p>}
      dataTable={
        <table>
          <thead>
            <tr>
              <th scope="col">{t("chart.day")}</th>
              <th scope="col">{presenter.nameOf(of)}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td className="numeric">{show(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}
