/** One calculator on its way to a model: read, check, resolve, and its words with it. */
import { checkFolder, type CheckedFolder, type CheckedWords } from "../check/calculator-folder.ts";
import type { RequiredText } from "../constructs/required-text.ts";
import type { LocaleEntry, SharedSpecs } from "../constructs/shared-specs.ts";
import { asWarning, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { joinParts, type JoinedFolder } from "../parts/join.ts";
import { checkPartFolder } from "../parts/part-folder.ts";
import { readWithOptions } from "../parts/table-options.ts";
import { isPart } from "../read/classify.ts";
import type { CalculatorFolder } from "../read/calculator-folder.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { resolveSpecification, type ResolvedSpecification } from "../resolve/calculator.ts";
import { formulasWithoutText } from "../resolve/unused.ts";
import { resolvePages } from "../resolve/pages.ts";
import type { CalculatorModel } from "../resolve/model.ts";
import type { Words } from "../runtime/words.ts";
import { isAboutAge } from "../words/check-words.ts";
import {
  checkWordsAlone,
  compileWords,
  hasFirstWords,
  lackingTexts,
  type SharedNames,
} from "../words/compile-words.ts";
import { namesWithOptions } from "../words/own-options.ts";
import type { PartText } from "../words/part-texts.ts";
import { gatherTexts } from "../words/gather-texts.ts";
import { calculatorTexts } from "../words/words.ts";
import { wordsOfTables } from "../words/table-words.ts";

/** A calculator that can be worked out; its words may have mistakes. */
export interface ResolvedCalculator {
  readonly model: CalculatorModel;
  /** Its `calculator.yaml`. */
  readonly source: SourceDocument;
  /** The words of each language that is whole enough to be shown. */
  readonly words: ReadonlyMap<string, Words>;
  /** The keys of the texts it has from its parts. */
  readonly inherited: ReadonlyMap<string, PartText>;
}

/** The stages a calculator goes through, in their order; `plainsum check --show <stage>` prints what each makes. */
export const stageNames = ["read", "parts", "check", "resolve", "words", "pages"] as const;
export type StageName = (typeof stageNames)[number];

/** What each stage makes of one calculator or part. What a mistake leaves nothing to work on makes nothing. */
export function throughStages(folder: CalculatorFolder, sharedSpecs: SharedSpecs, sharedNames: SharedNames) {
  const read = readWithOptions(folder, sharedSpecs);
  const parts = joinParts(read, sharedSpecs);
  const check = isPart(folder.id)
    ? checkPartFolder(read, sharedSpecs.locales)
    : withParts(checkFolder(parts.folder, sharedSpecs.locales), parts);
  const { specification } = check;
  const resolve: ResolvedSpecification =
    specification === undefined
      ? { problems: [] }
      : resolveSpecification(
          folder.id,
          specification,
          sharedSpecs,
          namesWithOptions(check.words, sharedSpecs.locales[0]?.id ?? ""),
        );
  const { model } = resolve;
  const given = model === undefined ? check.words : withTables(check.words, folder, model, sharedSpecs);
  const words =
    model === undefined || !hasFirstWords(given, sharedSpecs)
      ? {
          words: undefined,
          beforeFigures: {},
          borrowed: noTexts,
          problems: checkWordsAlone(check.words, sharedSpecs, resolve.texts),
        }
      : compileWords(given, model, sharedSpecs, sharedNames);
  const pages =
    specification === undefined || model === undefined || words.words === undefined
      ? { model: undefined, problems: [] }
      : resolvePages(model, specification.document, specification.source, words.words, words.beforeFigures);
  return { read, parts, check, resolve, words, pages };
}

/** Reads, checks and resolves a calculator or a part, and reports everything that is wrong with its files. */
export function resolveFolder(
  folder: CalculatorFolder,
  sharedSpecs: SharedSpecs,
  sharedNames: SharedNames,
): {
  readonly calculator?: ResolvedCalculator;
  /** Where it has mistakes: the texts it certainly lacks in the first language. */
  readonly lacking?: readonly string[];
  /** The folders of the parts it takes in. */
  readonly usedParts: readonly string[];
  readonly problems: readonly Diagnostic[];
} {
  const { read, parts, check, resolve, words, pages } = throughStages(folder, sharedSpecs, sharedNames);
  const { usedParts } = parts;
  const stages = withoutCutOff(
    [read, parts, check, resolve, words].flatMap((stage) => stage.problems),
    check.specification?.source,
  );
  const isRead = [read, parts, check, words].every(({ problems }) => problems.every(isAboutAge));
  const unsaid =
    // Words that could not be read may name them.
    isRead && check.specification !== undefined && words.words !== undefined
      ? formulasWithoutText(resolve.withoutText ?? [], words.words, check.specification.source)
      : [];
  const found = [...stages, ...unsaid];
  const problems = reportable(
    // What pages ask for depends on what the words name: of words with mistakes nothing follows.
    found.every(isAboutAge) ? [...found, ...pages.problems] : found,
    sharedSpecs,
  );
  if (check.specification === undefined || pages.model === undefined || words.words === undefined) {
    const lacking =
      resolve.texts === undefined ? {} : { lacking: lackingIn(check.words, resolve.texts, sharedSpecs) };
    return { usedParts, problems, ...lacking };
  }
  const calculator = {
    model: pages.model,
    source: check.specification.source,
    words: words.words,
    inherited: words.inherited,
  };
  return { usedParts, problems, calculator };
}

function lackingIn(
  { byLocale, parts = [] }: CheckedWords,
  wanted: readonly RequiredText[],
  { locales: [base] }: SharedSpecs,
): readonly string[] {
  const first = base === undefined ? undefined : byLocale.get(base.id);
  const own = first === undefined ? new Map<string, string>() : calculatorTexts(first.value);
  return lackingTexts(own, parts, wanted, base).map(({ key }) => key);
}

/** The same with the words of the tables it looks up, which come after those of its parts. */
function withTables(
  words: CheckedWords,
  { tableWords = [] }: CalculatorFolder,
  { tables }: CalculatorModel,
  sharedSpecs: SharedSpecs,
): CheckedWords {
  const ofTables = wordsOfTables(tableWords, tables, sharedSpecs);
  return ofTables.length === 0 ? words : { ...words, parts: [...(words.parts ?? []), ...ofTables] };
}

const noTexts: ReadonlyMap<string, PartText> = new Map();

/** The same with what the calculator makes of its parts. */
function withParts(checked: CheckedFolder, { overrides, words }: JoinedFolder): CheckedFolder {
  const { specification } = checked;
  return {
    ...checked,
    ...(specification === undefined ? {} : { specification: { ...specification, overrides } }),
    words: { ...checked.words, parts: words },
  };
}

/** What a comma cut short cannot be read: that it is cut short was told. */
function withoutCutOff(
  problems: readonly Diagnostic[],
  source: SourceDocument | undefined,
): readonly Diagnostic[] {
  const commas = problems.filter(({ code }) => code === "comma_in_text").map(({ place }) => place);
  const isCutOff = ({ code, place: { file, span } }: Diagnostic): boolean =>
    code === "formula_syntax" &&
    commas.some(
      (comma) =>
        comma.file === file &&
        comma.span.start > span.start &&
        !/[\n}]/.test(source?.textOf(file).slice(span.start, comma.span.start) ?? "}"),
    );
  return problems.filter((problem) => !isCutOff(problem));
}

/** Problems as the author gets them. */
export function reportable(
  problems: readonly Diagnostic[],
  { isDraft, locales: [english, ...translations] }: SharedSpecs,
): readonly Diagnostic[] {
  const gathered = gatherTexts(withoutUntranslatable(problems, english?.id ?? ""));
  return isDraft ? gathered.map((problem) => tolerated(problem, translations)) : gathered;
}

/** What English lacks too, nobody could translate yet. */
function withoutUntranslatable(problems: readonly Diagnostic[], english: string): readonly Diagnostic[] {
  const isEnglish = ({ place }: Diagnostic): boolean => place.file.endsWith(`/${english}.yaml`);
  const lacking = problems.filter((problem) => problem.code === "text_missing" && isEnglish(problem));
  return problems.filter(
    (problem) =>
      problem.code !== "text_missing" ||
      isEnglish(problem) ||
      !lacking.some(({ message }) => message === problem.message),
  );
}

/** While an author is writing, translations may lag behind: what is wrong in their files stops nothing. */
function tolerated(problem: Diagnostic, translations: readonly LocaleEntry[]): Diagnostic {
  return translations.some(({ id }) => problem.place.file.endsWith(`/${id}.yaml`))
    ? asWarning(problem)
    : problem;
}
