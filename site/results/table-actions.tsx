import type { ReactNode } from "react";
import type { Row } from "../../generator/runtime/answer.ts";
import { currencyCode } from "../../generator/runtime/currency.ts";
import type { ColumnDescription, Display } from "../../generator/runtime/display.ts";
import { numberFormat } from "../../generator/runtime/intl-cache.ts";
import { inUnitOfResult } from "../../generator/presentation/step-units.ts";
import type { Translate } from "../../generator/presentation/translator.ts";
import type { TableOutput } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import type { Values } from "../../generator/presentation/values.ts";
import { download } from "../islands/browser.ts";
import { useIsland } from "../islands/island-context.tsx";
import { usePrinting } from "../islands/print.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { csvText, type CsvColumn } from "./csv.ts";
import { ActionButton } from "../layout/action-button.tsx";

/** A column of a table with its name. */
export type NamedColumn = ColumnDescription & { readonly label: string };

/** A table's columns as they are read, each in the unit chosen for it; of headings, none. */
export function namedColumns(
  output: TableOutput,
  presenter: Presenter,
  t: Translate,
): readonly NamedColumn[] {
  return output.columns
    .filter(({ id }) => id !== output.headings)
    .map((column) => ({
      ...inUnitOfResult(column, presenter),
      label: t.optional(`outputs.${output.id}.columns.${column.id}`) ?? presenter.nameOf(column.id),
    }));
}

/** Whether a column has figures, which stand below each other at the end of their cells. */
export function isNumeric({ display }: ColumnDescription): boolean {
  return ["number", "percent", "money", "quantity", "duration", "whole", "decimal"].includes(display.kind);
}

/** What can be done with a whole table: print it, take it away. */
export function TableActions({
  output,
  columns,
  rows,
}: {
  readonly output: TableOutput;
  readonly columns: readonly NamedColumn[];
  readonly rows: readonly Row[];
}): ReactNode {
  const { t } = useTranslator();
  const { presenter, setting } = useIsland();
  const printing = usePrinting();
  return (
    <div className="table-tools">
      <ActionButton icon="printer" name={t("tools.print")} onUse={() => printing("tables")} />
      <ActionButton
        icon="download"
        name={t("tools.csv")}
        onUse={() =>
          download(
            `${setting.variant.route.replace(/^.*\//u, "")}-${output.id}.csv`,
            "text/csv;charset=utf-8",
            csvText(withExact(columns, presenter.values, t), rows),
          )
        }
      />
    </div>
  );
}

/** Money in cents, as it is paid; and behind all columns the same as it was worked out. */
function withExact(columns: readonly NamedColumn[], values: Values, t: Translate): readonly CsvColumn[] {
  const paid = columns.map((column) => ({ ...column, decimals: moneyDecimals(column.display, values) }));
  return [
    ...paid,
    ...paid
      .filter(({ decimals }) => decimals !== undefined)
      .map(({ id, label }) => ({ id, label: t("table.exact", { label }) })),
  ];
}

/** Money is paid in whole cents, or what its currency has; other numbers keep all their digits. */
function moneyDecimals(display: Display, values: Values): number | undefined {
  if (display.kind !== "money") return undefined;
  if (display.digits !== "currency") return display.digits.maximum;
  const currency = currencyCode(display.currency, values);
  return currency === undefined
    ? 2
    : numberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
}
