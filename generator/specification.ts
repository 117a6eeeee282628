import type { CatalogEntry, SearchEntry } from "./runtime/catalog.ts";
import type { Words } from "./runtime/words.ts";
import type { BorrowedNames } from "./words/borrowed-names.ts";

/** A file below `specs/`, as read from disk. */
export interface SpecificationFile {
  /** With `/`, from the project's root: `specs/finance/mortgage/calculator.yaml`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What a run remembers, so that the next one only works on what changed. */
export interface BuildCache {
  /** Of everything calculators share but the shared words, and of the generator itself. */
  readonly shared: string;
  readonly sharedFiles: readonly string[];
  /** The shared words, the language they are first written in before the others. */
  readonly words: readonly CachedWords[];
  readonly calculators: Readonly<Record<string, CachedCalculator>>;
}
export interface CachedWords {
  readonly locale: string;
  /** Of the language's own files and the records of what is accepted. */
  readonly fingerprint: string;
  /** Those that name options. */
  readonly optionNames: Words;
}
export interface CachedCalculator {
  /** Of its own files and the tables it can see. */
  readonly fingerprint: string;
  /** What it took from the shared words. */
  readonly names: BorrowedNames;
  readonly files: readonly string[];
  readonly entry: CatalogEntry;
  /** Search entries by language. */
  readonly search: Readonly<Record<string, readonly SearchEntry[]>>;
}
