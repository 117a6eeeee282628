import { Ajv, type ValidateFunction } from "ajv";
import type { DocumentKind } from "../constructs/construct.ts";
import type { Schema } from "../constructs/schema.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Documents } from "../constructs/documents.ts";
import { schemaOf } from "./schema.ts";
import { describeErrors } from "./shape-errors.ts";
import { dropInvalidParts } from "./drop-invalid-parts.ts";

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

/**
 * Checks that a file has the shape of its kind. With a shape that fits, its value is a typed document; else every
 * deviation is a problem at its place.
 */
export function checkShape<K extends DocumentKind>(
  kind: K,
  source: SourceDocument,
): { readonly value?: Documents[K]; readonly problems: readonly Diagnostic[] } {
  const validate = validators[kind]();
  const value: unknown = source.value;
  if (validate(value)) return { value, problems: [] };
  return { problems: describeErrors(validate.errors ?? [], schemaOf(kind), source) };
}

const validators: { readonly [K in DocumentKind]: () => ValidateFunction<Documents[K]> } = {
  calculator: compiledOnce(() => schemaOf("calculator")),
  words: compiledOnce(() => schemaOf("words")),
  translated: compiledOnce(() => schemaOf("translated")),
  table: compiledOnce(() => schemaOf("table")),
  units: compiledOnce(() => schemaOf("units")),
  "unit-words": compiledOnce(() => schemaOf("unit-words")),
  "shared-words": compiledOnce(() => schemaOf("shared-words")),
  locales: compiledOnce(() => schemaOf("locales")),
  categories: compiledOnce(() => schemaOf("categories")),
};

/** A schema is compiled when it is first needed: most runs read few kinds of files. */
function compiledOnce<T>(schema: () => Schema<T>): () => ValidateFunction<T> {
  let compiled: ValidateFunction<T> | undefined;
  return () => {
    // Optimizing the compiled code takes longer than it saves on a few hundred files.
    compiled ??= new Ajv({
      strict: true,
      strictRequired: false,
      allErrors: true,
      discriminator: true,
      allowUnionTypes: true,
      validateSchema: false,
      addUsedSchema: false,
      messages: false,
      verbose: true,
      meta: false,
      inlineRefs: false,
      code: { optimize: false },
    }).compile<T>(schema());
    return compiled;
  };
}
