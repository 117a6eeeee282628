import { listed } from "../../diagnostics/listed.ts";
import { showType } from "../../formula/index.ts";
import type { HistoryChart } from "../../runtime/kinds/history-chart.ts";
import { readDigits } from "../display.ts";
import { namedTable } from "../named-table.ts";
import { closed, id, oneOfTexts, reference, tableId, type Static } from "../schema.ts";
import type { TableModel } from "../table-model.ts";
import { digits } from "../values/digits.ts";
import { displayOfName, type ChartContext, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["history"], "`history`."),
    value: id("The number whose past is shown."),
    digits: reference(digits),
    table: tableId("The table: its keys are a `date` and a choice, its only column a number."),
    row: id("An input or formula: the option of the table's choice whose figures are drawn."),
    per: id("Another: each day's figure is divided by that of this option."),
    ...ofEveryChart,
  },
  ["kind", "value", "table", "row"],
);
type HistoryDocument = Static<typeof schema>;

/** What a value was on the days that a table keeps. */
export const history: ChartKind<HistoryDocument, HistoryChart> = {
  id: "history_chart",
  title: "History",
  summary:
    "A number over the days that a table has figures of, with its least, greatest and last in words: `finding` in the words says them. The figures are fetched once the chart is near the screen, " +
    "so that a table may have many. A day without a figure is passed over.",
  schema,
  example: `charts:
  past: { kind: history, value: rate, digits: { significant: 5 }, table: rate_days, row: to, per: from, when: from != to }
`,

  resolve: resolveHistory,
  texts: () => [{ key: "finding", required: true, names: findingNames }],
  reads: ({ value, row, per }) => [value, row, ...(per === undefined ? [] : [per])],
  fetches: ({ table }) => table,
  component: () => ({ name: "HistoryChart", from: "charts/history-chart.tsx" }),
};

/** What a `finding` may name besides the calculator's values. */
const findingNames = ["least", "least_day", "greatest", "greatest_day", "last", "last_day"];

function resolveHistory(document: HistoryDocument, context: ChartContext): HistoryChart | undefined {
  const { id: chart, names, path, reporter, sharedSpecs } = context;
  const { value, row, per } = document;
  const display = displayOfName(context, value, [...path, "value"]);
  const found = namedTable(document.table, [...path, "table"], context);
  const table = found === undefined ? undefined : sharedSpecs.table(found);
  if (display === undefined || table === undefined) return undefined;
  const unfit = unfitTable(table);
  if (unfit !== undefined)
    return reporter.report("history_table", { table: table.id, reason: unfit }, [...path, "table"]);
  if (display.kind !== "number") {
    const got = names.get(value)?.type;
    const want = { want: "a number without unit", where: "in a history" };
    return reporter.report(
      "type_mismatch",
      { ...want, got: got === undefined ? display.kind : showType(got) },
      [...path, "value"],
    );
  }
  const areChoices = [
    isChoiceOf(row, table, "row", context),
    per === undefined || isChoiceOf(per, table, "per", context),
  ];
  if (areChoices.includes(false)) return undefined;
  return {
    id: chart,
    kind: "history",
    value,
    display: { ...display, digits: readDigits(document.digits) ?? display.digits },
    table: table.path,
    row,
    ...(per === undefined ? {} : { per }),
  };
}

/** Whether a name is a choice of options that the table has; what is none is reported. */
function isChoiceOf(name: string, table: TableModel, key: "row" | "per", context: ChartContext): boolean {
  const place = [...context.path, key];
  const display = displayOfName(context, name, place);
  const type = context.names.get(name)?.type;
  if (display === undefined || type === undefined) return false;
  const options = Object.values(table.keyTypes).flatMap((keyType) =>
    keyType.kind === "choice" ? keyType.options : [],
  );
  if (type.kind === "choice" && type.options.every((option) => options.includes(option))) return true;
  context.reporter.report(
    "type_mismatch",
    {
      want: `a choice of ${listed(options.slice(0, 3))} and so on`,
      where: "in a history",
      got: showType(type),
    },
    place,
  );
  return false;
}

/** Why a table has no days to draw. */
function unfitTable({ keys, keyTypes, columns, periods }: TableModel): string | undefined {
  const kinds = keys.map(({ id: key }) => keyTypes[key]?.kind);
  if (keys.length !== 2 || !kinds.includes("date") || !kinds.includes("choice"))
    return "its keys are no `date` and choice";
  if (
    Object.values(columns)
      .map(({ kind }) => kind)
      .join(" ") !== "number"
  )
    return "it has not one column of numbers";
  return periods.length > 1 ? "it has several periods" : undefined;
}
