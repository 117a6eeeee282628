import type { Words } from "./runtime/words.ts";

/** A file below `specs/`, as read from disk. */
export interface SpecificationFile {
  /** With `/`, from the project's root: `specs/finance/mortgage/calculator.yaml`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What a run remembers, so that the next one only works on what changed. */
export interface BuildCache {
  /** Of everything calculators share and of the generator itself. */
  readonly shared: string;
  readonly sharedFiles: readonly string[];
  /** The shared words that name options, by language. */
  readonly optionNames: Readonly<Record<string, Words>>;
  readonly calculators: Readonly<Record<string, CachedCalculator>>;
}
export interface CachedCalculator {
  /** Of its own files and the tables it can see. */
  readonly fingerprint: string;
  readonly files: readonly string[];
  readonly entry: CatalogEntry;
  /** Search entries by language. */
  readonly search: Readonly<Record<string, readonly SearchEntry[]>>;
}

/** What the catalog says of one calculator. */
export interface CatalogEntry {
  readonly id: string;
  readonly category: string;
  /** Folder between category and calculator, in categories that are ordered by place: `north-carolina`. */
  readonly region?: string;
  readonly variants: readonly { readonly slug: string; readonly route: string }[];
  /** Languages it is offered in. */
  readonly locales: readonly string[];
  readonly related: readonly string[];
  readonly notice?: "legal" | "health" | "finance";
  /** The newest day a figure of it was checked, `YYYY-MM-DD`; empty when it holds none. */
  readonly updated: string;
}
/** A page as search sees it. */
export interface SearchEntry {
  readonly route: string;
  readonly category: string;
  readonly region?: string;
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
}
