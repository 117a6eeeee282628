import { inUnitOfResult } from "../../generator/presentation/step-units.ts";
import { rowsAt } from "../../generator/presentation/values.ts";
import { useMemo, type ReactNode } from "react";
import { createPresenter, type Presenter } from "../../generator/presentation/presenter.ts";
import type { Row } from "../../generator/runtime/answer.ts";
import type { ColumnDescription } from "../../generator/runtime/display.ts";
import { unitIn } from "../islands/form.ts";
import { useIsland } from "../islands/island-context.tsx";
import { answeredAt } from "../islands/pins.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { ChartOf } from "./chart-of.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { useChosenPlace } from "./chosen-place.ts";
import { inBaseUnits, unitSize } from "./curve-layout.ts";
import { bottomEnds, Crosshair, halfWidth, Levels, plotSize } from "./axes.tsx";
import { Patterns, Swatch, colorOf } from "./patterns.tsx";
import { along, exactAxis, position, roundAxis, sampled, yearEnds } from "./plot.ts";
import { usePlace } from "./reading.ts";
import type { Bars as DrawnBars } from "./series-bars.tsx";
import { Courses } from "./series-courses.tsx";
import { edgesOf, isLevel, ownRow, pointsAt, whole } from "./series-edges.ts";

/** Rows drawn, and places read in a chart: more cannot be told apart at this size. */
const mostPoints = 361;
const mostPlaces = 61;
const plainNumber = { kind: "number", digits: { minimum: 0, maximum: 6 } } as const;

/** Columns of a schedule over its rows, as lines, areas or bars; areas and bars may be stacked. */
export function SeriesChart({
  chart: described,
  bars: Bars,
}: {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  /** What draws bars, which only charts of bars load. */
  readonly bars?: typeof DrawnBars;
}): ReactNode {
  const { presenter } = useIsland();
  const { t, locale } = useTranslator();
  const all = rowsAt(presenter.values, described.over);
  // A series of zeros, such as extra payments nobody makes, has nothing to show.
  const chart = {
    ...described,
    x: inUnitOfResult(described.x, presenter),
    y: described.y
      .filter(({ id }) => all.some((row) => row[id] !== 0 && row[id] !== null))
      .map((column) => inUnitOfResult(column, presenter)),
  };
  const isBar = Bars !== undefined;
  const earlier = useEarlier();
  const read = isBar ? all : sampled(yearEnds(all, chart.x.id), mostPlaces);
  // The one that is the answer; of areas most is to be seen halfway.
  const own = chart.kind === "area" ? -1 : ownRow(read, chart, presenter);
  const [index, move] = usePlace(read.length, own < 0 ? Math.floor((read.length - 1) / 2) : own, chart.id);
  const choose = useChosenPlace(chart.x.id);
  if (all.length === 0 || (isBar && chart.y.every((column) => isLevel(all, column)))) return null;
  const rows = isBar ? all : sampled(all, mostPoints);
  const name = (column: ColumnDescription): string =>
    t.optional(`outputs.${chart.over}.columns.${column.id}`) ?? presenter.nameOf(column.id);
  const allBefore = isBar
    ? []
    : earlierRows(
        earlier,
        chart.over,
        all,
        [chart.x, ...chart.y].map(({ id }) => id),
      );
  const before = sampled(allBefore, mostPoints);
  const placeOf = (row: Row | undefined): number =>
    position(row?.[chart.x.id]) ??
    (row === undefined ? 0 : Math.max(all.indexOf(row), allBefore.indexOf(row)));
  const ends = bottomEnds(locale.dir);
  const [firsts, lasts] = [
    [rows[0], before[0] ?? rows[0]],
    [rows.at(-1), before.at(-1) ?? rows.at(-1)],
  ];
  const edges = edgesOf(rows, chart.y, chart.stacked);
  const edgesBefore = edgesOf(before, chart.y, chart.stacked);
  const tops = [...edges, ...edgesBefore].map((row) => Math.max(...row.map(({ high }) => high)));
  const [lowest, highest] = [Math.min(0, ...tops), Math.max(0, ...tops)];
  const yDisplay = chart.y[0]?.display;
  const size = yDisplay === undefined ? 1 : unitSize(yDisplay, undefined, highest - lowest);
  const y = inBaseUnits(
    roundAxis(lowest / size, highest / size, plotSize.bottom, plotSize.top, 3, "inside"),
    size,
  );
  // Beside bars there is no room for a unit, which is read with the figure.
  const isBare = isBar && yDisplay?.kind === "quantity";
  const label = (tick: number): string =>
    isBare ? presenter.show(plainNumber, tick / size) : yDisplay ? presenter.show(whole(yDisplay), tick) : "";
  // Bars begin behind the labels of the levels; courses run below them.
  const room = 2 * Math.max(0, ...y.ticks.map((tick) => halfWidth(label(tick))));
  const wide = unitSize(chart.x.display, undefined);
  const x = isBar
    ? exactAxis(-0.5, all.length - 0.5, Math.abs(ends[0] - room), ends[1], 5)
    : inBaseUnits(
        exactAxis(
          Math.min(...firsts.map(placeOf)) / wide,
          Math.max(...lasts.map(placeOf)) / wide,
          ...ends,
          5,
        ),
        wide,
      );
  const here = read[index];
  const hereBefore = allBefore.find((row) => row[chart.x.id] === here?.[chart.x.id]);
  const shown = (column: ColumnDescription, row: Row | undefined): string =>
    presenter.show(column.display, row?.[column.id] ?? null);
  const places = read.map((row) => along(x, isBar ? all.indexOf(row) : placeOf(row)));
  // Labels are where the courses are low.
  const isFalling = (tops.at(-1) ?? 0) < (tops[0] ?? 0) * 0.999;
  const levels = <Levels axis={y} label={label} at={isFalling && !isBar ? ends[1] : ends[0]} />;
  return (
    <ChartFrame
      id={chart.id}
      size={plotSize}
      reading={{
        places,
        index,
        move,
        name: name(chart.x),
        at: shown(chart.x, here),
        text: chart.y.map((column) => `${name(column)} ${shown(column, here)}`).join(", "),
        read: chart.y.map((column) => (
          <span key={column.id}>
            {chart.y.length > 1 && `${name(column)} `}
            <b>{shown(column, here)}</b>
            {hereBefore !== undefined && (
              <span className="read-earlier">{t("chart.before", { figure: shown(column, hereBefore) })}</span>
            )}
          </span>
        )),
        ...(own < 0 || choose === undefined
          ? {}
          : {
              choose: (to: number) => {
                const value = read[to]?.[chart.x.id];
                if (typeof value === "number") choose(value);
              },
              own: places[own],
            }),
      }}
      drawing={
        <>
          <Patterns chart={chart.id} colors={isBar ? chart.y.map(colorOf) : []} />
          {Bars !== undefined ? (
            <>
              <Bars chart={chart} rows={rows} edges={edges} x={x} y={y} here={index} />
              {levels}
            </>
          ) : (
            <Courses
              chart={chart}
              rows={rows}
              edges={edges}
              before={{ rows: before, edges: edgesBefore }}
              x={x}
              y={y}
              name={name}
              placeOf={placeOf}
            >
              {levels}
            </Courses>
          )}
          {!isBar && (
            <Crosshair
              at={places[index] ?? 0}
              points={pointsAt(here, chart).map(({ high }) => along(y, high))}
            />
          )}
        </>
      }
      legend={
        isBar &&
        chart.y.length > 1 && (
          <ul className="legend">
            {chart.y.map((column) => (
              <li key={column.id}>
                <Swatch color={colorOf(column)} />
                {name(column)}
              </li>
            ))}
          </ul>
        )
      }
      dataTable={<SeriesTable chart={chart} rows={all} name={name} />}
    />
  );
}

/** More are not read. */
const mostFigures = 31;

/** The values behind the picture, a row a year. */
function SeriesTable({
  chart,
  rows,
  name,
}: {
  readonly chart: ChartOf<"area" | "line" | "bar">;
  readonly rows: readonly Row[];
  readonly name: (column: ColumnDescription) => string;
}): ReactNode {
  const { presenter } = useIsland();
  return (
    <table>
      <thead>
        <tr>
          {[chart.x, ...chart.y].map((column: ColumnDescription) => (
            <th key={column.id} scope="col">
              {column.color !== undefined && <Swatch color={colorOf(column)} />}
              {name(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sampled(yearEnds(rows, chart.x.id), mostFigures).map((row, index) => (
          <tr key={index}>
            <th scope="row">{presenter.show(chart.x.display, row[chart.x.id] ?? null)}</th>
            {chart.y.map((column) => (
              <td key={column.id} className="numeric">
                {presenter.show(column.display, row[column.id] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of a schedule in an earlier answer that a picture shows beside the present ones; none that are the same. */
function earlierRows(
  earlier: Presenter | undefined,
  schedule: string,
  rows: readonly Row[],
  columns: readonly string[],
): readonly Row[] {
  if (earlier === undefined) return [];
  const before = rowsAt(earlier.values, schedule);
  const isSame =
    before.length === rows.length &&
    before.every((row, index) => columns.every((column) => row[column] === rows[index]?.[column]));
  return isSame ? [] : before;
}

/** The answer a picture shows beside the present one: the first that was kept, or the one before what is tried out. */
function useEarlier(): Presenter | undefined {
  const { earlier, pins, setting, form, presenter } = useIsland();
  const [first] = pins;
  const { translator } = presenter;
  const kept = useMemo((): Presenter | undefined => {
    if (first === undefined) return undefined;
    const { form: pinned, evaluation } = answeredAt(setting, first, form);
    return createPresenter(setting.calculator.description, evaluation, translator, unitIn(pinned));
  }, [first, setting, form, translator]);
  return earlier ?? kept;
}
