/**
 * Plainsum's generator: specifications in, programs out. Pure: files come as bytes and go as texts;
 * `run.ts` is the edge that reads and writes them.
 */
import { problemsBetween } from "./across-calculators.ts";
import { generateCalculator, type GeneratedCalculator } from "./calculator.ts";
import { diagnose, withoutRepeats, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { emitCatalog, emitSearch, searchPath } from "./emit/catalog.ts";
import { emitLibrary } from "./emit/library.ts";
import { emitPageList } from "./emit/page-list.ts";
import type { EmittedFile } from "./typescript/source-file.ts";
import { emitWords, sharedWordsPath } from "./emit/words.ts";
import { schemaOf } from "./check/schema.ts";
import { documentKinds } from "./constructs/construct.ts";
import type { SharedSpecs } from "./constructs/shared-specs.ts";
import { loadSharedSpecs } from "./resolve/load-shared-specs.ts";
import { areNamesSame, createNameLender, type BorrowedNames } from "./words/borrowed-names.ts";
import { compileSharedWords, optionNames, standingWords } from "./words/shared-words.ts";
import { sees, sortFiles, type TableFile } from "./sort-files.ts";
import type { BuildCache, CachedCalculator, SpecificationFile } from "./specification.ts";

export type { BuildCache, SpecificationFile } from "./specification.ts";
export interface Generated {
  /** Every generated file by path, undefined where the text on disk still stands; those of calculators with errors are left out. */
  readonly files: ReadonlyMap<string, EmittedFile | undefined>;
  readonly problems: readonly Diagnostic[];
  readonly cache: BuildCache;
}
export interface Options {
  /** The current day, `YYYY-MM-DD`: a figure cannot have been checked after it. */
  readonly today: string;
  /** Names the generator itself, so that a changed one forgets what an earlier one made. */
  readonly version: string;
  /** The author is still writing: mistakes of translations are warnings, and a translation with gaps is left out. */
  readonly draft?: boolean;
  /** What an earlier run cached. */
  readonly cache?: BuildCache;
}

/** Generates everything; what `cache` says is unchanged is not read again. */
export function generate(
  specifications: readonly SpecificationFile[],
  { today, version, cache, draft = false }: Options,
): Generated {
  const { shared, folders, tables } = sortFiles(specifications, version);
  const known = cache?.shared === shared.fingerprint ? cache : undefined;
  const standing = standingWords(known?.words, shared.words);
  const areWordsUnchanged = known !== undefined && known.words.every(({ locale }) => standing.has(locale));
  const unchanged = folders.every(
    ({ id, fingerprint: name }) => known?.calculators[id]?.fingerprint === name,
  );
  if (areWordsUnchanged && unchanged && Object.keys(known.calculators).length === folders.length) {
    return {
      files: keep([...known.sharedFiles, ...Object.values(known.calculators).flatMap(({ files }) => files)]),
      problems: [],
      cache: known,
    };
  }

  const loaded = loadSharedSpecs(shared.files, today, draft);
  const { sharedSpecs, categories, areUnitsWhole, problems: sharedProblems } = loaded;
  if (!areUnitsWhole) return { ...nothing, problems: sharedProblems() };
  const { locales } = sharedSpecs;
  // What is cached had no problem, and its files stand.
  const words = areWordsUnchanged
    ? undefined
    : compileSharedWords(shared.files, sharedSpecs, (locale) => !standing.has(locale));
  const names = { ...(words === undefined ? {} : optionNames(words)), ...Object.fromEntries(standing) };
  const problems: Diagnostic[] = [...(words?.problems ?? [])];
  const files = new Map<string, EmittedFile | undefined>();
  const calculators: Record<string, CachedCalculator> = {};
  for (const folder of folders) {
    const cached = known?.calculators[folder.id];
    if (cached?.fingerprint === folder.fingerprint && areNamesSame(cached.names, locales, names)) {
      calculators[folder.id] = cached;
      for (const path of cached.files) files.set(path, undefined);
      continue;
    }
    const lender = createNameLender(locales, names);
    const result = generateCalculator({ ...folder, sharedName: lender.sharedName }, sharedSpecs);
    problems.push(...result.problems);
    if (result.generated === undefined) continue;
    calculators[folder.id] = cacheOf(folder.fingerprint, lender.borrowed(), result.generated);
    for (const [path, text] of result.generated.files) files.set(path, text);
  }
  const kept = folders.filter(
    ({ id }) => calculators[id] !== undefined && calculators[id] === known?.calculators[id],
  );
  for (const table of tables) {
    if (!kept.some(({ id }) => sees(id, table)))
      problems.push(...proveUnused(table, sharedSpecs, problems.length === 0));
  }
  problems.push(...sharedProblems(), ...problemsBetween(folders, calculators, loaded, known));

  const entries = Object.values(calculators).map(({ entry }) => entry);
  const common = new Map<string, EmittedFile | undefined>([
    ["generated/catalog.ts", emitCatalog(entries, categories, locales)],
    ["generated/library.ts", emitLibrary(entries.map(({ id }) => id))],
    ["generated/pages.ts", emitPageList(entries.map(({ id }) => id))],
  ]);
  for (const { id } of locales) {
    common.set(sharedWordsPath(id), standing.has(id) ? undefined : emitWords(words?.byLocale.get(id) ?? {}));
    common.set(
      searchPath(id),
      emitSearch(Object.values(calculators).flatMap(({ search }) => search[id] ?? [])),
    );
  }
  for (const kind of documentKinds)
    common.set(`generated/schemas/${kind}.schema.json`, `${JSON.stringify(schemaOf(kind), undefined, 2)}\n`);
  for (const [path, text] of common) files.set(path, text);
  return {
    files,
    problems: withoutRepeats(problems),
    cache: {
      shared: shared.fingerprint,
      sharedFiles: [...common.keys()],
      words: locales.map(({ id }) => ({
        locale: id,
        fingerprint: shared.words[id] ?? "",
        optionNames: names[id] ?? {},
      })),
      calculators,
    },
  };
}

/** What comes of specifications whose units are not known. */
const nothing: Omit<Generated, "problems"> = {
  files: new Map(),
  cache: { shared: "", sharedFiles: [], words: [], calculators: {} },
};

/** Reads and proves a table no calculator asked for; where all else is well, that nothing uses it is the mistake. */
function proveUnused(
  { file, path }: TableFile,
  sharedSpecs: SharedSpecs,
  isAllWell: boolean,
): readonly Diagnostic[] {
  if (sharedSpecs.wasAsked(path)) return [];
  const table = sharedSpecs.table(path);
  return isAllWell && table !== undefined
    ? [diagnose("unused_name", { name: table.id }, { file: file.path, span: { start: 0, end: 0 } })]
    : [];
}

function keep(paths: readonly string[]): ReadonlyMap<string, undefined> {
  return new Map(paths.map((path) => [path, undefined]));
}

function cacheOf(
  name: string,
  names: BorrowedNames,
  { files, entry, search }: GeneratedCalculator,
): CachedCalculator {
  return { fingerprint: name, names, files: [...files.keys()], entry, search };
}
