import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Alias,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

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

/** What to do with each node of a document. `around`: the collections it is in. */
export interface NodeVisitor {
  readonly scalar?: (node: Scalar, isKey: boolean) => void;
  readonly list?: (node: YAMLSeq) => void;
  readonly map?: (node: YAMLMap) => void;
  readonly entry?: (pair: Pair) => void;
  readonly alias?: (node: Alias, around: readonly unknown[]) => void;
}

/** Goes through a document from its start to its end. The library's own way asks of each node much that no file here needs. */
export function visitNodes(yaml: Document, visitor: NodeVisitor): void {
  const around: unknown[] = [];
  const visit = (node: unknown, isKey: boolean): void => {
    if (isScalar(node)) visitor.scalar?.(node, isKey);
    else if (isAlias(node)) visitor.alias?.(node, around);
    else if (isCollection(node)) {
      if (isMap(node)) visitor.map?.(node);
      else if (isSeq(node)) visitor.list?.(node);
      around.push(node);
      for (const item of node.items) {
        if (isPair(item)) {
          visitor.entry?.(item);
          visit(item.key, true);
          visit(item.value, false);
        } else visit(item, false);
      }
      around.pop();
    }
  };
  visit(yaml.contents, false);
}
