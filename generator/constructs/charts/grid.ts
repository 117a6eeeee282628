import type { GridChart } from "../../runtime/kinds/grid-chart.ts";
import { closed, formula, id, oneOfTexts, type Static } from "../schema.ts";
import { termUnits } from "../../runtime/term.ts";
import type { ChartContext, ChartKind } from "./chart-kind.ts";
import { ofEveryChart } from "./chart-when.ts";
import { cellsId } from "./grid-cells.ts";

const schema = closed(
  {
    kind: oneOfTexts(["grid"], "`grid`."),
    of: id("A formula that looks up a row: its table is drawn, and its row is the cell that is marked."),
    down: id("The key of the table that has a line for each of its values."),
    across: id("The key that has a column for each of its values. All other keys are those of the lookup."),
    cell: formula(
      "What a cell holds, mostly a column: `row.lowest` where `of` is `row`. Here it is the row of each cell.",
    ),
    unit: oneOfTexts(
      termUnits,
      "Where cells hold terms: the unit most are in, which is then left out and named in the title.",
    ),
    ...ofEveryChart,
  },
  ["kind", "of", "down", "across", "cell"],
);
export type GridDocument = Static<typeof schema>;

/** The cells of a table, with the visitor's marked. */
export const grid: ChartKind<GridDocument, GridChart> = {
  id: "grid_chart",
  title: "Grid",
  summary:
    "A table laid out by two of its keys, with the cell that a lookup found marked. Where the table has more keys, and for its dates, those of the lookup count. " +
    "A marked cell without an official source has a dashed border. `heads` in the words may name options shorter than their labels.",
  schema,
  example: `charts:
  terms: { kind: grid, of: found, down: range, across: level, cell: "month_term(found.lowest, found.highest)", unit: month }
`,

  resolve: resolveGrid,
  texts: () => [{ key: "heads.*", required: false }],
  reads: ({ rows }) => [rows],
  component: () => ({ name: "GridChart", from: "charts/grid-chart.tsx" }),
  placesAnswer: true,
};

/** The cells are typed beside the formulas, where what is wrong with them was reported. */
function resolveGrid({ down, across, unit }: GridDocument, context: ChartContext): GridChart | undefined {
  const rows = cellsId(context.id);
  const displayOf = (column: string): ChartContext["displays"][string] | undefined =>
    context.displays[`${rows}.${column}`];
  const [downDisplay, acrossDisplay, cell] = ["down", "across", "cell"].map(displayOf);
  if (downDisplay === undefined || acrossDisplay === undefined || cell === undefined) return undefined;
  if (unit !== undefined && cell.kind !== "term")
    context.reporter.reportKey("grid_unit", {}, [...context.path, "unit"]);
  return {
    id: context.id,
    kind: "grid",
    rows,
    down: { id: down, display: downDisplay },
    across: { id: across, display: acrossDisplay },
    cell,
    ...(unit === undefined ? {} : { unit }),
  };
}
