/** One calculator on its way to a model: read, check, resolve, and its words with it. */
import { checkFolder } from "./check/calculator-folder.ts";
import type { LocaleEntry, SharedSpecs } from "./constructs/shared-specs.ts";
import { asWarning, type Diagnostic } from "./diagnostics/diagnostic.ts";
import { readFolder, type CalculatorFolder } from "./read/calculator-folder.ts";
import type { SourceDocument } from "./read/source-document.ts";
import { resolveSpecification, type ResolvedSpecification } from "./resolve/calculator.ts";
import type { CalculatorModel } from "./resolve/model.ts";
import type { Words } from "./runtime/words.ts";
import { checkWordsAlone, compileWords, type SharedNames } from "./words/compile-words.ts";
import { gatherMissing } from "./words/gather-missing.ts";

/** A calculator that can be worked out; its words may have mistakes. */
export interface ResolvedCalculator {
  readonly model: CalculatorModel;
  /** Its `calculator.yaml`. */
  readonly source: SourceDocument;
  /** The words of each language that is whole enough to be shown. */
  readonly words: ReadonlyMap<string, Words>;
}

/** Reads, checks and resolves a calculator, and reports everything that is wrong with its files. */
export function resolveFolder(
  folder: CalculatorFolder,
  sharedSpecs: SharedSpecs,
  sharedNames: SharedNames,
): { readonly calculator?: ResolvedCalculator; readonly problems: readonly Diagnostic[] } {
  const read = readFolder(folder);
  const checked = checkFolder(read, sharedSpecs.locales);
  const { specification: checkedSpecification } = checked;
  const resolved: ResolvedSpecification =
    checkedSpecification === undefined
      ? { problems: [] }
      : resolveSpecification(folder.id, checkedSpecification, sharedSpecs);
  const compiled =
    resolved.model === undefined
      ? { words: undefined, problems: checkWordsAlone(checked.words, sharedSpecs) }
      : compileWords(checked.words, resolved.model, sharedSpecs, sharedNames);

  const problems = reportable(
    [read, checked, resolved, compiled].flatMap((stage) => stage.problems),
    sharedSpecs,
  );
  return checkedSpecification === undefined || resolved.model === undefined || compiled.words === undefined
    ? { problems }
    : {
        calculator: { model: resolved.model, source: checkedSpecification.source, words: compiled.words },
        problems,
      };
}

/** Problems as the author gets them. */
function reportable(
  problems: readonly Diagnostic[],
  { isDraft, locales: [, ...translations] }: SharedSpecs,
): readonly Diagnostic[] {
  const gathered = gatherMissing(problems);
  return isDraft ? gathered.map((problem) => tolerated(problem, translations)) : gathered;
}

/** While an author is writing, translations may lag behind: what is wrong in their files stops nothing. */
function tolerated(problem: Diagnostic, translations: readonly LocaleEntry[]): Diagnostic {
  return translations.some(({ id }) => problem.place.file.endsWith(`/${id}.yaml`))
    ? asWarning(problem)
    : problem;
}
