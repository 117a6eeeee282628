import type { ChartDocument } from "../constructs/documents.ts";
import { showType } from "../formula/index.ts";
import type { Band, ChartDescription, ColumnDescription, Display } from "../runtime/description.ts";
import { findTable } from "./shared-specs.ts";
import type { TableModel } from "./model.ts";
import type { Path } from "../constructs/reporter.ts";
import type { ResolveContext } from "./statements.ts";

/** Resolves every chart; names it cannot draw are reported where they stand. */
export function resolveCharts(
  context: ResolveContext,
  displays: Readonly<Record<string, Display>>,
): readonly ChartDescription[] {
  return Object.entries(context.document.charts ?? {}).flatMap(([id, document]) => {
    const chart = resolveChart(context, id, document, displays);
    return chart === undefined ? [] : [chart];
  });
}

function resolveChart(
  context: ResolveContext,
  id: string,
  document: ChartDocument,
  displays: Readonly<Record<string, Display>>,
): ChartDescription | undefined {
  const path = ["charts", id];
  const known = (name: string, place: Path): Display | undefined => {
    const display = displays[name];
    if (display !== undefined) return display;
    const found = context.names.get(name);
    if (found === undefined)
      context.reporter.report("unknown_name", { name }, place, name, Object.keys(displays));
    // A name whose own formula is broken was reported there.
    else if (found.type !== undefined)
      context.reporter.report(
        "type_mismatch",
        { want: "a single value that can be shown", where: "in a chart", got: showType(found.type) },
        place,
      );
    return undefined;
  };
  switch (document.kind) {
    case "area":
    case "line":
    case "bar": {
      const column = (name: string, place: Path): ColumnDescription[] => {
        const display = displays[`${document.over}.${name}`];
        if (display !== undefined) return [{ id: name, display }];
        const columns = Object.keys(displays).flatMap((each) =>
          each.startsWith(`${document.over}.`) ? [each.slice(document.over.length + 1)] : [],
        );
        if (columns.length > 0 && !hasUnknownUnit(context, document.over, name))
          context.reporter.report("unknown_column", { name, table: document.over }, place, name, columns);
        return [];
      };
      const over = context.names.get(document.over);
      if (over === undefined)
        context.reporter.report("unknown_name", { name: document.over }, [...path, "over"], document.over, [
          ...context.names.keys(),
        ]);
      else if (over.type !== undefined && over.type.kind !== "rows")
        context.reporter.report("not_a_table", { name: document.over }, [...path, "over"]);
      const [x] = column(document.x, [...path, "x"]);
      const y = document.y.flatMap((name, index) => column(name, [...path, "y", index]));
      return x === undefined || y.length === 0
        ? undefined
        : { id, kind: document.kind, over: document.over, x, y, stacked: document.stacked ?? false };
    }
    case "parts": {
      const of = document.of.flatMap((name, index) => {
        const display = known(name, [...path, "of", index]);
        return display === undefined ? [] : [{ id: name, display }];
      });
      return { id, kind: "parts", of };
    }
    case "gauge": {
      const display = known(document.value, [...path, "value"]);
      const found = findTable(context.sharedSpecs, context.calculator, document.table);
      const lookups = Object.values(context.document.formulas ?? {}).flatMap((formula) =>
        typeof formula === "object" && "lookup" in formula ? [formula.lookup] : [],
      );
      // A table that a formula looks up was missed there.
      if (found === undefined && !lookups.includes(document.table))
        context.reporter.report(
          "unknown_table",
          { name: document.table },
          [...path, "table"],
          document.table,
          context.sharedSpecs.tableIds(),
        );
      const table = found === undefined ? undefined : context.sharedSpecs.table(found);
      if (display === undefined || table === undefined) return undefined;
      const [chooser] = Object.entries(document.keys ?? {});
      const exact = table.keys.filter(({ kind }) => kind === "exact").map((key) => key.id);
      if (chooser !== undefined && !exact.includes(chooser[0]))
        context.reporter.report(
          "lookup_key_unknown",
          { key: chooser[0], table: table.id },
          [...path, "keys", chooser[0]],
          chooser[0],
          exact,
          "key",
        );
      if (chooser !== undefined) known(chooser[1], [...path, "keys", chooser[0]]);
      const missing = exact.find((key) => key !== chooser?.[0]);
      if (missing !== undefined)
        context.reporter.report(
          "lookup_key_missing",
          { key: missing, table: table.id },
          path,
          undefined,
          [],
          "key",
        );
      const columns = Object.keys(table.columns);
      if (!columns.includes(document.column))
        context.reporter.report(
          "unknown_column",
          { name: document.column, table: table.id },
          [...path, "column"],
          document.column,
          columns,
        );
      return {
        id,
        kind: "gauge",
        value: document.value,
        display,
        from: document.from,
        to: document.to,
        set: document.column,
        bands: bandsOf(table, chooser?.[0], document.column),
        ...(chooser === undefined ? {} : { bandsBy: chooser[1] }),
      };
    }
    case "triangle": {
      const shown = [
        ...document.sides.map((name, index) => known(name, [...path, "sides", index])),
        ...document.angles.map((name, index) => known(name, [...path, "angles", index])),
      ];
      const [a, b, c] = document.sides;
      const [alpha, beta, gamma] = document.angles;
      const [display] = shown;
      const angleDisplay = shown[3];
      if (
        a === undefined ||
        b === undefined ||
        c === undefined ||
        alpha === undefined ||
        beta === undefined ||
        gamma === undefined
      )
        return undefined;
      if (display === undefined || angleDisplay === undefined) return undefined;
      return { id, kind: "triangle", sides: [a, b, c], angles: [alpha, beta, gamma], display, angleDisplay };
    }
  }
}

/** Whether a column has a unit there is none of: that was reported where it is written. */
function hasUnknownUnit(
  { document, sharedSpecs }: ResolveContext,
  schedule: string,
  column: string,
): boolean {
  const written = document.schedules?.[schedule];
  const own = written !== undefined && "columns" in written ? written.columns[column] : undefined;
  const unit = typeof own === "object" ? own.unit : undefined;
  return unit !== undefined && sharedSpecs.units.unit(unit) === undefined;
}

/** The bands of a table's range key, by the value of its exact key. */
function bandsOf(
  table: TableModel,
  exact: string | undefined,
  column: string,
): Readonly<Record<string, readonly Band[]>> {
  const range = table.keys.find(({ kind }) => kind === "range");
  const bands: Record<string, Band[]> = {};
  for (const row of table.periods.at(-1)?.rows ?? []) {
    const group = exact === undefined ? "" : String(row.keys[exact]);
    const from = range === undefined ? undefined : row.keys[range.id];
    const list = (bands[group] ??= []);
    list.push({
      option: String(row.values[column]),
      ...(typeof from === "number" && list.length > 0 ? { from } : {}),
    });
  }
  return bands;
}
