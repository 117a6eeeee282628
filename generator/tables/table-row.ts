import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../presentation/nearest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type {
  CitationDocument,
  TableCell,
  TableDocument,
  TableKeyDocument,
} from "../constructs/documents.ts";

type Path = readonly (string | number)[];
type RowDocument = TableDocument["periods"][number]["rows"][number];

/** A row with a cell for each key and column: as it is written, or what a row with a key across says for one value of it. */
export interface TableRow {
  /** Where it is written: the row, or the cell under the key across. */
  readonly path: Path;
  /** By key or column id; none where it was left out. */
  readonly cells: ReadonlyMap<string, PlacedCell>;
  /** What it cites in the place of its period's citation. */
  readonly citation?: PlacedCitation;
}
export interface PlacedCell {
  readonly value: TableCell;
  readonly path: Path;
}
export interface PlacedCitation {
  readonly document: CitationDocument;
  readonly path: Path;
}

/** The rows that a written row stands for: itself, or with a key across one for each value of that key it has a cell for. */
export function rowsOf(document: TableDocument, row: RowDocument, path: Path): readonly TableRow[] {
  const { across, columns } = document;
  const parts = partsOf(row, partNames(document), path);
  const own = citationOf(row, path);
  const citation = own === undefined ? {} : { citation: own };
  if (across === undefined) return [{ path, cells: cellsOf(parts), ...citation }];
  const others = [...cellsOf(parts)].filter(([name]) => name in document.keys);
  return valuesAcross(document).flatMap((value): readonly TableRow[] => {
    const part = parts.get(value);
    if (part === undefined) return [];
    const cited = isCell(part.value) ? undefined : citationOf(part.value, part.path);
    const under = cellsUnder(part, Object.keys(columns));
    return [
      {
        path: part.path,
        cells: new Map([...others, [across, { value, path: part.path }], ...under]),
        ...(cited === undefined ? citation : { citation: cited }),
      },
    ];
  });
}

/** Reports a row, or a cell under a key across, that has too few or too many parts, or some that go by no name. */
export function checkParts(
  document: TableDocument,
  row: RowDocument,
  path: Path,
  source: SourceDocument,
  isChange: boolean,
): readonly Diagnostic[] {
  const names = partNames(document);
  if (isList(row) && row.length !== names.length) {
    const values = { got: row.length, want: names.length, names: names.join(", ") };
    return [diagnose("table_row_length", values, source.placeOf(path, "value"))];
  }
  const columns = Object.keys(document.columns);
  const across = document.across === undefined ? [] : valuesAcross(document);
  const parts = partsOf(row, names, path);
  const unknown = unknownNames(row, names, path, source);
  // A cell of another name may be the one that seems to be missing.
  const empty = unknown.length > 0 || isChange ? [] : across.filter((name) => !parts.has(name));
  const under = [...parts].flatMap(([name, { value, path: own }]) => {
    if (!names.includes(name)) return [];
    const wanted = across.includes(name) ? columns : [name];
    const isRight = isCell(value)
      ? value === null || wanted.length === 1
      : across.includes(name) && (!isList(value) || value.length === wanted.length);
    return isRight
      ? isCell(value)
        ? []
        : unknownNames(value, columns, own, source)
      : [diagnose("table_cell_parts", { name, names: wanted.join(", ") }, source.placeOf(own, "value"))];
  });
  return [
    ...unknown,
    ...empty.map((name) => diagnose("table_cell_missing", { name }, source.placeOf(path, "value"))),
    ...under,
  ];
}

/** Reports parts of a map that go by none of these names. */
function unknownNames(
  parts: Parts,
  names: readonly string[],
  path: Path,
  source: SourceDocument,
): readonly Diagnostic[] {
  return (isList(parts) ? [] : Object.keys(parts)).flatMap((name) => {
    if (names.includes(name) || name === "citation") return [];
    const suggestion = nearest(name, names);
    const place = source.placeOf([...path, name], "key");
    return [diagnose("table_cell_unknown", { name }, place, { suggestion })];
  });
}

/** The names a row's parts go by, in their order: keys and columns, or values of a key across in the place of columns. */
function partNames(document: TableDocument): readonly string[] {
  const { across, keys, columns } = document;
  return across === undefined
    ? [...Object.keys(keys), ...Object.keys(columns)]
    : [...Object.keys(keys).filter((id) => id !== across), ...valuesAcross(document)];
}

function valuesAcross({ across = "", keys }: TableDocument): readonly string[] {
  const key = keys[across];
  return (key === undefined ? undefined : finiteValues(key)) ?? [];
}

/** The values of a key that has so many and no more; undefined of days and ranges. */
export function finiteValues(key: TableKeyDocument): readonly string[] | undefined {
  switch (key.type) {
    case "choice":
      return key.options;
    case "boolean":
      return ["true", "false"];
    case "integer":
      return Array.from({ length: Math.max(key.max - key.min + 1, 0) }, (_, index) =>
        String(key.min + index),
      );
    case "date":
    case "range":
      return undefined;
  }
}

/** The parts of a row, or of a cell with several: a list in the order of their names, or a map. */
type Parts = RowDocument | Exclude<RowPart, TableCell>;
type RowPart = Extract<RowDocument, readonly unknown[]>[number];
interface PlacedPart {
  readonly value: RowPart;
  readonly path: Path;
}

function partsOf(parts: Parts, names: readonly string[], path: Path): ReadonlyMap<string, PlacedPart> {
  if (isList(parts))
    return new Map(
      names.flatMap((name, index) => {
        const value = parts[index];
        return value === undefined ? [] : [[name, { value, path: [...path, index] }]];
      }),
    );
  const { citation: _, ...named } = parts;
  return new Map(Object.entries(named).map(([name, value]) => [name, { value, path: [...path, name] }]));
}

function cellsOf(parts: ReadonlyMap<string, PlacedPart>): ReadonlyMap<string, PlacedCell> {
  return new Map(
    [...parts].flatMap(([name, { value, path }]) => (isCell(value) ? [[name, { value, path }]] : [])),
  );
}

/** The cells of the columns under a value of a key across; an empty one leaves every column empty. */
function cellsUnder(
  { value, path }: PlacedPart,
  columns: readonly string[],
): ReadonlyMap<string, PlacedCell> {
  return isCell(value)
    ? new Map(columns.map((column) => [column, { value, path }]))
    : cellsOf(partsOf(value, columns, path));
}

function citationOf(parts: Parts, path: Path): PlacedCitation | undefined {
  if (isList(parts) || parts.citation === undefined) return undefined;
  return { document: parts.citation, path: [...path, "citation"] };
}

function isCell(part: RowPart): part is TableCell {
  return part === null || typeof part !== "object";
}

function isList(parts: Parts): parts is Extract<Parts, readonly unknown[]> {
  return Array.isArray(parts);
}
