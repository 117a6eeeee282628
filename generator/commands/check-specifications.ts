/** What `plainsum check` asks: what is wrong, of all calculators or of some, without making any program. */
import { placeIn, problemsBetween } from "../pipeline/across-calculators.ts";
import { resolveFolder } from "../pipeline/calculator.ts";
import { unreadWords } from "../check/calculator-folder.ts";
import { lineChecker } from "./check-lines.ts";
import { asWarning, diagnose, withoutRepeats, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { listed } from "../diagnostics/listed.ts";
import { foundBy, sharedNamesIn } from "../emit/calculator.ts";
import { checkDefaults } from "../examples/check-defaults.ts";
import { checkExamples } from "../examples/check-examples.ts";
import { checkWhatIfs } from "../examples/check-what-ifs.ts";
import { runModel } from "../examples/run-model.ts";
import { unfinished } from "../examples/unfinished.ts";
import { reusedFrom } from "../pipeline/reused.ts";
import { programFingerprint, wholeFingerprint, type FoundRight } from "./found-right.ts";
import { loadShared, type Shared } from "../pipeline/load-shared.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { SearchLine } from "../resolve/search-lines.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import { isPart } from "../read/classify.ts";
import { isDraft, sees, sortFiles, type Folder, type SortedFiles } from "../pipeline/sort-files.ts";
import type { SpecificationFile } from "../read/specification-file.ts";
import type { BuildCache, CachedCalculator } from "../pipeline/cached.ts";
import { matcherOf } from "../words/text-keys.ts";
import { checkTableWords } from "../words/table-words.ts";
import { unusedParts, type Taken } from "./unused-parts.ts";
import { isAboutAge } from "../words/check-words.ts";
import type { ReadingsOf } from "../emit/wanted-values.ts";
import { readingsIn } from "../words/text-readings.ts";
import type { LocaleEntry } from "../constructs/shared-specs.ts";
import type { Calculator } from "../runtime/description.ts";
import { once } from "../runtime/once.ts";
import type { Words } from "../runtime/words.ts";
import { sharedNames } from "../words/used-names.ts";

export interface CheckOptions {
  /** The current day, `YYYY-MM-DD`. */
  readonly today: string;
  /** As `generate` has it, so that its cache is known again. */
  readonly version: string;
  /** What the last run of the generator cached: shared words it found right are not read again. */
  readonly cache?: BuildCache;
  /** What earlier checks found right, by folder: it is not worked out again. What this one finds right is added. */
  readonly foundRight?: Map<string, FoundRight>;
  /** Also what a finished calculator must have: `npm test` asks for it. */
  readonly asFinished?: boolean;
  /** Which calculators, by id; without it, all of them and everything they share. */
  readonly isWanted?: (calculator: string) => boolean;
}

/**
 * Every problem of the calculators asked for and of what they stand on, their examples worked out. Translations that
 * are older than their English are warnings: to someone writing, they come last.
 */
export function checkSpecifications(
  specifications: readonly SpecificationFile[],
  {
    today,
    version,
    cache,
    isWanted,
    asFinished = false,
    foundRight = new Map<string, FoundRight>(),
  }: CheckOptions,
): readonly Diagnostic[] {
  const sorted = sortFiles(specifications, version);
  const { folders, parts, tables } = sorted;
  const wanted = isWanted === undefined ? folders : folders.filter(({ id }) => isWanted(id));
  const wantedParts = parts.filter(({ id }) => isWanted?.(id) ?? true);
  const reused = reusedFrom(sorted, cache);
  const shared = loadShared(sorted, reused, { today, isDraft: false });
  const { sharedSpecs } = shared;
  if (!shared.areUnitsComplete) return shared.problems();
  const problems: Diagnostic[] = [...shared.wordProblems];
  const calculators: Record<string, CachedCalculator> = othersOf(folders, wanted, cache);
  const takings: Taken[] = [];
  const checkWordsOfTable = (folder: Folder): readonly Diagnostic[] => {
    const fingerprint = wholeFingerprint(folder, sorted, today);
    if (foundRight.get(folder.id)?.fingerprint === fingerprint) return [];
    const found = checkTableWords(folder, sharedSpecs);
    if (found.length === 0) foundRight.set(folder.id, { fingerprint, program: "", usedParts: [], texts: {} });
    return found;
  };
  const left = new Set([...wanted, ...wantedParts]);
  // What a calculator takes in is checked with it: the set grows while it is gone through.
  for (const folder of left) {
    const fingerprint = wholeFingerprint(folder, sorted, today);
    const known = foundRight.get(folder.id);
    const right = known?.fingerprint === fingerprint ? known : undefined;
    const { problems: found, ...made } =
      right === undefined
        ? checkFolder(folder, sorted, shared, { fingerprint, known, asFinished })
        : { problems: [], right };
    problems.push(...found);
    const { usedParts, texts, found: foundAt } = made.right;
    // What is only unfinished is told again; its examples are not worked out again.
    if (found.length === 0) foundRight.set(folder.id, made.right);
    else if (made.right.program !== "") foundRight.set(folder.id, { ...made.right, fingerprint: "" });
    for (const part of parts) if (usedParts.includes(part.id)) left.add(part);
    if (isPart(folder.id)) continue;
    takings.push({ parts: usedParts, texts });
    if (foundAt !== undefined)
      calculators[folder.id] = {
        fingerprint: folder.fingerprint,
        names: { requested: {}, fingerprint: "" },
        files: [],
        ...foundAt,
      };
  }
  for (const folder of sorted.tableWords)
    if (
      isWanted?.(folder.id) !== false ||
      wanted.some(({ tableWords = [] }) => tableWords.some(({ id }) => id === folder.id))
    )
      problems.push(...checkWordsOfTable(folder));
  if (isWanted === undefined)
    for (const table of tables)
      if (![...folders, ...parts].some(({ id }) => sees(id, table))) sharedSpecs.table(table.path);
  problems.push(...problemsOfLines([...left], folders, calculators, shared, foundRight));
  const isNew = ({ id }: Folder): boolean =>
    calculators[id] === undefined || calculators[id] !== reused.calculators[id];
  problems.push(...shared.problems(), ...problemsBetween(folders, calculators, shared, isNew));
  const each = withoutRepeats(problems);
  const errors = each.filter((problem) => problem.severity === "error" && !isAboutAge(problem));
  if (errors.length > 0) return each.filter((problem) => !isAboutAge(problem));
  const [language] = sharedSpecs.locales;
  const unused =
    isWanted === undefined && language !== undefined ? unusedParts(parts, takings, language.id) : [];
  return [...each.map((problem) => (isAboutAge(problem) ? asWarning(problem) : problem)), ...unused];
}

/** What is wrong with the lines that people type to find the calculators; what is right is noted. */
function problemsOfLines(
  checked: readonly Folder[],
  folders: readonly Folder[],
  calculators: Readonly<Record<string, CachedCalculator>>,
  { sharedSpecs, names }: Shared,
  foundRight: Map<string, FoundRight>,
): readonly Diagnostic[] {
  const inOrder = folders.flatMap(({ id }) => calculators[id] ?? []);
  const checkLines = lineChecker(inOrder, sharedSpecs, names);
  return checked.flatMap((folder) => {
    const made = calculators[folder.id];
    if (made?.searchData.lines === undefined) return [];
    const lines = made.searchData.lines.filter(({ language }) => made.search[language] !== undefined);
    const right = foundRight.get(folder.id);
    const found = checkLines({
      lines,
      known: right?.lines ?? {},
      placeOf: ({ path }) => placeIn(folder, ["ask", "lines", ...path], "value"),
    });
    if (right !== undefined) foundRight.set(folder.id, { ...right, lines: found.known });
    return [...found.problems, ...missingLines(folder, made, lines)];
  });
}

/** Pages that no line finds in a language they are offered in. */
function missingLines(
  folder: Folder,
  { entry, search }: CachedCalculator,
  lines: readonly SearchLine[],
): readonly Diagnostic[] {
  return entry.variants.flatMap(({ slug, route }) => {
    const missing = Object.keys(search).filter(
      (language) => !lines.some((line) => line.route === route && line.language === language),
    );
    if (missing.length === 0) return [];
    const languages = listed(missing.map((language) => `\`${language}\``));
    return [diagnose("lines_missing", { page: slug, languages }, placeIn(folder, ["ask", "lines"], "key"))];
  });
}

/** One calculator or part, with what its examples come to and what counts while it is hidden. `known`: when it was last right. */
function checkFolder(
  folder: Folder,
  sorted: SortedFiles,
  { sharedSpecs, names }: Shared,
  {
    fingerprint,
    known,
    asFinished,
  }: {
    readonly fingerprint: string;
    readonly known: FoundRight | undefined;
    readonly asFinished: boolean;
  },
): { readonly problems: readonly Diagnostic[]; readonly right: FoundRight } {
  const { calculator, usedParts, problems } = resolveFolder(folder, sharedSpecs, sharedNames(names));
  const texts = Object.fromEntries(
    [...(calculator?.inherited ?? [])].map(([key, { part }]) => [key, part.folder]),
  );
  if (calculator === undefined) return { problems, right: { fingerprint, program: "", usedParts, texts } };
  const { model, source, words } = calculator;
  const readingsOf = knownReadings(model, words);
  const program = programFingerprint(folder, sorted, model, words, readingsOf);
  // Texts that cannot be read name no values, and what a text names is worked out with it.
  const [{ id: language } = { id: "" }] = sharedSpecs.locales;
  const hasTexts = !problems.some(
    ({ severity, place }) => severity === "error" && place.file === `specs/${folder.id}/${language}.yaml`,
  );
  const run = once(() => runModel(model, readingsOf));
  const worked = known?.program === program || !hasTexts ? [] : workOut(model, run(), readingsOf, source);
  const lacking =
    asFinished && hasTexts && worked.length === 0 && !isPart(folder.id)
      ? [...draftOf(folder, sharedSpecs.locales), ...unfinished(model, run(), source)]
      : [];
  // What a translation lacks changes nothing of what the other languages find; one that cannot be read takes its names along.
  const translations = sharedSpecs.locales.slice(1).map(({ id }) => `specs/${folder.id}/${id}.yaml`);
  const isFound =
    unreadWords(folder, words, sharedSpecs.locales).size === 0 &&
    problems.every(
      ({ severity, place, code }) =>
        severity !== "error" || (code !== "text_not_in_english" && translations.includes(place.file)),
    );
  return {
    problems: [...problems, ...worked, ...lacking],
    right: {
      fingerprint,
      program: worked.length === 0 && hasTexts ? program : "",
      usedParts,
      texts,
      ...(isFound && !isPart(folder.id)
        ? { found: foundBy(model, words, sharedNamesIn(sharedSpecs.locales, sharedNames(names))) }
        : {}),
      ...(known?.lines === undefined ? {} : { lines: known.lines }),
    },
  };
}

/** A calculator in English alone is told so once. */
function draftOf(folder: Folder, locales: readonly LocaleEntry[]): readonly Diagnostic[] {
  const languages = locales.map(({ id }) => id);
  if (!isDraft(folder, languages)) return [];
  const file = `specs/${folder.id}/${languages[0] ?? ""}.yaml`;
  return [diagnose("draft", {}, { file, span: { start: 0, end: 0 } })];
}

function workOut(
  model: CalculatorModel,
  program: Calculator,
  readingsOf: ReadingsOf,
  source: SourceDocument,
): readonly Diagnostic[] {
  return [
    ...checkExamples(model, program, source),
    ...checkDefaults(model, readingsOf, source),
    ...checkWhatIfs(model, program, source),
  ];
}

/** What a text reads; values it may not name were reported. */
function knownReadings({ texts }: CalculatorModel, words: ReadonlyMap<string, Words>): ReadingsOf {
  const matcher = matcherOf(texts);
  const readings = readingsIn(words);
  return (key) => {
    const known = matcher.find(key)?.arguments ?? [];
    return known === "any" ? readings(key) : readings(key).filter(({ name }) => known.includes(name));
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
