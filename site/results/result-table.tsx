import { yearsOf, type Year } from "../../generator/presentation/years.ts";
import { rowsAt } from "../../generator/presentation/values.ts";
import type { TableOutput } from "../../generator/presentation/output-selection.ts";
import { useState, type ReactNode } from "react";
import type { Row } from "../../generator/runtime/answer.ts";
import { useIsland } from "../islands/island-context.tsx";
import { useIsServerDrawn } from "../islands/lazy-section.tsx";
import { ScrollBox } from "../layout/scroll-box.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import { countArgument } from "../../generator/presentation/translator.ts";
import { Swatch } from "../charts/patterns.tsx";
import { PartsBar, partColumns, sumOfParts } from "./parts-bar.tsx";
import { tableId } from "./table-id.ts";
import { TableActions, isNumeric, namedColumns, type NamedColumn } from "./table-actions.tsx";

/** Rows shown of a long table before someone asks for all. */
const firstRows = 24;
/** Rows the page is opened with; the rest is drawn once the table comes near the screen. */
const rowsAhead = 4;

/** A table of the result: by year where the author says so, or the first rows and then all. */
export function ResultTable({ output }: { readonly output: TableOutput }): ReactNode {
  const { locale, t } = useTranslator();
  const { presenter } = useIsland();
  const [isComplete, setWhole] = useState(false);
  const isDrawnAhead = useIsServerDrawn();
  const rows = rowsAt(presenter.outputs, output.id);
  if (rows.length === 0) return null;
  const label = presenter.nameOf(output.id);
  const columns = namedColumns(output, presenter, t);
  const { byYear } = output;
  const isFolded = byYear !== undefined;
  // A schedule's column of zeros, such as extra payments nobody makes, is left to the file.
  const drawn = isFolded
    ? columns.filter((column) => !isNumeric(column) || rows.some((row) => row[column.id] !== 0))
    : columns;
  const years = byYear === undefined ? undefined : yearsOf(rows, byYear);
  const totals = years?.map(({ total }) => total);
  const summed = new Set(byYear?.sum);
  const parts =
    totals === undefined
      ? []
      : partColumns(
          drawn.filter(({ id }) => summed.has(id)),
          totals,
        );
  const most = Math.max(0, ...(totals ?? []).map((row) => sumOfParts(row, parts)));
  const shown = isComplete || isFolded ? rows : rows.slice(0, isDrawnAhead ? rowsAhead : firstRows);
  return (
    <section className="result-table" id={tableId(output.id)}>
      <div className="result-table-head">
        <h3>{label}</h3>
        <TableActions output={output} columns={columns} rows={rows} />
      </div>
      <ScrollBox label={t("table.scroll", { label })}>
        <table>
          <thead>
            <tr>
              {drawn.map((column) => (
                <th key={column.id} scope="col" className={isNumeric(column) ? "numeric" : undefined}>
                  {parts
                    .filter(({ id }) => id === column.id)
                    .map(({ color }) => (
                      <Swatch key={color} color={color} isPlain />
                    ))}
                  {column.id === byYear?.date ? t("table.year") : column.label}
                </th>
              ))}
              {parts.length > 0 && (
                <th scope="col" className="parts-head">
                  {parts.map((part) => part.label).join(" · ")}
                </th>
              )}
            </tr>
          </thead>
          {years === undefined ? (
            <tbody>
              {shown.map((row, index) => (
                <Cells
                  key={index}
                  row={row}
                  columns={drawn}
                  isMarked={output.marked !== undefined && row[output.marked] === true}
                />
              ))}
            </tbody>
          ) : (
            years.slice(0, isDrawnAhead ? rowsAhead : undefined).map((each) => (
              <YearRows
                key={each.year}
                year={each}
                columns={drawn}
                date={byYear?.date}
                bar={
                  parts.length > 0 && (
                    <td>
                      <PartsBar row={each.total} parts={parts} most={most} />
                    </td>
                  )
                }
              />
            ))
          )}
          {totals !== undefined && totals.length > 1 && !isDrawnAhead && (
            <Totals columns={drawn} summed={summed} totals={totals} hasBar={parts.length > 0} />
          )}
        </table>
      </ScrollBox>
      {!isFolded && rows.length > firstRows && (
        <button type="button" className="quiet-button" onClick={() => setWhole(!isComplete)}>
          {isComplete
            ? t("table.show_fewer")
            : t("table.show_all", { count: countArgument(rows.length, locale) })}
        </button>
      )}
    </section>
  );
}

/** The rows of a year in one row, themselves behind a button. */
function YearRows({
  year: { year, total, rows },
  columns,
  date,
  bar,
}: {
  readonly year: Year;
  readonly columns: readonly NamedColumn[];
  /** The column of dates. */
  readonly date: string | undefined;
  /** A drawing of the row, in a cell of its own. */
  readonly bar: ReactNode;
}): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <tr className="year">
        {columns.map((column) =>
          column.id === date ? (
            <th key={column.id} scope="row">
              <button
                type="button"
                className="fold"
                aria-expanded={isOpen}
                aria-label={t(isOpen ? "table.collapse" : "table.expand", { group: year })}
                onClick={() => setOpen(!isOpen)}
              >
                {year}
              </button>
            </th>
          ) : (
            <td key={column.id} className={isNumeric(column) ? "numeric" : undefined}>
              {presenter.show(column.display, total[column.id] ?? null)}
            </td>
          ),
        )}
        {bar}
      </tr>
      {isOpen && rows.map((row, index) => <Cells key={index} row={row} columns={columns} />)}
    </tbody>
  );
}

/** What each column comes to over all rows, where it is summed. */
function Totals({
  columns,
  summed,
  totals,
  hasBar,
}: {
  readonly columns: readonly NamedColumn[];
  readonly summed: ReadonlySet<string>;
  readonly totals: readonly Row[];
  readonly hasBar: boolean;
}): ReactNode {
  const { t } = useTranslator();
  const { presenter } = useIsland();
  return (
    <tfoot>
      <tr>
        {columns.map(({ id, display }, index) =>
          index === 0 ? (
            <th key={id} scope="row">
              {t("table.total")}
            </th>
          ) : (
            <td key={id} className="numeric">
              {summed.has(id) &&
                presenter.show(
                  display,
                  totals.reduce((sum, row) => sum + Number(row[id]), 0),
                )}
            </td>
          ),
        )}
        {hasBar && <td aria-hidden="true" />}
      </tr>
    </tfoot>
  );
}

function Cells({
  row,
  columns,
  isMarked = false,
}: {
  readonly row: Row;
  readonly columns: readonly NamedColumn[];
  readonly isMarked?: boolean;
}): ReactNode {
  const { presenter } = useIsland();
  return (
    <tr className={isMarked ? "marked" : undefined} aria-current={isMarked || undefined}>
      {columns.map((column, index) => {
        const text = presenter.show(column.display, row[column.id] ?? null);
        const className = isNumeric(column) ? "numeric" : undefined;
        return index === 0 ? (
          <th key={column.id} scope="row" className={className}>
            {text}
          </th>
        ) : (
          <td key={column.id} className={className}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}
