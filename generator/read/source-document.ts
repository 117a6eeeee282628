import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Pair } from "yaml";
import { diagnose, type Diagnostic, type Place } from "../diagnostics/diagnostic.ts";

/** A YAML file as data that remembers where each part of it stands. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  /** Plain data: maps, lists, text, numbers, true and false. Dates stay text. */
  readonly value: unknown;
  /** Where a key or value stands; for a path that is not there, the nearest part above it that is. */
  readonly placeOf: (path: readonly (string | number)[], part: "key" | "value") => Place;
  /** Where a stretch of the text at `path` stands, given offsets in that text. */
  readonly formulaPlace: (path: readonly (string | number)[], start: number, end: number) => Place;
}

/** More than any specification needs. */
const largestFile = 2_000_000;

/** Reads a file; a document, or every reason why it is none. */
export function readDocument(file: string, bytes: Uint8Array): { readonly document?: SourceDocument; readonly problems: readonly Diagnostic[] } {
  const start: Place = { file, span: { start: 0, end: 0 } };
  if (bytes.length > largestFile) return { problems: [diagnose("file_too_large", { size: bytes.length, limit: largestFile }, start)] };
  const text = decode(bytes);
  if (text === undefined) return { problems: [diagnose("not_text", {}, start)] };
  const yaml = parseDocument(text, { lineCounter: new LineCounter(), prettyErrors: false, version: "1.2", merge: false, customTags: [] });
  const problems = [...yaml.errors, ...yaml.warnings].map(({ message, pos }) =>
    diagnose("bad_yaml", { detail: sentence(message) }, { file, span: { start: pos[0], end: Math.max(pos[1], pos[0] + 1) } }),
  );
  if (problems.length > 0) return { problems };
  if (yaml.contents === null) return { problems: [diagnose("empty_file", {}, start)] };
  if (!isMap(yaml.contents)) return { problems: [diagnose("not_a_map", {}, start)] };
  keepLongIntegers(yaml);
  return { document: documentOf(file, text, yaml), problems: [] };
}

/** Integers a double cannot hold stay as their text. */
function keepLongIntegers(yaml: Document): void {
  visit(yaml, {
    Scalar: (_, node) => {
      const long = typeof node.value === "number" && Number.isInteger(node.value) && !Number.isSafeInteger(node.value);
      if (long && node.source !== undefined && /^[-+]?\d+$/.test(node.source)) node.value = node.source;
    },
  });
}

/** UTF-8 text without a byte order mark and with plain line ends; undefined for anything else. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // eslint-disable-next-line no-control-regex -- binary files that happen to be UTF-8 hold control characters
    return /[\u0000-\u0008\u000E-\u001F]/.test(text) ? undefined : text;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The library's message as part of a sentence. */
function sentence(message: string): string {
  const first = message.split("\n")[0] ?? message;
  return first.charAt(0).toLowerCase() + first.slice(1).replace(/[.:]$/, "");
}

function documentOf(file: string, text: string, yaml: Document): SourceDocument {
  const rootEnd = firstLineEnd(text);
  const placeOf = (path: readonly (string | number)[], part: "key" | "value"): Place => {
    for (let length = path.length; length > 0; length -= 1) {
      const found = locate(yaml, path.slice(0, length), length === path.length ? part : "key");
      if (found !== undefined) return { file, span: trimmed(text, found[0], found[1]) };
    }
    return { file, span: { start: 0, end: rootEnd } };
  };
  return {
    file,
    text,
    value: yaml.toJS({ maxAliasCount: 1000 }),
    placeOf,
    formulaPlace: (path, start, end) => {
      const whole = placeOf(path, "value");
      const node = yaml.getIn(path, true);
      const quoted = isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE");
      const folded = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
      if (folded || !isScalar(node) || typeof node.value !== "string") return foldedPlace(whole, text, isScalar(node) ? String(node.value) : "", start, end);
      const offset = whole.span.start + (quoted ? 1 : 0);
      return { file, span: { start: offset + start, end: Math.min(offset + Math.max(end, start + 1), whole.span.end) } };
    },
  };
}

/** A block text loses its line breaks and indents when read: find the words again, in order. */
function foldedPlace(whole: Place, text: string, value: string, start: number, end: number): Place {
  const wanted = value.slice(start, Math.max(end, start + 1)).trim().split(/\s+/)[0] ?? "";
  const before = value.slice(0, start);
  let from = whole.span.start;
  for (const word of before.split(/\s+/)) {
    if (word === "") continue;
    const found = text.indexOf(word, from);
    if (found === -1 || found >= whole.span.end) return whole;
    from = found + word.length;
  }
  const at = text.indexOf(wanted, from);
  return at === -1 || at >= whole.span.end ? whole : { file: whole.file, span: { start: at, end: at + Math.max(wanted.length, 1) } };
}

function firstLineEnd(text: string): number {
  const end = text.indexOf("\n");
  return end === -1 ? text.length : end;
}

/** A span without the white space and line end that block values carry. */
function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  const kept = text.slice(start, end).trimEnd().length;
  return { start, end: start + Math.max(kept, 1) };
}

function locate(yaml: Document, path: readonly (string | number)[], part: "key" | "value"): readonly [number, number] | undefined {
  let node: unknown = yaml.contents;
  let pair: Pair | undefined;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(yaml);
    if (isMap(node)) {
      pair = node.items.find((item) => isPair(item) && keyText(item.key) === String(step));
      node = pair?.value;
    } else if (isSeq(node)) {
      pair = undefined;
      node = node.items[Number(step)];
    } else return undefined;
    if (node === undefined) return undefined;
  }
  if (part === "key" && pair !== undefined) return rangeOf(pair.key);
  return rangeOf(node) ?? rangeOf(pair?.key);
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function rangeOf(node: unknown): readonly [number, number] | undefined {
  if (!isScalar(node) && !isCollection(node) && !isAlias(node)) return undefined;
  const { range } = node;
  return range === null || range === undefined ? undefined : [range[0], range[1]];
}
