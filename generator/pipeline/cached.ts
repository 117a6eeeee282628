import type { CatalogEntry, SearchEntry } from "../runtime/catalog.ts";
import type { SearchAnswerCalculator } from "../emit/search-answer-calculator.ts";
import type { UsedNames } from "../words/used-names.ts";
import type { CachedWords } from "../words/shared-words.ts";

/** What a run remembers, so that the next one only works on what changed. */
export interface BuildCache {
  /** Of everything calculators share but the shared words, and of the generator itself. */
  readonly shared: string;
  readonly sharedFiles: readonly string[];
  /** The shared words, the language they are first written in before the others. */
  readonly words: readonly CachedWords[];
  readonly calculators: Readonly<Record<string, CachedCalculator>>;
  /** What calculators take in. */
  readonly parts: Readonly<Record<string, CachedPart>>;
}
export interface CachedPart {
  /** Of its own files and the tables it can see. */
  readonly fingerprint: string;
  /** What it took from the shared words. */
  readonly names: UsedNames;
  readonly files: readonly string[];
}
export interface CachedCalculator extends CachedPart {
  readonly entry: CatalogEntry;
  /** Search entries by language. */
  readonly search: Readonly<Record<string, readonly SearchEntry[]>>;
  readonly searchData: SearchAnswerCalculator;
}
