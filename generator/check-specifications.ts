/** What `plainsum check` asks: what is wrong, of all calculators or of some, without making any program. */
import { problemsBetween, type Folder } from "./across-calculators.ts";
import { entryOf, namesIn, readCalculator, type ReadCalculator } from "./calculator.ts";
import { asWarning, withoutRepeats, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { checkExamples } from "./examples/check-examples.ts";
import { runModel } from "./examples/run-model.ts";
import { loadSharedSpecs } from "./resolve/load-shared-specs.ts";
import { sees, sortFiles } from "./sort-files.ts";
import type { BuildCache, CachedCalculator, SpecificationFile } from "./specification.ts";
import type { CalculatorModel } from "./resolve/model.ts";
import { matcherOf } from "./words/text-keys.ts";
import { isAboutAge } from "./words/check-words.ts";
import { compileSharedWords, nameOfOption, optionNames, standingWords } from "./words/shared-words.ts";

export interface CheckOptions {
  /** The current day, `YYYY-MM-DD`. */
  readonly today: string;
  /** As `generate` has it, so that its cache is known again. */
  readonly version: string;
  /** What the last run of the generator cached: shared words it found right are not read again. */
  readonly cache?: BuildCache;
  /** Which calculators, by id; without it, all of them and everything they share. */
  readonly isWanted?: (calculator: string) => boolean;
}

/**
 * Every problem of the calculators asked for and of what they stand on, their examples worked out. Translations that
 * are older than their English are warnings: to someone writing, they come last.
 */
export function checkSpecifications(
  specifications: readonly SpecificationFile[],
  { today, version, cache, isWanted }: CheckOptions,
): readonly Diagnostic[] {
  const { shared, folders, tables } = sortFiles(specifications, version);
  const wanted = isWanted === undefined ? folders : folders.filter(({ id }) => isWanted(id));
  const known = cache?.shared === shared.fingerprint ? cache : undefined;
  const loaded = loadSharedSpecs(shared.files, today);
  const { sharedSpecs } = loaded;
  if (!loaded.areUnitsWhole) return loaded.problems();
  const standing = standingWords(known?.words, shared.words);
  const words = sharedSpecs.locales.every(({ id }) => standing.has(id))
    ? undefined
    : compileSharedWords(shared.files, sharedSpecs, (locale) => !standing.has(locale));
  const names = { ...(words === undefined ? {} : optionNames(words)), ...Object.fromEntries(standing) };
  const problems: Diagnostic[] = [...(words?.problems ?? [])];
  const calculators: Record<string, CachedCalculator> = othersOf(folders, wanted, cache);
  for (const folder of wanted) {
    const { calculator, problems: found } = readCalculator(
      { ...folder, sharedName: (option, locale) => nameOfOption(option, locale, names) },
      sharedSpecs,
    );
    problems.push(...found);
    if (calculator === undefined) continue;
    const { model, source, words: own } = calculator;
    problems.push(...checkExamples(model, runModel(model, knownNames(model, own)), source));
    const isRight = !found.some(({ severity }) => severity === "error");
    if (isRight)
      calculators[folder.id] = {
        fingerprint: folder.fingerprint,
        names: { asked: {}, fingerprint: "" },
        files: [],
        search: {},
        entry: entryOf(calculator),
      };
  }
  if (isWanted === undefined)
    for (const table of tables) if (!folders.some(({ id }) => sees(id, table))) sharedSpecs.table(table.path);
  problems.push(...loaded.problems(), ...problemsBetween(folders, calculators, loaded, known));
  const each = withoutRepeats(problems);
  const errors = each.filter((problem) => problem.severity === "error" && !isAboutAge(problem));
  if (errors.length > 0) return each.filter((problem) => !isAboutAge(problem));
  return each.map((problem) => (isAboutAge(problem) ? asWarning(problem) : problem));
}

/** The values a message names; those it may not name were reported. */
function knownNames(
  { texts }: CalculatorModel,
  words: ReadCalculator["words"],
): (key: string) => readonly string[] {
  const matcher = matcherOf(texts);
  const names = namesIn(words);
  return (key) => {
    const known = matcher.find(key)?.arguments ?? [];
    return known === "any" ? names(key) : names(key).filter((name) => known.includes(name));
  };
}

/** What the cache knows of calculators that were not asked for: where they answer. */
function othersOf(
  folders: readonly Folder[],
  wanted: readonly Folder[],
  cache: BuildCache | undefined,
): Record<string, CachedCalculator> {
  const others = folders.filter((folder) => !wanted.includes(folder));
  return Object.fromEntries(
    others.flatMap(({ id }) => {
      const cached = cache?.calculators[id];
      return cached === undefined ? [] : [[id, cached]];
    }),
  );
}
