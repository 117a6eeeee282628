import type { Definition, Schema } from "./schema.ts";

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

/** How a construct, or one of its forms, is explained. Every key of its schema has a description. */
export interface ConstructForm<out T = unknown> {
  readonly title: string;
  /** What it is for, in plain sentences. */
  readonly summary: string;
  readonly schema: Schema<T>;
  /** YAML from the top of its file down to the construct. */
  readonly example: string;
}

/** One construct of the language: what the schema of its file, the editor's hints and the author's reference are made from. */
export interface Construct<out T = unknown> extends ConstructForm<T>, Definition<T> {
  /** The file it is written in: a calculator's, unless it says another. */
  readonly kind?: Exclude<DocumentKind, "calculator">;
  /** Its forms, where each has keys of its own. */
  readonly forms?: readonly ConstructForm[];
}

/** A construct, with the type of what its schema admits. */
export function construct<T>(definition: Construct<T>): Construct<T> {
  return definition;
}
