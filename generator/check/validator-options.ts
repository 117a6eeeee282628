import type { Options } from "ajv";

/** How ajv compiles the schemas. */
export const validatorOptions: Options = {
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
  // Optimizing the compiled code takes longer than it saves on a few hundred files.
  code: { optimize: false },
};
