import { isAlias, isCollection, isMap, isScalar, isSeq, type Document, type Pair } from "yaml";

export type Path = readonly (string | number)[];

/** What stands at a path: the node and, in a map, the entry that holds it. An alias stands for itself. */
export interface Found {
  readonly node: unknown;
  readonly pair?: Pair;
}

/** Finds what stands at `path`; undefined when nothing does. */
export function find(yaml: Document, path: Path): Found | undefined {
  let found: Found = { node: yaml.contents };
  for (const step of path) {
    const holder = followAlias(yaml, found.node);
    if (isMap(holder)) {
      const pair = holder.items.find(({ key }) => keyText(key) === String(step));
      if (pair === undefined) return undefined;
      found = { node: pair.value, pair };
    } else if (isSeq(holder) && Number(step) < holder.items.length) {
      found = { node: holder.items[Number(step)] };
    } else return undefined;
  }
  return found;
}

/** The node an alias stands for; any other node itself. */
export function followAlias(yaml: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(yaml) : node;
}

/** A key as text; keys are text whatever they look like. */
export function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}

/** Where a node begins and where its value ends. */
export function rangeOf(node: unknown): readonly [start: number, end: number] | undefined {
  if (!isScalar(node) && !isCollection(node) && !isAlias(node)) return undefined;
  const { range } = node;
  return range === null || range === undefined ? undefined : [range[0], range[1]];
}
