import type { TableCell, TableKeyDocument } from "../constructs/documents.ts";
import type { UnitCatalog } from "../constructs/units.ts";
import type { Scalar } from "../runtime/answer.ts";
import { kindOfKey, readCell } from "./table-cells.ts";

/** Where a row of a range begins: at a value, itself included, or just above it. */
export interface RangeEdge {
  /** As carried. */
  readonly value: Scalar;
  readonly isAbove: boolean;
  /** As written, without `above`. */
  readonly text: string;
}

/** Reads a range key's cell or `min`, `50` or `above 50`; undefined when it is neither. */
export function readEdge(cell: TableCell, key: TableKeyDocument, units: UnitCatalog): RangeEdge | undefined {
  const written = String(cell ?? "").trim();
  const text = written.replace(/^above\s+/, "");
  const value = readCell(text, kindOfKey(key), units);
  return value === undefined ? undefined : { value, isAbove: text !== written, text };
}

/** Negative when `one` begins below `other`: an edge comes before what is above it. */
export function compareEdges(one: RangeEdge, other: RangeEdge): number {
  const [a, b] = [one.value, other.value];
  const order =
    typeof a === "number" && typeof b === "number"
      ? a - b
      : typeof a === "string" && typeof b === "string"
        ? Number(a > b) - Number(a < b)
        : 0;
  return order === 0 ? Number(one.isAbove) - Number(other.isAbove) : order;
}

/** An edge of a key in words: `amount = 5`, `amount above 5`. */
export function showEdge(key: string, { isAbove, text }: RangeEdge): string {
  return `${key} ${isAbove ? "above" : "="} ${text}`;
}

/** An edge as it is written: `5`, `above 5`. */
export function writtenEdge({ isAbove, text }: RangeEdge): string {
  return isAbove ? `above ${text}` : text;
}
