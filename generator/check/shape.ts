import type { DocumentKind } from "../constructs/construct.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Documents } from "../constructs/documents.ts";
import { schemaOf } from "./schema.ts";
import { pathOf } from "./schema-parts.ts";
import { describeErrors } from "./shape-errors.ts";
import { dropInvalidParts } from "./drop-invalid-parts.ts";
import { validators } from "./validators.ts";

/** A calculator's document with the parts of a wrong shape taken out, and their ids. */
export interface ValidPart {
  readonly value: Documents["calculator"];
  readonly broken: ReadonlySet<string>;
}

/** What of a calculator of a wrong shape can be looked at further; undefined when that is not enough. */
export function withoutInvalidParts(source: SourceDocument): ValidPart | undefined {
  const validate = validators.calculator();
  validate(source.value);
  const part = dropInvalidParts(source.value, validate.errors ?? []);
  if (part === undefined) return undefined;
  const value: unknown = part.value;
  return validate(value) ? { value, broken: part.broken } : undefined;
}

/** What is wrong with the shape of one section of a file, whatever the rest of it is. */
export function problemsBelow(
  kind: DocumentKind,
  section: string,
  source: SourceDocument,
): readonly Diagnostic[] {
  const validate = validators[kind]();
  validate(source.value);
  const below = (validate.errors ?? []).filter(({ instancePath }) => pathOf(instancePath)[0] === section);
  return describeErrors(below, schemaOf(kind), source);
}

/**
 * Checks that a file has the shape of its kind. With a shape that fits, its value is a typed document; else every
 * deviation is a problem at its place.
 */
export function checkShape<K extends DocumentKind>(kind: K, source: SourceDocument): Checked<K> {
  const known = checked[kind];
  const before = known.get(source);
  if (before !== undefined) return before;
  const found = checkAnew(kind, source);
  known.set(source, found);
  return found;
}

interface Checked<K extends DocumentKind> {
  readonly value?: Documents[K];
  readonly problems: readonly Diagnostic[];
}

/** What was found of documents that are still known: one that was not read again is not checked again. */
const checked: { readonly [K in DocumentKind]: WeakMap<SourceDocument, Checked<K>> } = {
  calculator: new WeakMap(),
  part: new WeakMap(),
  words: new WeakMap(),
  translated: new WeakMap(),
  table: new WeakMap(),
  "table-words": new WeakMap(),
  units: new WeakMap(),
  "unit-words": new WeakMap(),
  "shared-words": new WeakMap(),
  locales: new WeakMap(),
  categories: new WeakMap(),
};

function checkAnew<K extends DocumentKind>(kind: K, source: SourceDocument): Checked<K> {
  const validate = validators[kind]();
  const value: unknown = source.value;
  if (validate(value)) return { value, problems: [] };
  return { problems: describeErrors(validate.errors ?? [], schemaOf(kind), source) };
}
