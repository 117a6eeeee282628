import { pathKey, type Edit } from "../read/composed-document.ts";
import type { Path } from "../constructs/reporter.ts";

/** Keys whose texts name no input, formula or schedule. */
const plainKeys: ReadonlySet<string> = new Set([
  "as",
  "citation",
  "dimension",
  "group",
  "kind",
  "options",
  "precision",
  "region_units",
  "source",
  "style",
  "tones",
  "type",
  "unit",
  "units",
]);

/** A text between quotes, or a name that is no column of a row and no function. */
const nameOrQuoted = /"[^"]*"|(?<![\w.])[a-z]\w*(?!\w|\s*\()/g;

/** Every name that a piece of a specification may mention: more than it does, never fewer. */
export function namesIn(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === "string") {
      for (const [found] of part.matchAll(nameOrQuoted)) names.add(found);
    } else if (Array.isArray(part)) part.forEach(visit);
    else if (part !== null && typeof part === "object")
      for (const [key, inner] of Object.entries(part)) if (!plainKeys.has(key)) visit(inner);
  };
  visit(value);
  return names;
}

/** A piece with other names in its formulas and lists, and where its texts have changed, by path. */
export interface Renamed {
  readonly value: unknown;
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
}

/** Puts other names into a piece of a specification. */
export function renameIn(value: unknown, names: ReadonlyMap<string, string>): Renamed {
  const edits = new Map<string, readonly Edit[]>();
  const visit = (part: unknown, path: Path): unknown => {
    if (typeof part === "string") {
      const renamed = renameText(part, names);
      if (renamed.edits.length > 0) edits.set(pathKey(path), renamed.edits);
      return renamed.text;
    }
    if (Array.isArray(part)) return part.map((inner: unknown, index) => visit(inner, [...path, index]));
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [
        key,
        plainKeys.has(key) ? inner : visit(inner, [...path, key]),
      ]),
    );
  };
  return { value: names.size === 0 ? value : visit(value, []), edits };
}

function renameText(
  text: string,
  names: ReadonlyMap<string, string>,
): { readonly text: string; readonly edits: readonly Edit[] } {
  const edits: Edit[] = [];
  let shift = 0;
  const renamed = text.replaceAll(nameOrQuoted, (found, offset: number) => {
    const name = names.get(found);
    if (name === undefined) return found;
    edits.push({ start: offset + shift, length: name.length, writtenLength: found.length });
    shift += name.length - found.length;
    return name;
  });
  return { text: renamed, edits };
}
