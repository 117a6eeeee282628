import type { Plugin } from "rolldown";

/** A plugin that puts what ajv compiles of the schemas in the place of `generator/check/validators.ts`. */
export function compiledValidators(root: string): Plugin;
