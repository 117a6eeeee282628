import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { DocumentKind } from "../constructs/construct.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { Documents } from "./documents.ts";
import { schemaOf } from "./schema.ts";
import { describeErrors } from "./shape-errors.ts";

/**
 * Checks that a file has the shape of its kind. With a shape that fits, its value is a typed document; else every
 * deviation is a problem at its place.
 */
export function checkShape<K extends DocumentKind>(kind: K, source: SourceDocument): { readonly value?: Documents[K]; readonly problems: readonly Diagnostic[] } {
  const validate = validatorOf(kind);
  const value: unknown = source.value;
  if (validate(value)) return { value, problems: [] };
  const errors: readonly ErrorObject[] = validate.errors ?? [];
  return { problems: describeErrors(errors, source) };
}

type Validators = { [K in DocumentKind]?: ValidateFunction<Documents[K]> };
const validators: Validators = {};

/** Schemas are compiled when first needed: most runs read few kinds of files. */
function validatorOf<K extends DocumentKind>(kind: K): ValidateFunction<Documents[K]> {
  const known: Validators[K] = validators[kind];
  if (known !== undefined) return known;
  const ajv = new Ajv({ strict: true, allErrors: true, discriminator: true, allowUnionTypes: true, verbose: true, validateSchema: false, addUsedSchema: false });
  const compiled = ajv.compile<Documents[K]>(schemaOf(kind));
  validators[kind] = compiled;
  return compiled;
}
