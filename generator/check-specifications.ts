/** What `plainsum check` asks: what is wrong, of all calculators or of some, without making any program. */
import { problemsBetween } from "./across-calculators.ts";
import { resolveFolder } from "./calculator.ts";
import { asWarning, withoutRepeats, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { catalogEntry } from "./emit/catalog-entry.ts";
import { layoutsOf } from "./emit/layouts.ts";
import { checkDefaults, checkHidden } from "./examples/check-hidden.ts";
import { checkExamples } from "./examples/check-examples.ts";
import { runModel } from "./examples/run-model.ts";
import { keptFrom } from "./kept.ts";
import { loadShared } from "./load-shared.ts";
import type { CalculatorModel } from "./resolve/model.ts";
import { isPart } from "./read/classify.ts";
import { sees, sortFiles, type Folder } from "./sort-files.ts";
import type { BuildCache, CachedCalculator, SpecificationFile } from "./specification.ts";
import { matcherOf } from "./words/text-keys.ts";
import { checkTableWords } from "./words/table-words.ts";
import { unusedParts, type Taken } from "./unused-parts.ts";
import { isAboutAge } from "./words/check-words.ts";
import { namesIn } from "./words/words.ts";
import type { Words } from "./runtime/words.ts";
import { sharedNames } from "./words/borrowed-names.ts";

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
  const sorted = sortFiles(specifications, version);
  const { folders, parts, tables } = sorted;
  const wanted = isWanted === undefined ? folders : folders.filter(({ id }) => isWanted(id));
  const wantedParts = parts.filter(({ id }) => isWanted?.(id) ?? true);
  const kept = keptFrom(sorted, cache);
  const shared = loadShared(sorted, kept, { today, isDraft: false });
  const { sharedSpecs, names } = shared;
  if (!shared.areUnitsWhole) return shared.problems();
  const problems: Diagnostic[] = [...shared.wordProblems];
  const calculators: Record<string, CachedCalculator> = othersOf(folders, wanted, cache);
  const takings: Taken[] = [];
  const left = new Set([...wanted, ...wantedParts]);
  // What a calculator takes in is checked with it: the set grows while it is gone through.
  for (const folder of left) {
    const { calculator, taken, problems: found } = resolveFolder(folder, sharedSpecs, sharedNames(names));
    for (const part of parts) if (taken.includes(part.id)) left.add(part);
    problems.push(...found);
    if (!isPart(folder.id)) takings.push({ parts: taken, texts: calculator?.borrowed ?? new Map() });
    if (calculator === undefined) continue;
    const { model, source, words: own } = calculator;
    const namesOf = knownNames(model, own);
    const program = runModel(model, namesOf);
    problems.push(
      ...checkExamples(model, program, source),
      ...checkHidden(model, program, source),
      ...checkDefaults(model, namesOf, source),
    );
    const isRight = !found.some(({ severity }) => severity === "error");
    if (isRight && !isPart(folder.id))
      calculators[folder.id] = {
        fingerprint: folder.fingerprint,
        names: { asked: {}, fingerprint: "" },
        files: [],
        search: {},
        asked: { rules: {}, variants: {}, phrases: {} },
        entry: catalogEntry(model, layoutsOf(model), [...own.keys()]),
      };
  }
  for (const folder of sorted.tableWords)
    if (
      isWanted?.(folder.id) !== false ||
      wanted.some(({ tableWords = [] }) => tableWords.some(({ id }) => id === folder.id))
    )
      problems.push(...checkTableWords(folder, sharedSpecs));
  if (isWanted === undefined)
    for (const table of tables)
      if (![...folders, ...parts].some(({ id }) => sees(id, table))) sharedSpecs.table(table.path);
  const isNew = ({ id }: Folder): boolean =>
    calculators[id] === undefined || calculators[id] !== kept.calculators[id];
  problems.push(...shared.problems(), ...problemsBetween(folders, calculators, shared, isNew));
  const each = withoutRepeats(problems);
  const errors = each.filter((problem) => problem.severity === "error" && !isAboutAge(problem));
  if (errors.length > 0) return each.filter((problem) => !isAboutAge(problem));
  const [language] = sharedSpecs.locales;
  const unused =
    isWanted === undefined && language !== undefined ? unusedParts(parts, takings, language.id) : [];
  return [...each.map((problem) => (isAboutAge(problem) ? asWarning(problem) : problem)), ...unused];
}

/** The values a message names; those it may not name were reported. */
function knownNames(
  { texts }: CalculatorModel,
  words: ReadonlyMap<string, Words>,
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
