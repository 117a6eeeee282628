/**
 * The validators of all kinds of files, compiled by ajv when they are first needed: most runs read few kinds. Bundles
 * hold what ajv compiles in the place of this module (`cli/run/compiled-validators.js`).
 */
import { Ajv, type ValidateFunction } from "ajv";
import type { DocumentKind } from "../constructs/construct.ts";
import type { Documents } from "../constructs/documents.ts";
import type { Schema } from "../constructs/schema.ts";
import { schemaOf } from "./schema.ts";
import { validatorOptions } from "./validator-options.ts";

export const validators: { readonly [K in DocumentKind]: () => ValidateFunction<Documents[K]> } = {
  calculator: compiledOnce(() => schemaOf("calculator")),
  part: compiledOnce(() => schemaOf("part")),
  words: compiledOnce(() => schemaOf("words")),
  translated: compiledOnce(() => schemaOf("translated")),
  table: compiledOnce(() => schemaOf("table")),
  "table-words": compiledOnce(() => schemaOf("table-words")),
  units: compiledOnce(() => schemaOf("units")),
  "unit-words": compiledOnce(() => schemaOf("unit-words")),
  "shared-words": compiledOnce(() => schemaOf("shared-words")),
  locales: compiledOnce(() => schemaOf("locales")),
  categories: compiledOnce(() => schemaOf("categories")),
};

function compiledOnce<T>(schema: () => Schema<T>): () => ValidateFunction<T> {
  let compiled: ValidateFunction<T> | undefined;
  return () => {
    compiled ??= new Ajv(validatorOptions).compile<T>(schema());
    return compiled;
  };
}
