import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { branchOf, writeBranch, type Branch, type NewText } from "./text-branch.ts";

/** A place in the file and what goes there. */
interface Addition {
  readonly at: number;
  readonly text: string;
}
interface Insertion extends Addition {
  /** How many keys lead to it: of several at one place, the innermost comes first. */
  readonly depth: number;
}

/**
 * A words file with empty texts added where `order` has them among their neighbors, and their comments. All else stays
 * as it was, byte for byte. A text below another text has no place, and is left out.
 */
export function insertTexts(
  yaml: string,
  texts: readonly NewText[],
  order: readonly (readonly string[])[],
): string {
  const document = parseDocument(yaml, { keepSourceTokens: true });
  if (!isMap(document.contents)) return `${yaml}${wholeFile(texts)}`;
  const groups = new Map<
    YAMLMap | YAMLSeq | Pair,
    { readonly path: readonly string[]; readonly texts: NewText[] }
  >();
  for (const text of texts) {
    const found = containerOf(document.contents, text.path);
    if (found === undefined) continue;
    const group = groups.get(found.node) ?? { path: found.path, texts: [] };
    group.texts.push({ ...text, path: text.path.slice(found.path.length) });
    groups.set(found.node, group);
  }
  const insertions = [...groups].flatMap(([node, group]) =>
    insertionsInto(yaml, node, group, order).map((each) => ({ ...each, depth: group.path.length })),
  );
  return applied(yaml, insertions);
}

/** A whole file of new texts, a blank line before each top-level map. */
function wholeFile(texts: readonly NewText[]): string {
  return [...branchOf(texts)]
    .map(([key, branch]) => `${branch.kind === "text" ? "" : "\n"}${writeBranch(key, branch, "")}`)
    .join("");
}

type Container = YAMLMap | YAMLSeq | Pair;

/** The innermost part of the file that a path leads to: a map, a list, or a key without a value. */
function containerOf(
  root: YAMLMap,
  path: readonly string[],
): { readonly node: Container; readonly path: readonly string[] } | undefined {
  let node: YAMLMap | YAMLSeq = root;
  for (const [depth, part] of path.entries()) {
    const own = path.slice(0, depth);
    if (isSeq(node)) {
      const item: unknown = node.items[Number(part)];
      if (item === undefined) return { node, path: own };
      if (!isMap(item) && !isSeq(item)) return undefined;
      node = item;
      continue;
    }
    const pair: Pair | undefined = node.items.find(({ key }) => keyOf(key) === part);
    if (pair === undefined) return { node, path: own };
    if (pair.value === null || (isScalar(pair.value) && pair.value.value === null))
      return { node: pair, path: path.slice(0, depth + 1) };
    if (!isMap(pair.value) && !isSeq(pair.value)) return undefined;
    node = pair.value;
  }
  return undefined;
}

function keyOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}

function insertionsInto(
  yaml: string,
  node: Container,
  { path, texts }: { readonly path: readonly string[]; readonly texts: readonly NewText[] },
  order: readonly (readonly string[])[],
): readonly Addition[] {
  const branches = [...branchOf(texts)];
  if (!isMap(node) && !isSeq(node)) {
    const { at, indent } = lineOf(yaml, startOf(node.key));
    const end = endOfLine(yaml, at);
    return branches.map(([key, branch]) => ({ at: end, text: writeBranch(key, branch, `${indent}  `) }));
  }
  if (isSeq(node)) {
    const indent = " ".repeat(columnOf(yaml, startOf(node.items[0])) - 2);
    const at = endOfLine(yaml, lastOf(yaml, endOf(node.items.at(-1))));
    return branches.map(([, branch]) => ({ at, text: writeBranch("-", branch, indent) }));
  }
  const rankOf = (key: string): number => order.findIndex((each) => startsWith(each, [...path, key]));
  return branches.flatMap(([key, branch]) => {
    const rank = rankOf(key);
    const before = node.items
      .map((pair) => ({ pair, rank: rankOf(keyOf(pair.key)) }))
      .filter((each) => each.rank >= 0 && (rank < 0 || each.rank < rank))
      .toSorted((one, other) => one.rank - other.rank)
      .at(-1)?.pair;
    return node.flow === true
      ? intoFlow(yaml, node, before, key, branch)
      : [intoBlock(yaml, node, before, key, branch, path.length === 0)];
  });
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((part, index) => path[index] === part || path[index] === "*");
}

function intoBlock(
  yaml: string,
  map: YAMLMap,
  before: Pair | undefined,
  key: string,
  branch: Branch,
  isTop: boolean,
): Addition {
  const [first] = map.items;
  const indent = " ".repeat(columnOf(yaml, startOf(first?.key)));
  const text = `${isTop && branch.kind !== "text" ? "\n" : ""}${writeBranch(key, branch, indent)}`;
  // A map that begins behind `- ` has no line of its own to put anything before.
  const pair = before ?? (isTop ? undefined : map.items.at(-1));
  if (pair === undefined) return { at: lineOf(yaml, startOf(first?.key)).at, text };
  return { at: endOfLine(yaml, lastOf(yaml, endOf(pair.value ?? pair.key))), text };
}

/** Between brackets a comment has no place: it goes to the end of the line, where there is none yet. */
function intoFlow(
  yaml: string,
  map: YAMLMap,
  before: Pair | undefined,
  key: string,
  branch: Branch,
): readonly Addition[] {
  const { text, comments } = inBrackets(key, branch);
  const open = startOf(map) + 1;
  const pair = before ?? map.items.at(-1);
  const insertion =
    pair === undefined
      ? { at: open, text: ` ${text} ` }
      : { at: endOf(pair.value ?? pair.key), text: `, ${text}` };
  const lineEnd = endOfLine(yaml, endOf(map)) - 1;
  const isFree = comments !== "" && /^[\s}\]]*$/.test(yaml.slice(endOf(map), lineEnd));
  return isFree ? [insertion, { at: lineEnd, text: ` # ${comments}` }] : [insertion];
}

function inBrackets(key: string, branch: Branch): { readonly text: string; readonly comments: string } {
  const name = stringify(key).trim();
  if (branch.kind === "text") return { text: `${name}: ""`, comments: branch.comment ?? "" };
  const inner = [...branch.parts].map(([each, part]) => inBrackets(each, part));
  return {
    text: `${name}: { ${inner.map(({ text }) => text).join(", ")} }`,
    comments: inner.flatMap(({ comments }) => (comments === "" ? [] : [comments])).join("; "),
  };
}

function applied(yaml: string, insertions: readonly Insertion[]): string {
  const ended = yaml.endsWith("\n") ? yaml : `${yaml}\n`;
  const places = [...new Set(insertions.map(({ at }) => at))].toSorted((one, other) => other - one);
  return places.reduce((text, at) => {
    const here = insertions
      .filter((each) => each.at === at)
      .toSorted((one, other) => other.depth - one.depth)
      .map((each) => each.text);
    // Several comments behind one line are one.
    const joined = here.every((each) => each.startsWith(" # "))
      ? ` # ${here.map((each) => each.slice(3)).join("; ")}`
      : here.join("");
    return text.slice(0, at) + joined + text.slice(at);
  }, ended);
}

function rangeOf(node: unknown): readonly [number, number] {
  const range = isScalar(node) || isMap(node) || isSeq(node) ? node.range : undefined;
  return [range?.[0] ?? 0, range?.[1] ?? 0];
}
function startOf(node: unknown): number {
  return rangeOf(node)[0];
}
function endOf(node: unknown): number {
  return rangeOf(node)[1];
}

/** The place after the last character before `at` that is no space or line end. */
function lastOf(yaml: string, at: number): number {
  return yaml.slice(0, at).trimEnd().length;
}
function endOfLine(yaml: string, at: number): number {
  const end = yaml.indexOf("\n", at);
  return end < 0 ? yaml.length + 1 : end + 1;
}
function lineOf(yaml: string, at: number): { readonly at: number; readonly indent: string } {
  const start = yaml.lastIndexOf("\n", at - 1) + 1;
  return { at: start, indent: /^ */.exec(yaml.slice(start))?.[0] ?? "" };
}
function columnOf(yaml: string, at: number): number {
  return at - (yaml.lastIndexOf("\n", at - 1) + 1);
}
