import type { ReactNode } from "react";
import { rowsAt } from "../../generator/presentation/values.ts";
import type { Scalar } from "../../generator/runtime/answer.ts";
import { useIsland } from "../islands/island-context.tsx";
import { ScrollBox } from "../layout/scroll-box.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { bareTerm } from "./bare-term.ts";
import type { ChartOf } from "./chart-of.ts";

/** A table by two of its keys, the visitor's cell marked. It is a table itself, and needs none behind it. */
export function GridChart({ chart }: { readonly chart: ChartOf<"grid"> }): ReactNode {
  const { presenter } = useIsland();
  const { t, locale } = useTranslator();
  const cells = rowsAt(presenter.values, chart.rows);
  if (cells.length === 0) return null;
  const here = cells.find((cell) => cell.here === true);
  const downs = [...new Set(cells.map(({ down }) => down ?? null))];
  const acrosses = [...new Set(cells.map(({ across }) => across ?? null))];
  const head = (display: ChartOf<"grid">["cell"], value: Scalar): string =>
    t.optional(`charts.${chart.id}.heads.${String(value)}`) ?? presenter.show(display, value);
  const written = (value: Scalar | undefined): string => {
    const bare =
      chart.unit === undefined || typeof value !== "string"
        ? undefined
        : bareTerm(value, chart.unit, locale.tag);
    return bare ?? presenter.show(chart.cell, value ?? null);
  };
  const title = presenter.text(`charts.${chart.id}.title`) ?? "";
  const description = presenter.text(`charts.${chart.id}.description`);
  return (
    <figure className="chart">
      <figcaption className="chart-title">{title}</figcaption>
      <ScrollBox label={title}>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{presenter.nameOf(chart.down.id)} / </span>
                {presenter.nameOf(chart.across.id)}
              </th>
              {acrosses.map((across) => (
                <th key={String(across)} scope="col" {...current(across === here?.across)}>
                  {head(chart.across.display, across)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {downs.map((down) => (
              <tr key={String(down)}>
                <th scope="row" {...current(down === here?.down)}>
                  {head(chart.down.display, down)}
                </th>
                {acrosses.map((across) => {
                  const cell = cells.find((each) => each.down === down && each.across === across);
                  const isHere = cell !== undefined && cell === here;
                  return (
                    <td
                      key={String(across)}
                      ref={isHere ? bringIntoView : null}
                      {...mark(isHere, cell?.unconfirmed)}
                    >
                      {cell !== undefined && written(cell.cell)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {description !== undefined && <p className="chart-note">{description}</p>}
    </figure>
  );
}

/** Scrolls the box around a cell, and not the page, as far as it takes to see the cell. The heads of the lines stay, and cover. */
function bringIntoView(cell: HTMLElement | null): void {
  const box = cell?.closest(".table-scroll");
  const head = cell?.parentElement?.firstElementChild?.getBoundingClientRect();
  if (cell === null || box === null || box === undefined || head === undefined) return;
  const [inner, outer] = [cell.getBoundingClientRect(), box.getBoundingClientRect()];
  const [left, right] = head.left < inner.left ? [head.right, outer.right] : [outer.left, head.left];
  box.scrollLeft += beyond(inner.left, inner.right, left, right);
  box.scrollTop += beyond(inner.top, inner.bottom, outer.top, outer.bottom);
}

/** What fades or is covered at the edges of the box. */
const edge = 40;

function beyond(start: number, end: number, from: number, to: number): number {
  return Math.max(end + edge - to, 0) + Math.min(start - edge - from, 0);
}

/** The head of the visitor's line or column. */
function current(isHere: boolean): { readonly className?: "here" } {
  return isHere ? { className: "here" } : {};
}

/** The visitor's cell; dashed where its figures have no official source. */
function mark(
  isHere: boolean,
  unconfirmed: Scalar | undefined,
): { readonly className?: string; readonly "aria-current"?: true } {
  if (!isHere) return {};
  return { className: unconfirmed === true ? "here unsure" : "here", "aria-current": true };
}
