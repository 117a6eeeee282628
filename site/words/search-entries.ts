import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";

const lists = import.meta.glob<readonly SearchEntry[]>("../../generated/search/*.json", {
  eager: true,
  import: "default",
});

/** Every calculator page of one language, in catalog order. */
export function searchEntries(locale: string): readonly SearchEntry[] {
  const entries = lists[`../../generated/search/${locale}.json`];
  assert(entries !== undefined, `The locale "${locale}" has no search entries.`);
  return entries;
}
