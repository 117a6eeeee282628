import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { CatalogEntry, Category, Region, SearchEntry } from "../runtime/catalog.ts";
import { createSourceFile, literal, type EmittedSource } from "../typescript/source-file.ts";

/** `generated/catalog.ts`: every calculator, the categories in their order, the languages. */
export function emitCatalog(
  entries: readonly CatalogEntry[],
  categories: readonly Category[],
  regions: readonly Region[],
  locales: readonly LocaleEntry[],
): EmittedSource {
  const file = createSourceFile("generated/catalog.ts", "specs/");
  file.import("CatalogEntry", "../generator/runtime/catalog.ts", "type");
  file.import("Category", "../generator/runtime/catalog.ts", "type");
  file.import("Region", "../generator/runtime/catalog.ts", "type");
  file.constant({
    name: "catalog",
    about: "Every calculator.",
    type: "readonly CatalogEntry[]",
    value: literal(entries),
    exported: true,
  });
  file.constant({
    name: "categories",
    about: "The categories in the order they are listed, each with its sign and the routes shown first.",
    type: "readonly Category[]",
    value: literal(categories),
    exported: true,
  });
  file.constant({
    name: "regions",
    about: "Who helps people in each place that calculators of law are for.",
    type: "readonly Region[]",
    value: literal(regions),
    exported: true,
  });
  file.constant({
    name: "locales",
    about: "The languages; the first is the default.",
    type: `readonly { readonly id: string; readonly name: string; readonly tag: string; readonly dir: "ltr" | "rtl"; readonly region?: string }[]`,
    value: literal(locales),
    exported: true,
  });
  return file.finish();
}

/** Where that lies which search knows of every page in one language. */
export function searchPath(locale: string): string {
  return `generated/search/${locale}.json`;
}

/** What search knows, as data, a page a line. */
export function emitSearch(entries: readonly SearchEntry[]): string {
  return entries.length === 0
    ? "[]\n"
    : `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
}
