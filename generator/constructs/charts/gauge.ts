import { listed } from "../../diagnostics/listed.ts";
import { bandTones } from "../../runtime/chart-color.ts";
import type { Band, GaugeChart } from "../../runtime/kinds/gauge-chart.ts";
import { closed, id, mapOf, number, oneOfTexts, tableId, type Static } from "../schema.ts";
import { showType } from "../../formula/index.ts";
import { namedTable } from "../named-table.ts";
import type { TableModel } from "../table-model.ts";
import { displayOfName, type ChartContext, type ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";

const schema = closed(
  {
    kind: oneOfTexts(["gauge"], "`gauge`."),
    value: id("The value shown."),
    table: tableId("The table; it has a range key."),
    keys: {
      ...mapOf(id("An input or formula."), "Where the table also has an exact key: what chooses its rows."),
      maxProperties: 1,
    },
    column: id("The column that names each band, a choice."),
    beside: id(
      "A quantity that grows with the value in proportion, such as the weight at one height: its own scale is drawn below.",
    ),
    from: number("Where the scale begins."),
    to: number("Where the scale ends."),
    tones: mapOf(
      oneOfTexts(bandTones, "`good`, `caution` or `bad`."),
      "What a band means for the reader, by option of the column. A good band is green; one without a tone is neutral.",
    ),
    ...ofEveryChart,
  },
  ["kind", "value", "table", "column", "from", "to"],
);
type GaugeDocument = Static<typeof schema>;

/** A value on a scale of named ranges. */
export const gauge: ChartKind<GaugeDocument, GaugeChart> = {
  id: "gauge_chart",
  title: "Gauge",
  summary: "A value on a scale that a table's ranges divide into named bands.",
  schema,
  example: `charts:
  scale: { kind: gauge, value: bmi, beside: weight, table: bmi_class, keys: { standard: standard }, column: class, from: 15, to: 42, tones: { normal: good, obesity: bad } }
`,

  resolve: resolveGauge,
  reads: ({ value, bandsBy, beside }) => [
    value,
    ...(bandsBy === undefined ? [] : [bandsBy]),
    ...(beside === undefined ? [] : [beside.id]),
  ],
  component: () => ({ name: "GaugeChart", from: "charts/gauge-chart.tsx" }),
  placesAnswer: true,
};

function resolveGauge(document: GaugeDocument, context: ChartContext): GaugeChart | undefined {
  const { path, reporter, sharedSpecs } = context;
  const { value, column, from, to } = document;
  const display = displayOfName(context, value, [...path, "value"]);
  const beside = besideOf(document, context);
  const found = namedTable(document.table, [...path, "table"], context);
  const table = found === undefined ? undefined : sharedSpecs.table(found);
  if (display === undefined || table === undefined) return undefined;
  const [chooser] = Object.entries(document.keys ?? {});
  checkChooser(chooser, table, context);
  const unfit = unfitScale(table);
  if (unfit !== undefined)
    reporter.report("gauge_scale", { table: table.id, reason: unfit }, [...path, "table"]);
  const columns = Object.keys(table.columns);
  if (!columns.includes(column))
    reporter.report(
      "unknown_column",
      { name: column, table: table.id },
      [...path, "column"],
      column,
      columns,
    );
  checkTones(document, table, context);
  return {
    id: context.id,
    kind: "gauge",
    value,
    display,
    ...(beside === undefined ? {} : { beside }),
    from,
    to,
    set: column,
    bands: bandsOf(table, chooser?.[0], document),
    ...(chooser === undefined ? {} : { bandsBy: chooser[1] }),
  };
}

/** The quantity whose scale is drawn below; undefined after reporting what is none. */
function besideOf({ beside }: GaugeDocument, context: ChartContext): GaugeChart["beside"] {
  if (beside === undefined) return undefined;
  const { names, path } = context;
  const place = [...path, "beside"];
  const type = names.get(beside)?.type;
  const display = displayOfName(context, beside, place);
  if (display === undefined || type === undefined) return undefined;
  if (display.kind === "quantity") return { id: beside, display };
  return context.reporter.report(
    "type_mismatch",
    { want: "a quantity", where: "beside a gauge", got: showType(type) },
    place,
  );
}

/** Reports a key the table has not, and an exact key that nothing chooses. */
function checkChooser(
  chooser: readonly [key: string, name: string] | undefined,
  table: TableModel,
  context: ChartContext,
): void {
  const { path, reporter } = context;
  const exact = table.keys.filter(({ kind }) => kind === "exact").map((key) => key.id);
  if (chooser !== undefined) {
    const [key, name] = chooser;
    const place = [...path, "keys", key];
    if (!exact.includes(key))
      reporter.reportKey("lookup_key_unknown", { key, table: table.id }, place, key, exact);
    displayOfName(context, name, place);
  }
  const missing = exact.find((key) => key !== chooser?.[0]);
  if (missing !== undefined)
    reporter.reportKey("lookup_key_missing", { key: missing, table: table.id }, path);
}

/** Why a table's rows are no bands of one scale. */
function unfitScale({ keys, keyTypes, periods }: TableModel): string | undefined {
  const ranges = keys.filter(({ kind }) => kind === "range");
  const [range] = ranges;
  if (range === undefined) return "it has no range key";
  if (ranges.length > 1) return "it has several range keys";
  if (keyTypes[range.id]?.kind !== "number") return `\`${range.id}\` is no range of numbers`;
  const isAbove = periods.at(-1)?.rows.some(({ above }) => above !== undefined) ?? false;
  return isAbove ? "one of its rows begins above its value" : undefined;
}

/** Reports a tone of an option that the column has not. */
function checkTones({ column, tones = {} }: GaugeDocument, table: TableModel, context: ChartContext): void {
  const type = table.columns[column];
  const options = type?.kind === "choice" ? type.options : [];
  for (const option of Object.keys(tones)) {
    if (!options.includes(option))
      context.reporter.reportKey(
        "unknown_option",
        { option, options: listed(options) },
        [...context.path, "tones", option],
        option,
        options,
      );
  }
}

/** The bands of a table's range key, by the value of its exact key. */
function bandsOf(
  table: TableModel,
  exact: string | undefined,
  { column, tones = {} }: GaugeDocument,
): Readonly<Record<string, readonly Band[]>> {
  const range = table.keys.find(({ kind }) => kind === "range");
  const bands: Record<string, Band[]> = {};
  for (const row of table.periods.at(-1)?.rows ?? []) {
    const group = exact === undefined ? "" : String(row.keys[exact]);
    const from = range === undefined ? undefined : row.keys[range.id];
    const list = (bands[group] ??= []);
    const option = String(row.values[column]);
    const tone = tones[option];
    list.push({
      option,
      ...(tone === undefined ? {} : { tone }),
      ...(typeof from === "number" && list.length > 0 ? { from } : {}),
    });
  }
  return bands;
}
