import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Reused } from "./reused.ts";
import { loadSharedSpecs, type LoadedSpecs } from "../resolve/load-shared-specs.ts";
import type { Words } from "../runtime/words.ts";
import type { SortedFiles } from "./sort-files.ts";
import {
  compileSharedWords,
  optionNames,
  type CachedWords,
  type OptionNames,
} from "../words/shared-words.ts";

/** What all calculators share, its words with it. */
export interface Shared extends LoadedSpecs {
  readonly locales: readonly LocaleEntry[];
  /** What the shared words call options. */
  readonly names: OptionNames;
  readonly wordProblems: readonly Diagnostic[];
  /** The shared words of a language; undefined where they are as they were. */
  readonly wordsOf: (locale: string) => Words | undefined;
  /** What the next run can know of the shared words. */
  readonly cachedWords: readonly CachedWords[];
}

/** Reads, checks and resolves what all calculators share; of the shared words those that are not `kept`. */
export function loadShared(
  { shared: { files, words: fingerprints } }: SortedFiles,
  reused: Reused,
  { today, isDraft }: { readonly today: string; readonly isDraft: boolean },
): Shared {
  const loaded = loadSharedSpecs(files, today, isDraft);
  const { sharedSpecs, areUnitsComplete } = loaded;
  const { locales } = sharedSpecs;
  // Without all units, many of their words would look out of place.
  const compiled =
    reused.areWordsComplete || !areUnitsComplete
      ? undefined
      : compileSharedWords(files, sharedSpecs, (locale) => !reused.words.has(locale));
  const names = {
    ...(compiled === undefined ? {} : optionNames(compiled)),
    ...Object.fromEntries(reused.words),
  };
  return {
    ...loaded,
    locales,
    names,
    wordProblems: compiled?.problems ?? [],
    wordsOf: (locale) => (reused.words.has(locale) ? undefined : (compiled?.byLocale.get(locale) ?? {})),
    cachedWords: locales.map(({ id }) => ({
      locale: id,
      // What a draft only warns of must not be taken for checked.
      fingerprint: compiled === undefined || compiled.problems.length === 0 ? (fingerprints[id] ?? "") : "",
      optionNames: names[id] ?? {},
    })),
  };
}
