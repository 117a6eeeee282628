import type { Words } from "../runtime/words.ts";
import type { Folder, SortedFiles } from "./sort-files.ts";
import type { BuildCache, CachedCalculator, CachedPart } from "./cached.ts";
import { unchangedWords } from "../words/shared-words.ts";

/** What of an earlier run holds for the files of this one. */
export interface Reused {
  /** The shared words that are as they were: names of options by language. */
  readonly words: ReadonlyMap<string, Words>;
  /** Whether those of every language are. */
  readonly areWordsComplete: boolean;
  /** Calculators by id, where nothing has changed that all of them share. */
  readonly calculators: Readonly<Record<string, CachedCalculator>>;
  /** Parts by id, likewise. */
  readonly parts: Readonly<Record<string, CachedPart>>;
}

/** Finds out what of an earlier run still holds. */
export function reusedFrom({ shared }: SortedFiles, cache: BuildCache | undefined): Reused {
  const known = cache?.shared === shared.fingerprint ? cache : undefined;
  if (known === undefined) return { words: new Map(), areWordsComplete: false, calculators: {}, parts: {} };
  const { calculators, parts } = known;
  const words = unchangedWords(known.words, shared.words);
  const areWordsComplete = known.words.every(({ locale }) => words.has(locale));
  return { words, areWordsComplete, calculators, parts };
}

/** Whether all of it holds: nothing has changed at all. */
export function isAsItWas(
  { folders, parts: partFolders }: SortedFiles,
  { areWordsComplete, calculators, parts }: Reused,
): boolean {
  return areWordsComplete && isSame(calculators, folders) && isSame(parts, partFolders);
}

function isSame(made: Readonly<Record<string, CachedPart>>, folders: readonly Folder[]): boolean {
  return (
    Object.keys(made).length === folders.length &&
    folders.every(({ id, fingerprint }) => made[id]?.fingerprint === fingerprint)
  );
}
