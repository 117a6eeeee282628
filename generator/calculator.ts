import { checkRefusalCitations } from "./tables/citation.ts";
import { checkPageTexts } from "./words/page-texts.ts";
import type { CalculatorDocument } from "./constructs/documents.ts";
import { checkShape, withoutInvalidParts } from "./check/shape.ts";
import { readAccepted, type AcceptedTexts } from "./words/accepted-texts.ts";
import { gatherMissing } from "./words/gather-missing.ts";
import { checkWords, englishTexts, isAboutAge, isOwnList } from "./words/check-words.ts";
import { asWarning, diagnose, type Diagnostic, type Place } from "./diagnostics/diagnostic.ts";
import { emitModel, modelPath } from "./emit/model.ts";
import { emitEvidence, emitPage, evidencePath, hasEvidence, pagePath } from "./emit/page.ts";
import type { EmittedFile } from "./typescript/source-file.ts";
import { emitPages } from "./emit/pages.ts";
import { emitTable, tablePath } from "./emit/table.ts";
import { emitLaws, emitTests, lawsPath, testPath } from "./emit/tests.ts";
import { emitWords, wordsPath } from "./emit/words.ts";
import { classify } from "./read/classify.ts";
import { readDocument, type SourceDocument } from "./read/source-document.ts";
import { resolveCalculator } from "./resolve/calculator.ts";
import type { SharedSpecs, LocaleEntry } from "./constructs/shared-specs.ts";
import type { CalculatorModel } from "./resolve/model.ts";
import { calculatorTexts, messageNames, nameChoices, plainText } from "./words/words.ts";
import type { Message, Words } from "./runtime/words.ts";
import type { CatalogEntry, SearchEntry } from "./runtime/catalog.ts";
import type { SpecificationFile } from "./specification.ts";

/** The files of one calculator's folder, and what its words may fall back on. */
export interface CalculatorFolder {
  readonly id: string;
  readonly files: readonly SpecificationFile[];
  /** The shared name of a choice option (a weekday, a month, a currency) in a language. */
  readonly sharedName: (option: string, locale: LocaleEntry) => Message | undefined;
}
export interface GeneratedCalculator {
  readonly files: ReadonlyMap<string, EmittedFile>;
  readonly entry: CatalogEntry;
  readonly search: Readonly<Record<string, readonly SearchEntry[]>>;
}

/** A calculator that can be worked out; its words may have mistakes. */
export interface ReadCalculator {
  readonly model: CalculatorModel;
  /** Its `calculator.yaml`. */
  readonly source: SourceDocument;
  /** The words of each language that is whole enough to be shown. */
  readonly words: ReadonlyMap<string, Words>;
  readonly locales: readonly LocaleEntry[];
}

/** One calculator, from YAML to programs: read, check, resolve, compile its words, emit. */
export function generateCalculator(
  folder: CalculatorFolder,
  sharedSpecs: SharedSpecs,
): { readonly generated?: GeneratedCalculator; readonly problems: readonly Diagnostic[] } {
  const { calculator, problems } = readCalculator(folder, sharedSpecs);
  if (calculator === undefined || problems.some(({ severity }) => severity === "error")) return { problems };
  const { model, words, locales } = calculator;
  const generated = {
    files: emitAll(model, words),
    entry: entryOf(calculator),
    search: Object.fromEntries(locales.map(({ id }) => [id, searchOf(model, words.get(id) ?? {})])),
  };
  return { problems, generated };
}

/** The same without what is emitted. */
export function readCalculator(
  folder: CalculatorFolder,
  sharedSpecs: SharedSpecs,
): { readonly calculator?: ReadCalculator; readonly problems: readonly Diagnostic[] } {
  const found: Diagnostic[] = [];
  const calculator = readInto(found, folder, sharedSpecs);
  const gathered = gatherMissing(found);
  const problems = sharedSpecs.isDraft ? tolerateTranslations(gathered, sharedSpecs) : gathered;
  return calculator === undefined ? { problems } : { problems, calculator };
}

/** The values a message names, in any language, by its key in the words. */
export function namesIn(words: ReadCalculator["words"]): (key: string) => readonly string[] {
  return (key) =>
    messageNames([...words.values()].flatMap((own) => (own[key] === undefined ? [] : [own[key]])));
}

/** The way itself; what is wrong is added to `problems`. */
function readInto(
  problems: Diagnostic[],
  folder: CalculatorFolder,
  sharedSpecs: SharedSpecs,
): ReadCalculator | undefined {
  const sources = new Map<string, SourceDocument>();
  for (const file of folder.files) {
    const read = readDocument(file.path, file.bytes);
    problems.push(...read.problems);
    if (read.document !== undefined) sources.set(file.path, read.document);
  }
  problems.push(...missingFiles(folder, sharedSpecs));
  const source = sources.get(`specs/${folder.id}/calculator.yaml`);
  const shape = source === undefined ? undefined : checkShape("calculator", source);
  problems.push(...(shape?.problems ?? []));
  const words = shapedWords(folder, sharedSpecs, sources, problems);
  const resolved =
    source === undefined ? undefined : resolveValidPart(folder.id, source, shape?.value, sharedSpecs);
  problems.push(...(resolved?.problems ?? []));
  const model = resolved?.model;
  if (source === undefined || model === undefined) {
    problems.push(...checkWordsAlone(sharedSpecs, words));
    return undefined;
  }
  const compiled = compileWords(folder, model, sharedSpecs, words, problems);
  const locales = sharedSpecs.locales.filter(({ id }) => compiled.has(id));
  return { model, source, words: compiled, locales };
}

/** While an author is writing, translations may lag behind: what is wrong in their files is told and stops nothing. */
function tolerateTranslations(
  problems: readonly Diagnostic[],
  { locales: [, ...others] }: SharedSpecs,
): readonly Diagnostic[] {
  return problems.map((problem) =>
    others.some(({ id }) => problem.place.file.endsWith(`/${id}.yaml`)) ? asWarning(problem) : problem,
  );
}

/** Resolves a calculator, or of one with a wrong shape what can be looked at all the same. */
function resolveValidPart(
  id: string,
  source: SourceDocument,
  whole: CalculatorDocument | undefined,
  sharedSpecs: SharedSpecs,
): ReturnType<typeof resolveCalculator> {
  const part = whole === undefined ? withoutInvalidParts(source) : undefined;
  const document = whole ?? part?.value;
  if (document === undefined) return { problems: [] };
  const { model, problems: all } = resolveCalculator(id, document, source, sharedSpecs, part?.broken);
  // What a comma cut short may be a limit, which the default then seems to break.
  const problems = whole === undefined ? all.filter(({ code }) => code !== "default_out_of_bounds") : all;
  return {
    problems: [...checkRefusalCitations(document, source, sharedSpecs.today), ...problems],
    ...(model === undefined ? {} : { model }),
  };
}

/** What is wrong with the words whatever the specification says: unreadable texts, and gaps and age of translations. */
function checkWordsAlone(
  sharedSpecs: SharedSpecs,
  { byLocale, accepted }: ShapedWords,
): readonly Diagnostic[] {
  const [base] = sharedSpecs.locales;
  const first = base === undefined ? undefined : byLocale.get(base.id);
  if (first === undefined) return [];
  const english = englishTexts(calculatorTexts(first.value), base?.tag ?? "");
  const required = [
    ...[...english.texts.keys()]
      .filter((key) => !isOwnList(key))
      .map((key) => ({ key, required: true, arguments: "any" as const })),
    { key: "keywords.*", required: false, arguments: "any" as const },
  ];
  return sharedSpecs.locales.flatMap((locale) => {
    const source = byLocale.get(locale.id);
    if (source === undefined) return [];
    const { problems } = checkWords({
      required,
      english,
      texts: calculatorTexts(source.value),
      source,
      locale: locale.tag,
      isEnglish: locale === base,
      acceptedText: (key) => accepted.get(key)?.get(locale.id),
    });
    return problems;
  });
}

/** A calculator's specification and its English words, where the folder holds other files and not these. */
function missingFiles({ id, files }: CalculatorFolder, { locales }: SharedSpecs): readonly Diagnostic[] {
  const [first] = files;
  const [base] = locales;
  const specification = `specs/${id}/calculator.yaml`;
  const isThere = (path: string): boolean => files.some((file) => file.path === path);
  if (first !== undefined && !isThere(specification))
    return [diagnose("file_missing", { file: specification }, startOf(first.path))];
  const english = `specs/${id}/${base?.id ?? ""}.yaml`;
  return base === undefined || isThere(english)
    ? []
    : [diagnose("words_missing", { file: english }, startOf(specification))];
}

function startOf(file: string): Place {
  return { file, span: { start: 0, end: 0 } };
}

/** The words files by language, and what is accepted of them; files of a wrong shape are left out and reported. */
interface ShapedWords {
  readonly byLocale: ReadonlyMap<string, SourceDocument>;
  readonly accepted: AcceptedTexts;
}

function shapedWords(
  { id }: CalculatorFolder,
  sharedSpecs: SharedSpecs,
  sources: ReadonlyMap<string, SourceDocument>,
  problems: Diagnostic[],
): ShapedWords {
  const byLocale = new Map<string, SourceDocument>();
  for (const locale of sharedSpecs.locales) {
    const source = sources.get(`specs/${id}/${locale.id}.yaml`);
    if (source === undefined) continue;
    const shape = checkShape("words", source);
    problems.push(...shape.problems);
    if (shape.value !== undefined) byLocale.set(locale.id, source);
  }
  const translated = sources.get(`specs/${id}/translated.yaml`);
  const accepted = translated === undefined ? undefined : checkShape("translated", translated);
  problems.push(...(accepted?.problems ?? []));
  return { byLocale, accepted: readAccepted(accepted?.value ?? {}) };
}

/** The words of every language the folder holds, compiled; what is missing, wrong or stale is added to `problems`. */
function compileWords(
  folder: CalculatorFolder,
  model: CalculatorModel,
  sharedSpecs: SharedSpecs,
  { byLocale, accepted }: ShapedWords,
  problems: Diagnostic[],
): ReadonlyMap<string, Words> {
  const [base] = sharedSpecs.locales;
  const source = base === undefined ? undefined : byLocale.get(base.id);
  if (base === undefined || source === undefined) return new Map();
  const english = englishTexts(calculatorTexts(source.value), base.tag);
  const compiled = new Map<string, Words>();
  let faulty: ReadonlySet<string> | undefined;
  for (const locale of sharedSpecs.locales) {
    const words = byLocale.get(locale.id);
    if (words === undefined) continue;
    const texts = locale === base ? english.texts : calculatorTexts(words.value);
    const checked = checkWords({
      required: model.texts,
      english,
      texts,
      source: words,
      locale: locale.tag,
      isEnglish: locale.id === base.id,
      ...(faulty === undefined ? {} : { faulty }),
      acceptedText: (key) => accepted.get(key)?.get(locale.id),
    });
    faulty ??= checked.faulty;
    const named = nameChoices(
      model,
      checked.words,
      (option) => folder.sharedName(option, locale),
      locale.tag,
    );
    const found = [
      ...checked.problems,
      ...checkPageTexts(model.description.variants, texts, words, locale.tag),
      ...named.missing.map((key) => diagnose("text_missing", { key }, words.placeOf(key.split("."), "key"))),
    ];
    problems.push(...found);
    if (sharedSpecs.isDraft && locale !== base && !found.every(isAboutAge)) continue;
    compiled.set(locale.id, named.words);
  }
  return compiled;
}

function emitAll(
  model: CalculatorModel,
  compiled: ReadonlyMap<string, Words>,
): ReadonlyMap<string, EmittedFile> {
  const files = new Map<string, EmittedFile>();
  files.set(modelPath(model.id), emitModel(model, namesIn(compiled)));
  for (const table of model.tables) files.set(tablePath(table), emitTable(table));
  files.set(pagePath(model.id), emitPage(model));
  if (hasEvidence(model.description)) files.set(evidencePath(model.id), emitEvidence(model));
  files.set(testPath(model.id), emitTests(model));
  files.set(lawsPath(model.id), emitLaws(model));
  for (const [locale, words] of compiled) files.set(wordsPath(model.id, locale), emitWords(words));
  for (const [path, text] of emitPages(model)) files.set(path, text);
  return files;
}

/** What the catalog says of it. */
export function entryOf({ model, locales }: ReadCalculator): CatalogEntry {
  const { description } = model;
  const region = regionOf(model.id);
  const checked = model.tables.flatMap(({ periods }) => periods.map(({ citation }) => citation.checked_on));
  return {
    id: model.id,
    category: description.category,
    ...(region === undefined ? {} : { region }),
    variants: description.variants.map(({ slug, route }) => ({ slug, route })),
    locales: locales.map(({ id }) => id),
    related: description.related,
    ...(description.notice === undefined ? {} : { notice: description.notice }),
    updated: checked.toSorted().at(-1) ?? "",
  };
}

/** Legal calculators are ordered by state, the folder under the category. */
function regionOf(id: string): string | undefined {
  const [category, region, ...rest] = id.split("/");
  return category === "legal" && rest.length > 0 ? region : undefined;
}

function searchOf(model: CalculatorModel, words: Words): readonly SearchEntry[] {
  const { category, variants } = model.description;
  const region = regionOf(model.id);
  const keywords = Object.entries(words).flatMap(([key, message]) =>
    key.startsWith("keywords.") ? [plainText(message, {})] : [],
  );
  return variants.map(({ slug, route, fixed }) => {
    const own = (key: string): string => `variants.${slug}.${key}`;
    const say = (...keys: readonly string[]): string | undefined => {
      const message = keys.map((key) => words[key]).find((each) => each !== undefined);
      return message === undefined ? undefined : plainText(message, fixed);
    };
    return {
      route,
      category,
      ...(region === undefined ? {} : { region }),
      // A variant's own title says more than the short title of all.
      title: say(own("short_title"), own("title"), "short_title", "title") ?? route,
      summary: say(own("summary"), "summary") ?? "",
      keywords,
    };
  });
}

/** The calculator a specification file belongs to; undefined for what calculators share. */
export function ownerOf(path: string, locales: readonly string[]): string | undefined {
  const kind = classify(path, locales);
  return kind.kind === "calculator" || kind.kind === "accepted" || kind.kind === "words"
    ? kind.calculator
    : undefined;
}
