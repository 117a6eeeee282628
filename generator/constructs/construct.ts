import type { Definition } from "./schema.ts";

/** The kinds of files of the language, named by what each holds. */
export const documentKinds = [
  "calculator",
  "part",
  "words",
  "translated",
  "table",
  "table-words",
  "units",
  "unit-words",
  "shared-words",
  "locales",
  "categories",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * One construct of the language: what the schema of its file, the editor's hints and the author's reference are made from.
 * Every key of its schema has a description.
 */
export interface Construct<out T = unknown> extends Definition<T> {
  readonly title: string;
  /** What it is for, in plain sentences. */
  readonly summary: string;
  /** The file it is written in. */
  readonly kind: DocumentKind;
  /** YAML from the top of that file down to the construct. */
  readonly example: string;
}

/** A construct, with the type of what its schema admits. */
export function construct<T>(definition: Construct<T>): Construct<T> {
  return definition;
}
