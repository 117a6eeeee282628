import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";

const modules = import.meta.glob<{ readonly entries: readonly SearchEntry[] }>(
  "../../generated/search/*.ts",
  {
    eager: true,
  },
);

/** Every calculator page of one language, in catalog order. */
export function searchEntries(locale: string): readonly SearchEntry[] {
  const module = modules[`../../generated/search/${locale}.ts`];
  assert(module !== undefined, `The locale "${locale}" has no search entries.`);
  return module.entries;
}
