import { literal } from "../typescript/source-file.ts";

/** Code of a function that fetches what a module exports, in the form that a bundler leaves shortest. */
export function importedLater(module: string, name: string): string {
  return `() => import(${literal(module)}).then((module) => module.${name})`;
}
