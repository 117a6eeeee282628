import type { TableModel } from "../constructs/table-model.ts";
import type { HistoryFigures } from "../runtime/kinds/history-chart.ts";

/** Where the figures of a table of days lie. */
export function historyPath({ path }: TableModel): string {
  return `generated/histories/${path}.json`;
}

/** The figures of a table of days as data, an option a line: a browser fetches them by themselves. */
export function emitHistory({ keys, keyTypes, columns, periods }: TableModel): string {
  const [day, option] = ["date", "choice"].map(
    (kind) => keys.find(({ id }) => keyTypes[id]?.kind === kind)?.id ?? "",
  );
  const [column = ""] = Object.keys(columns);
  const rows = periods[0]?.rows ?? [];
  const days = [...new Set(rows.map((row) => String(row.keys[day ?? ""])))].toSorted();
  const figures = new Map<string, (number | null)[]>();
  for (const { keys: at, values } of rows) {
    const own = String(at[option ?? ""]);
    const list = figures.get(own) ?? days.map(() => null);
    const value = values[column];
    list[days.indexOf(String(at[day ?? ""]))] = typeof value === "number" ? value : null;
    figures.set(own, list);
  }
  const lines = [...figures].map(([own, list]) => `${JSON.stringify(own)}:${JSON.stringify(list)}`);
  const of = { days: JSON.stringify(days), figures: `{\n${lines.join(",\n")}}` } satisfies Record<
    keyof HistoryFigures,
    string
  >;
  return `{"days":${of.days},\n"figures":${of.figures}}\n`;
}
