import { useState, type ReactNode } from "react";
import { amountInHand } from "../../generator/presentation/amount-in-hand.ts";
import { matchingOptions } from "../fields/matching-options.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { useIsland, type Island } from "../islands/island-context.tsx";
import type { Row } from "../../generator/runtime/answer.ts";
import type { TableOutput } from "../../generator/presentation/output-selection.ts";
import { unitWord } from "../../generator/presentation/unit-words.ts";
import { rowsAt } from "../../generator/presentation/values.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { tableId } from "./table-id.ts";
import { groupByHeading } from "./table-rows.ts";
import { TableActions, isNumeric, namedColumns, type NamedColumn } from "./table-actions.tsx";

/** A list long enough to look something up in it. */
const fewRows = 12;

/**
 * A table under headings, such as one amount in every unit: a small table a group, as many beside each other as there
 * is room for, none of them cut. In a list of units one can be looked for by name or symbol.
 */
export function GroupedTable({ output }: { readonly output: TableOutput }): ReactNode {
  const { t } = useTranslator();
  const { presenter, form } = useIsland();
  const [typed, setTyped] = useState("");
  const rows = rowsAt(presenter.outputs, output.id);
  if (rows.length === 0) return null;
  const columns = namedColumns(output, presenter, t);
  const units = columns.find(({ display }) => display.kind === "unit")?.id;
  const found = units === undefined ? rows : matchingRows(rows, units, typed, presenter);
  const own = unitsEntered({ presenter, form });
  return (
    <section className="result-table grouped-table" id={tableId(output.id)}>
      <div className="result-table-head">
        <h3>
          {(units === undefined ? undefined : amountInEveryUnit(presenter)) ?? presenter.nameOf(output.id)}
        </h3>
        <TableActions output={output} columns={columns} rows={rows} />
        {units !== undefined && rows.length > fewRows && (
          <input
            type="search"
            className="find-row"
            aria-label={t("table.find_unit")}
            placeholder={t("table.find_unit")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </div>
      <div className="table-groups">
        {groupByHeading(found, output.headings).map(({ heading, rows: members }) => (
          <table key={String(heading)}>
            <caption>{headingText(output, heading, presenter)}</caption>
            <thead className="visually-hidden">
              <tr>
                {columns.map(({ id, label }) => (
                  <th key={id} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {members.map((row, index) => (
                <GroupedRow
                  key={index}
                  row={row}
                  columns={columns}
                  isOwn={units !== undefined && own.has(String(row[units]))}
                />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {found.length === 0 && <p className="note">{t("table.no_unit")}</p>}
    </section>
  );
}

function GroupedRow({
  row,
  columns,
  isOwn,
}: {
  readonly row: Row;
  readonly columns: readonly NamedColumn[];
  readonly isOwn: boolean;
}): ReactNode {
  const { presenter } = useIsland();
  return (
    <tr className={isOwn ? "own" : undefined}>
      {columns.map((column, index) => {
        const text = presenter.show(column.display, row[column.id] ?? null);
        return index === 0 ? (
          <th key={column.id} scope="row">
            {text}
          </th>
        ) : (
          <td key={column.id} className={isNumeric(column) ? "numeric" : undefined}>
            {text}
          </td>
        );
      })}
    </tr>
  );
}

/** The rows of units that are called like what was typed, in their order in the table. */
function matchingRows(
  rows: readonly Row[],
  column: string,
  typed: string,
  { translator }: Island["presenter"],
): readonly Row[] {
  const options = rows.map((row) => {
    const value = String(row[column]);
    const symbol = unitWord(translator, value, "symbol");
    return {
      value,
      text: unitWord(translator, value, "name") ?? value,
      ...(symbol === undefined ? {} : { also: symbol }),
    };
  });
  const matching = new Set(matchingOptions(options, typed).map(({ value }) => value));
  return rows.filter((row) => matching.has(String(row[column])));
}

/** What a list of units is about, where a converter's amount is: “1 hectare in every unit”. */
function amountInEveryUnit(presenter: Presenter): string | undefined {
  const { description, translator } = presenter;
  const input = description.inputs.find(({ id }) => id === description.converter?.amount);
  const count = input?.type === "quantity" ? amountInHand(input, presenter) : undefined;
  if (count === undefined) return undefined;
  const name = unitWord(translator, count.unit.id, "name", { count }) ?? count.unit.id;
  return translator.t("table.every_unit", { count, unit: name });
}

/** The units the visitor's own amounts are in. */
function unitsEntered({ presenter, form }: Pick<Island, "presenter" | "form">): ReadonlySet<string> {
  return new Set(
    presenter.description.inputs.flatMap((input) =>
      input.type === "quantity" ? [form.units[input.id] ?? input.display.unit] : [],
    ),
  );
}

function headingText(
  output: TableOutput,
  heading: Row[string] | undefined,
  { show, translator }: Island["presenter"],
): string {
  const column = output.columns.find(({ id }) => id === output.headings);
  return (
    translator.t.optional(`units.groups.${String(heading)}`) ??
    (column === undefined ? String(heading) : show(column.display, heading ?? null))
  );
}
