import type { Place } from "../diagnostics/diagnostic.ts";
import type { Path } from "./nodes.ts";
import type { SourceDocument } from "./source-document.ts";

/** Where a piece of a composed document was written. */
export interface Origin {
  readonly source: SourceDocument;
  readonly path: Path;
  /** What was written otherwise there, by the path below `path`. */
  readonly edits?: ReadonlyMap<string, readonly Edit[]>;
}
/** A stretch of a text that has another length than where it was written. Offsets are those of the text as it is now. */
export interface Edit {
  readonly start: number;
  readonly length: number;
  readonly writtenLength: number;
}

/** A path as the key of a map. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/**
 * A document made of pieces of several files. Each place is where its piece was written: in `main`, where that has
 * the path, else where the nearest of `origins` at or above the path says.
 */
export function composeDocument(
  main: SourceDocument,
  value: unknown,
  origins: ReadonlyMap<string, Origin>,
): SourceDocument {
  const originOf = (path: Path): Origin & { readonly rest: Path } => {
    for (let length = path.length; length > 0 && !holds(main.value, path); length -= 1) {
      const origin = origins.get(pathKey(path.slice(0, length)));
      if (origin !== undefined) return { ...origin, rest: path.slice(length) };
    }
    return { source: main, path: [], rest: path };
  };
  const files = new Map(
    [main, ...[...origins.values()].map(({ source }) => source)].map((each) => [each.file, each]),
  );
  return {
    file: main.file,
    text: main.text,
    textOf: (file) => files.get(file)?.textOf(file) ?? "",
    value,
    placeOf: (path, part): Place => {
      const { source, path: written, rest } = originOf(path);
      return source.placeOf([...written, ...rest], part);
    },
    formulaPlace: (path, start, end): Place => {
      const { source, path: written, rest, edits } = originOf(path);
      const changed = edits?.get(pathKey(rest)) ?? [];
      return source.formulaPlace([...written, ...rest], writtenAt(start, changed), writtenAt(end, changed));
    },
  };
}

/** The offset in the text as it was written. */
function writtenAt(offset: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { start, length, writtenLength } of edits) {
    if (offset >= start + length) shift += writtenLength - length;
    else if (offset > start) return start + shift + Math.min(offset - start, writtenLength);
  }
  return offset + shift;
}

/** Whether plain data has something at a path. */
function holds(value: unknown, path: Path): boolean {
  let part = value;
  for (const step of path) {
    if (part === null || typeof part !== "object" || !Object.hasOwn(part, step)) return false;
    part = new Map<string, unknown>(Object.entries(part)).get(String(step));
  }
  return true;
}
