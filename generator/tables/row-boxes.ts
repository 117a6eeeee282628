import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { TableDocument, TableKeyDocument } from "../constructs/documents.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import { finiteValues } from "./table-row.ts";
import { compareEdges, readEdge, showEdge, writtenEdge, type RangeEdge } from "./range-edge.ts";

type Path = readonly (string | number)[];
type RangeKey = Extract<TableKeyDocument, { readonly type: "range" }>;

/** A row whose keys could be read. */
export interface KeyedRow {
  readonly path: Path;
  /** The exact keys as one text: equal for equal keys. */
  readonly combination: string;
  /** The exact keys in words, by id. */
  readonly exact: ReadonlyMap<string, string>;
  /** Where it begins, by range key. */
  readonly edges: ReadonlyMap<string, RangeEdge>;
}

/**
 * Proves that the rows of a period hold every case once. The ranges of one combination of exact keys divide it into
 * boxes: the first from its minimum upward, each stretch of it by the next range, again from its minimum. So rows that
 * ascend, and begin anew at the minimum wherever an earlier range moves on, leave no gap and never overlap.
 * `isComplete`: no row was left out, so that a missing one is missing, and the first is the first.
 */
export function proveBoxes(
  document: TableDocument,
  rows: readonly KeyedRow[],
  path: Path,
  source: SourceDocument,
  units: UnitCatalog,
  isComplete: boolean,
): readonly Diagnostic[] {
  const groups = new Map<string, KeyedRow[]>();
  for (const row of rows) groups.set(row.combination, [...(groups.get(row.combination) ?? []), row]);
  const ranges = rangesOf(document);
  return [
    ...[...groups.values()].flatMap((group) => {
      const found = group.flatMap((row, index) => proveRow(ranges, row, group[index - 1], source, units));
      // Where rows are out of order or one was left out, the first is not where they begin.
      const isMixed = !isComplete || found.some(({ code }) => code === "table_range_order");
      return isMixed ? found.filter(({ code }) => code !== "table_range_start") : found;
    }),
    ...(isComplete ? proveComplete(document, groups, path, source) : []),
  ];
}

/** Rows of a period of changes that change the same case: only one of them could be meant. */
export function proveDistinct(
  document: TableDocument,
  rows: readonly KeyedRow[],
  source: SourceDocument,
): readonly Diagnostic[] {
  const ranges = rangesOf(document);
  const first = new Map<string, KeyedRow>();
  return rows.flatMap((row) => {
    const keys = `${row.combination} ${caseOf(row, ranges)}`;
    const other = first.get(keys);
    if (other === undefined) {
      first.set(keys, row);
      return [];
    }
    const related = [{ place: source.placeOf(other.path, "value"), message: "the other row" }];
    const place = source.placeOf(row.path, "value");
    return [diagnose("table_row_duplicate", { keys: caseOf(row, ranges) }, place, { related })];
  });
}

interface Range {
  readonly id: string;
  readonly key: RangeKey;
}

function rangesOf({ keys }: TableDocument): readonly Range[] {
  return Object.entries(keys).flatMap(([id, key]) => (key.type === "range" ? [{ id, key }] : []));
}

/** A row after the one before it in its combination. */
function proveRow(
  ranges: readonly Range[],
  row: KeyedRow,
  previous: KeyedRow | undefined,
  source: SourceDocument,
  units: UnitCatalog,
): readonly Diagnostic[] {
  const place = source.placeOf(row.path, "value");
  const moved = ranges.findIndex(({ id }) => orderOf(row, previous, id) !== 0);
  const movedRange = ranges[moved];
  if (previous !== undefined) {
    const related = [{ place: source.placeOf(previous.path, "value"), message: "the other row" }];
    if (movedRange === undefined) {
      const keys = caseOf(row, ranges);
      return [
        diagnose("table_row_duplicate", { keys: keys === "" ? "all cases" : keys }, place, { related }),
      ];
    }
    if (orderOf(row, previous, movedRange.id) < 0) {
      const values = {
        keys: subjectOf(row, ranges, moved),
        got: edgeText(row, movedRange.id),
        previous: edgeText(previous, movedRange.id),
      };
      return [diagnose("table_range_order", values, place, { related })];
    }
  }
  // What moves on within a stretch begins where it likes; every range after it begins anew.
  const anew = ranges.findIndex(({ id, key }, index) => {
    const [edge, least] = [row.edges.get(id), readEdge(key.min, key, units)];
    const begins = previous === undefined || index > moved;
    return begins && !(edge !== undefined && least !== undefined && compareEdges(edge, least) === 0);
  });
  const late = ranges[anew];
  if (late === undefined) return [];
  const values = {
    keys: subjectOf(row, ranges, anew),
    got: edgeText(row, late.id),
    want: String(late.key.min),
  };
  return [diagnose("table_range_start", values, place)];
}

function orderOf(row: KeyedRow, previous: KeyedRow | undefined, range: string): number {
  const [edge, before] = [row.edges.get(range), previous?.edges.get(range)];
  return edge === undefined || before === undefined ? 0 : compareEdges(edge, before);
}

function edgeText(row: KeyedRow, range: string): string {
  const edge = row.edges.get(range);
  return edge === undefined ? "" : writtenEdge(edge);
}

/** The case a row begins at, in words: `drug = cocaine, amount above 5`. */
function caseOf({ combination, edges }: KeyedRow, ranges: readonly Range[]): string {
  const begun = ranges.flatMap(({ id }) => {
    const edge = edges.get(id);
    return edge === undefined ? [] : [showEdge(id, edge)];
  });
  return [combination, ...begun].filter((part) => part !== "").join(", ");
}

/** What a problem of the range at `index` is about: the case around it, and the range where the case leaves it open. */
function subjectOf(row: KeyedRow, ranges: readonly Range[], index: number): string {
  const around = caseOf(row, ranges.slice(0, index));
  const name = ranges[index]?.id ?? "";
  if (around === "") return name;
  return ranges.length > 1 ? `${around}, ${name}` : around;
}

/** Walks through all combinations of exact keys; the first without a row is the counter-example. */
function proveComplete(
  { keys }: TableDocument,
  groups: ReadonlyMap<string, readonly KeyedRow[]>,
  path: Path,
  source: SourceDocument,
): readonly Diagnostic[] {
  const absent = combinations(keys, [...groups.values()].flat()).filter(
    (combination) => !groups.has(combination),
  );
  const [first] = absent;
  if (first === undefined) return [];
  const more = absent.length === 1 ? "" : ` (and ${absent.length - 1} more)`;
  const range = Object.entries(keys).find(([, key]) => key.type === "range");
  const anything = range === undefined ? "the one case it answers" : `any ${range[0]}`;
  return [
    diagnose(
      "table_row_missing",
      { keys: first === "" ? anything : first, more },
      source.placeOf(path, "key"),
    ),
  ];
}

/** Every combination that needs rows. */
function combinations(keys: TableDocument["keys"], rows: readonly KeyedRow[]): readonly string[] {
  let all: readonly string[] = [""];
  for (const [id, key] of Object.entries(keys)) {
    if (key.type === "range") continue;
    // Of days, those that any row names.
    const values = finiteValues(key) ?? [...new Set(rows.map(({ exact }) => exact.get(id) ?? ""))];
    all = all.flatMap((before) =>
      values.map((value) => (before === "" ? `${id} = ${value}` : `${before}, ${id} = ${value}`)),
    );
  }
  return all;
}
