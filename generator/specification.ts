import type { CatalogEntry, SearchEntry } from "./runtime/catalog.ts";
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
