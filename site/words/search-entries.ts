import { assert } from "../../generator/runtime/assert.ts";

/** A calculator page as lists and the search know it. */
export interface SearchEntry {
  /** `finance/mortgage`, without locale. */
  readonly route: string;
  readonly category: string;
  readonly region?: string;
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}

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
