import { isMap, isScalar, parseDocument, type Document } from "yaml";
import { diagnose, type Diagnostic, type Place, type Span } from "../diagnostics/diagnostic.ts";
import { decode } from "./decode.ts";
import { tooDeep } from "./depth.ts";
import { featureProblems } from "./feature-problems.ts";
import { memoizeRecent } from "./memoize-recent.ts";
import { find, followAlias, rangeOf, visitNodes, type Path } from "./nodes.ts";
import { assert } from "../runtime/assert.ts";
import { once } from "../runtime/once.ts";
import { scalarOffsets } from "./scalar-offsets.ts";
import type { SpecificationFile } from "./specification-file.ts";
import { syntaxProblems } from "./syntax-problems.ts";

/** A YAML file as data that remembers where each part of it stands. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  /** The text of the file a place is in; a document made of several files has several. */
  readonly textOf: (file: string) => string;
  /** Plain data: maps, lists, text, finite numbers, true, false and null. Dates stay text. */
  readonly value: unknown;
  /** Where a key or value stands; for a path that is not there, the nearest part above it that is. Found when its span is asked for. */
  readonly placeOf: (path: Path, part: "key" | "value") => Place;
  /** Where a stretch of the text at `path` stands, given offsets in that text. */
  readonly formulaPlace: (path: Path, start: number, end: number) => Place;
}

/** In bytes; more than any specification needs. */
const largestFile = 2_000_000;
/** How often aliases may repeat each other's parts before they count as an attack on memory. */
const mostRepeats = 1000;

/** What comes of a file: a document, or every reason why it is none. */
export interface ReadDocument {
  readonly document?: SourceDocument;
  readonly problems: readonly Diagnostic[];
}

/** An edit that is taken back, and a file that several sets of specifications have, are not read again. */
const documents = memoizeRecent<Uint8Array, ReadDocument>(
  (one, other) => Buffer.compare(one, other) === 0,
  8,
);

/** Reads a file; a document, or every reason why it is none. */
export function readDocument(path: string, bytes: Uint8Array): ReadDocument {
  return documents.get(path, bytes, () => readAnew(path, bytes));
}

/** The same of a file of the specifications, which an earlier process may have read. */
export function readSpecification(file: SpecificationFile): ReadDocument {
  const { path, bytes, known } = file;
  return documents.get(path, bytes, () => {
    const json = known?.();
    if (json !== undefined) return { document: knownDocument(path, bytes, json), problems: [] };
    const read = readAnew(path, bytes);
    values.set(file, read.document?.value);
    return read;
  });
}

const values = new WeakMap<SpecificationFile, unknown>();

/** What was read of a file that no earlier process had read; undefined for all others, and for one that is no document. */
export function valueReadAnew(file: SpecificationFile): unknown {
  return values.get(file);
}

/** What an earlier process read without a problem; the file itself is read where somebody asks for a place in it. */
function knownDocument(file: string, bytes: Uint8Array, json: string): SourceDocument {
  const value: unknown = JSON.parse(json);
  const textOf = once(() => {
    const text = decode(bytes);
    assert(text !== undefined, `${file} was read before`);
    return text;
  });
  const yamlOf = once(() => {
    const yaml = parseText(textOf());
    keepText(yaml);
    return yaml;
  });
  return documentOf(file, textOf, yamlOf, value);
}

function readAnew(file: string, bytes: Uint8Array): ReadDocument {
  const start: Place = { file, span: { start: 0, end: 0 } };
  if (bytes.length > largestFile) {
    return { problems: [diagnose("file_too_large", { size: bytes.length, limit: largestFile }, start)] };
  }
  const text = decode(bytes);
  if (text === undefined) return { problems: [diagnose("not_text", {}, start)] };
  const deep = tooDeep(text);
  if (deep !== undefined) {
    const place: Place = { file, span: { start: deep, end: deep + 1 } };
    return { problems: [diagnose("bad_yaml", { detail: "this is nested too deeply" }, place)] };
  }
  const yaml = parseText(text);
  const problems = [...syntaxProblems(yaml, file, text), ...featureProblems(yaml, file, text)];
  if (problems.length > 0) return { problems };
  if (yaml.contents === null || (isScalar(yaml.contents) && yaml.contents.value === null)) {
    return { problems: [diagnose("empty_file", {}, start)] };
  }
  const first: Place = { file, span: { start: 0, end: firstLineEnd(text) } };
  if (!isMap(yaml.contents)) return { problems: [diagnose("not_a_map", {}, first)] };
  keepText(yaml);
  const value = plainValue(yaml);
  if (value === undefined) return { problems: [diagnose("too_many_aliases", {}, first)] };
  const document = documentOf(
    file,
    () => text,
    () => yaml,
    value.data,
  );
  return { document, problems: [] };
}

function parseText(text: string): Document {
  return parseDocument(text, {
    prettyErrors: false,
    version: "1.2",
    merge: false,
    customTags: [],
    uniqueKeys: false,
  });
}

/**
 * Some numbers stay the text they were written as, so that what is wrong with them is said where they are used:
 * integers too long for a double, `.inf`, `.nan`, `0x1F` and `0o17`. Keys are text whatever they look like.
 */
function keepText(yaml: Document): void {
  visitNodes(yaml, {
    scalar: (node, isKey) => {
      const { source } = node;
      if (source === undefined) return;
      if (isKey) node.value = source;
      if (typeof node.value !== "number") return;
      const isLong =
        Number.isInteger(node.value) && !Number.isSafeInteger(node.value) && /^[-+]?\d+$/.test(source);
      if (isLong || !Number.isFinite(node.value) || /^0[xo]/.test(source)) node.value = source;
      // JSON, which keeps what was read, knows one zero.
      else if (node.value === 0) node.value = 0;
    },
  });
}

/** Every alias was found to lead somewhere, so that the library has one reason left to refuse: there are too many. */
function plainValue(yaml: Document): { readonly data: unknown } | undefined {
  try {
    const data: unknown = yaml.toJS({ maxAliasCount: mostRepeats });
    return { data };
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function documentOf(
  file: string,
  textOf: () => string,
  yamlOf: () => Document,
  value: unknown,
): SourceDocument {
  const spanOf = (path: Path, part: "key" | "value"): Span => {
    const [yaml, text] = [yamlOf(), textOf()];
    for (let length = path.length; length > 0; length -= 1) {
      const found = find(yaml, path.slice(0, length));
      if (found === undefined) continue;
      const isKey = part === "key" || length < path.length;
      const range = isKey
        ? (rangeOf(found.pair?.key) ?? rangeOf(found.node))
        : (rangeOf(found.node) ?? rangeOf(found.pair?.key));
      if (range !== undefined) return withoutTrailingSpace(text, range);
    }
    const first = isMap(yaml.contents) ? rangeOf(yaml.contents.items[0]?.key) : undefined;
    return first === undefined ? { start: 0, end: firstLineEnd(text) } : withoutTrailingSpace(text, first);
  };
  const formulaSpan = (path: Path, start: number, end: number): Span => {
    const yaml = yamlOf();
    const node = followAlias(yaml, find(yaml, path)?.node);
    if (!isScalar(node) || typeof node.value !== "string") return spanOf(path, "value");
    const offsets = scalarOffsets(node, node.value, textOf());
    const last = offsets.at(-1) ?? 0;
    const from = offsets[start] ?? last;
    // The end is found from the last character meant, so that what follows it in the file stays out.
    const to = end > start ? (offsets[end - 1] ?? last) + 1 : from + 1;
    return { start: from, end: Math.max(to, from + 1) };
  };
  return {
    file,
    get text() {
      return textOf();
    },
    textOf,
    value,
    placeOf: (path, part) => placeIn(file, () => spanOf(path, part)),
    formulaPlace: (path, start, end) => placeIn(file, () => formulaSpan(path, start, end)),
  };
}

/** Most places that are named are of nothing wrong: they are looked for once somebody asks. */
function placeIn(file: string, look: () => Span): Place {
  const spanOf = once(look);
  return {
    file,
    get span() {
      return spanOf();
    },
  };
}

function firstLineEnd(text: string): number {
  const end = text.indexOf("\n");
  return end === -1 ? text.length : end;
}

/** A span without the white space and line end that block values carry. */
function withoutTrailingSpace(text: string, [start, end]: readonly [number, number]): Span {
  const kept = text.slice(start, end).trimEnd().length;
  return { start, end: start + Math.max(kept, 1) };
}
