/**
 * Plainsum's generator: specifications in, programs out, `read -> check -> resolve -> emit`. Pure: files come as bytes
 * and go as texts; `run.ts` is the edge that reads and writes them.
 */
import { problemsBetween, unusedTables } from "./across-calculators.ts";
import { reportable, resolveFolder } from "./calculator.ts";
import { withoutRepeats, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { emitCalculator, emitPart, sharedNamesIn } from "../emit/calculator.ts";
import { emitSharedFiles } from "../emit/shared-files.ts";
import { isAsItWas, reusedFrom, type Reused } from "./reused.ts";
import { loadShared, type Shared } from "./load-shared.ts";
import { sortFiles, type Folder } from "./sort-files.ts";
import { isPart } from "../read/classify.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import type { BuildCache, CachedCalculator, CachedPart } from "./cached.ts";
import type { EmittedFile } from "../typescript/source-file.ts";
import { checkTableWords } from "../words/table-words.ts";
import { areNamesSame, createNameTracker } from "../words/used-names.ts";

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
  /** Calculators with words in one language alone are left out. */
  readonly finished?: boolean;
  /** What an earlier run cached. */
  readonly cache?: BuildCache;
}

/** Generates everything; what `cache` says is unchanged is not read again. */
export function generate(
  specifications: readonly SpecificationFile[],
  { today, version, cache, draft = false, finished = false }: Options,
): Generated {
  const sorted = sortFiles(specifications, version, finished);
  const reused = reusedFrom(sorted, cache);
  if (cache !== undefined && isAsItWas(sorted, reused)) return unchanged(cache);

  const shared = loadShared(sorted, reused, { today, isDraft: draft });
  // Without its units, every calculator would look wrong.
  if (!shared.areUnitsComplete) return { ...nothing, problems: shared.problems() };

  const parts = sorted.parts.map((folder) => reusedPart(folder, reused, shared) ?? makePart(folder, shared));
  const made = sorted.folders.map(
    (folder) => reusedCalculator(folder, reused, shared) ?? makeCalculator(folder, shared),
  );
  const calculators = Object.fromEntries(
    made.flatMap(({ id, calculator }) => (calculator === undefined ? [] : [[id, calculator]])),
  );
  const cachedParts = Object.fromEntries(
    parts.flatMap(({ id, part }) => (part === undefined ? [] : [[id, part]])),
  );
  const ofTables = sorted.tableWords.flatMap((folder) =>
    reportable(checkTableWords(folder, shared.sharedSpecs), shared.sharedSpecs),
  );
  const found = [
    ...shared.wordProblems,
    ...ofTables,
    ...[...parts, ...made].flatMap(({ problems }) => problems),
  ];
  const isNew = ({ id }: Folder): boolean =>
    isPart(id)
      ? cachedParts[id] === undefined || cachedParts[id] !== reused.parts[id]
      : calculators[id] === undefined || calculators[id] !== reused.calculators[id];
  const unused = unusedTables(sorted, isNew, shared.sharedSpecs, found.length === 0);
  const between = problemsBetween(sorted.folders, calculators, shared, isNew);

  const common = emitSharedFiles({
    ...shared,
    units: shared.sharedSpecs.units,
    tableIds: shared.sharedSpecs.tableIds(),
    partIds: sorted.parts.map(({ id }) => id),
    calculators: Object.values(calculators),
  });
  return {
    files: new Map([...[...parts, ...made].flatMap(({ files }) => [...files]), ...common]),
    problems: withoutRepeats([...found, ...unused, ...shared.problems(), ...between]),
    cache: {
      shared: sorted.shared.fingerprint,
      sharedFiles: [...common.keys()],
      words: shared.cachedWords,
      calculators,
      parts: cachedParts,
    },
  };
}

/** What comes of one calculator in this run; `calculator` is left out where it has errors. */
interface Made {
  readonly id: string;
  readonly files: Generated["files"];
  readonly problems: readonly Diagnostic[];
  readonly calculator?: CachedCalculator;
}

/** What comes of one part in this run; `part` is left out where it has errors. */
interface MadePart extends Pick<Made, "id" | "files" | "problems"> {
  readonly part?: CachedPart;
}

/** A part that is as it was. */
function reusedPart({ id, fingerprint }: Folder, reused: Reused, shared: Shared): MadePart | undefined {
  const part = reused.parts[id];
  return part?.fingerprint === fingerprint && hasSameNames(part, reused, shared)
    ? { id, files: asTheyWere(part.files), problems: [], part }
    : undefined;
}

/** One part: its examples become tests of its own. */
function makePart(folder: Folder, { sharedSpecs, locales, names }: Shared): MadePart {
  const { id, fingerprint } = folder;
  const tracker = createNameTracker(locales, names);
  const { calculator, problems } = resolveFolder(folder, sharedSpecs, tracker);
  if (calculator === undefined || problems.some(({ severity }) => severity === "error"))
    return { id, files: new Map(), problems };
  const files = emitPart(calculator.model, calculator.words);
  const part = {
    fingerprint: trusted(fingerprint, problems),
    names: tracker.usedNames(),
    files: [...files.keys()],
  };
  return { id, files, problems, part };
}

/** A calculator that is as it was, as are the shared names it uses; what is cached had no problem. */
function reusedCalculator({ id, fingerprint }: Folder, reused: Reused, shared: Shared): Made | undefined {
  const calculator = reused.calculators[id];
  return calculator?.fingerprint === fingerprint && hasSameNames(calculator, reused, shared)
    ? { id, files: asTheyWere(calculator.files), problems: [], calculator }
    : undefined;
}

/** Whether the shared names it uses are as they were: where all shared words are, nobody need look. */
function hasSameNames(made: CachedPart, { areWordsComplete }: Reused, { locales, names }: Shared): boolean {
  return areWordsComplete || areNamesSame(made.names, locales, names);
}

/** One calculator from YAML to programs: read, check, resolve, emit. */
function makeCalculator(folder: Folder, { sharedSpecs, locales, names }: Shared): Made {
  const { id, fingerprint } = folder;
  const tracker = createNameTracker(locales, names);
  const { calculator, problems } = resolveFolder(folder, sharedSpecs, tracker);
  if (calculator === undefined || problems.some(({ severity }) => severity === "error"))
    return { id, files: new Map(), problems };
  const { files, ...found } = emitCalculator(
    calculator.model,
    calculator.words,
    sharedNamesIn(locales, tracker),
  );
  return {
    id,
    files,
    problems,
    calculator: {
      fingerprint: trusted(fingerprint, problems),
      names: tracker.usedNames(),
      files: [...files.keys()],
      ...found,
    },
  };
}

/** What a draft only warns of must be told again, and must not be taken for checked: no fingerprint is this one. */
function trusted(fingerprint: string, problems: readonly Diagnostic[]): string {
  return problems.length === 0 ? fingerprint : "";
}

/** What comes of specifications that are as they were. */
function unchanged(cache: BuildCache): Generated {
  const { sharedFiles, calculators, parts } = cache;
  const own = [...Object.values(calculators), ...Object.values(parts)].flatMap(({ files }) => files);
  return { files: asTheyWere([...sharedFiles, ...own]), problems: [], cache };
}

function asTheyWere(paths: readonly string[]): ReadonlyMap<string, undefined> {
  return new Map(paths.map((path) => [path, undefined]));
}

/** What comes of specifications whose units are not known. */
const nothing: Omit<Generated, "problems"> = {
  files: new Map(),
  cache: { shared: "", sharedFiles: [], words: [], calculators: {}, parts: {} },
};
