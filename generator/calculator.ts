/** One calculator on its way to a model: read, check, resolve, and its words with it. */
import { checkFolder, type CheckedFolder, type CheckedWords } from "./check/calculator-folder.ts";
import type { RequiredText } from "./constructs/required-text.ts";
import type { LocaleEntry, SharedSpecs } from "./constructs/shared-specs.ts";
import { asWarning, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { joinParts, type JoinedFolder } from "./parts/join.ts";
import { checkPartFolder } from "./parts/part-folder.ts";
import { isPart } from "./read/classify.ts";
import { readFolder, type CalculatorFolder } from "./read/calculator-folder.ts";
import type { SourceDocument } from "./read/source-document.ts";
import { resolveSpecification, type ResolvedSpecification } from "./resolve/calculator.ts";
import { unsaidFormulas } from "./resolve/unused.ts";
import { resolvePages } from "./resolve/pages.ts";
import type { CalculatorModel } from "./resolve/model.ts";
import type { Words } from "./runtime/words.ts";
import { isAboutAge } from "./words/check-words.ts";
import { checkWordsAlone, compileWords, lackingTexts, type SharedNames } from "./words/compile-words.ts";
import type { PartText } from "./words/part-texts.ts";
import { gatherMissing } from "./words/gather-missing.ts";
import { calculatorTexts } from "./words/words.ts";
import { wordsOfTables } from "./words/table-words.ts";

/** A calculator that can be worked out; its words may have mistakes. */
export interface ResolvedCalculator {
  readonly model: CalculatorModel;
  /** Its `calculator.yaml`. */
  readonly source: SourceDocument;
  /** The words of each language that is whole enough to be shown. */
  readonly words: ReadonlyMap<string, Words>;
  /** The keys of the texts it has from its parts. */
  readonly borrowed: ReadonlyMap<string, PartText>;
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
  readonly taken: readonly string[];
  readonly problems: readonly Diagnostic[];
} {
  const read = readFolder(folder);
  const joined = joinParts(read, sharedSpecs);
  const checked = isPart(folder.id)
    ? checkPartFolder(read, sharedSpecs.locales)
    : withParts(checkFolder(joined.folder, sharedSpecs.locales), joined);
  const { specification: checkedSpecification } = checked;
  const resolved: ResolvedSpecification =
    checkedSpecification === undefined
      ? { problems: [] }
      : resolveSpecification(folder.id, checkedSpecification, sharedSpecs);
  const compiled =
    resolved.model === undefined
      ? {
          words: undefined,
          beforeFigures: {},
          borrowed: noTexts,
          problems: checkWordsAlone(checked.words, sharedSpecs, resolved.texts),
        }
      : compileWords(
          withTables(checked.words, folder, resolved.model, sharedSpecs),
          resolved.model,
          sharedSpecs,
          sharedNames,
        );

  const pages =
    checkedSpecification === undefined || resolved.model === undefined || compiled.words === undefined
      ? { model: undefined, problems: [] }
      : resolvePages(
          resolved.model,
          checkedSpecification.document,
          checkedSpecification.source,
          compiled.words,
          compiled.beforeFigures,
        );

  const unsaid =
    checkedSpecification === undefined ||
    compiled.words === undefined ||
    // Words that could not be read may name them.
    ![read, joined, checked, compiled].every(({ problems }) => problems.every(isAboutAge))
      ? []
      : unsaidFormulas(resolved.unlessSaid ?? [], compiled.words, checkedSpecification.source);

  const found = [
    ...[read, joined, checked, resolved, compiled].flatMap((stage) => stage.problems),
    ...unsaid,
  ];
  const problems = reportable(
    // What pages ask for depends on what the words name: of words with mistakes nothing follows.
    found.every(isAboutAge) ? [...found, ...pages.problems] : found,
    sharedSpecs,
  );
  return checkedSpecification === undefined || pages.model === undefined || compiled.words === undefined
    ? {
        taken: joined.taken,
        problems,
        ...(resolved.texts === undefined
          ? {}
          : { lacking: lackingIn(checked.words, resolved.texts, sharedSpecs) }),
      }
    : {
        taken: joined.taken,
        calculator: {
          model: pages.model,
          source: checkedSpecification.source,
          words: compiled.words,
          borrowed: compiled.borrowed,
        },
        problems,
      };
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
function withParts(checked: CheckedFolder, { given, words }: JoinedFolder): CheckedFolder {
  const { specification } = checked;
  return {
    ...checked,
    ...(specification === undefined ? {} : { specification: { ...specification, given } }),
    words: { ...checked.words, parts: words },
  };
}

/** Problems as the author gets them. */
export function reportable(
  problems: readonly Diagnostic[],
  { isDraft, locales: [english, ...translations] }: SharedSpecs,
): readonly Diagnostic[] {
  const gathered = gatherMissing(withoutUntranslatable(problems, english?.id ?? ""));
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
