import type { Scalar } from "./answer.ts";
import { reaches, type RowEdges } from "./table.ts";

/** Whether `value` lies in a row, where rows may begin just above their edge: on such an edge lies the row before. */
export function reachesOrPasses(value: Scalar | undefined, row: RowEdges, key: string): boolean {
  // What both reaches the edge and is reached by it lies on it, whatever doubles make of it.
  return (
    reaches(value, row, key) &&
    !(row.above?.includes(key) === true && reaches(row.keys[key], { keys: { [key]: value ?? null } }, key))
  );
}
