import { describe } from "vitest";
import type { DocumentedCalculator } from "../../generator/presentation/worked-steps.ts";
import type { Words } from "../../generator/runtime/words.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import { testedCalculator } from "../setup/tested-calculator.ts";
import { testAnswers } from "./answers.ts";
import { testChineseSpaces } from "./chinese-spaces.ts";
import { testCitedSources } from "./cited-sources.ts";
import { testEquations } from "./equations.ts";
import { testExpectedRefusals } from "./expected-refusals.ts";
import { testFirstFigures } from "./first-figures.ts";
import { testFlags } from "./flags.ts";
import { testFoundInputs } from "./find-inputs.ts";
import { testHeadlines } from "./headlines.ts";
import { testHeadlineSteps } from "./headline-steps.ts";
import { testLatestDayFirst } from "./latest-day-first.ts";
import { testLegalDates } from "./legal-dates.ts";
import { testMessages } from "./messages.ts";
import { testMildDefaults } from "./mild-defaults.ts";
import { testOfficialTexts } from "./official-texts.ts";
import { testOptionalOutputs } from "./optional-outputs.ts";
import { testPageTexts } from "./page-texts.ts";
import { testPassedDays } from "./passed-days.ts";
import { testPlainNumbers } from "./plain-numbers.ts";
import { testPresentation } from "./one-presentation.ts";
import { testRelations } from "./relations.ts";
import { testRoundTrips } from "./round-trip.ts";
import { testProblemOnce } from "./problem-once.ts";
import { testProblemWords } from "./problem-words.ts";
import { testStepWords } from "./step-words.ts";
import { testUsedSources } from "./used-sources.ts";
import { testWorkings } from "./workings.ts";

/** What holds for every calculator, as the tests of one; `pages` are by address, `words` by their files. */
export function testLaws(
  calculator: DocumentedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
  words: Readonly<Record<string, Words>>,
): void {
  const tested = testedCalculator(calculator, words);
  describe(tested.id, () => {
    testAnswers(tested);
    testChineseSpaces(tested);
    testCitedSources(tested);
    testEquations(tested);
    testExpectedRefusals(tested);
    testFirstFigures(tested);
    testFlags(tested);
    testFoundInputs(tested);
    testHeadlines(tested);
    testHeadlineSteps(tested);
    testLatestDayFirst(tested);
    testLegalDates(tested);
    testMessages(`specs/${tested.id}`);
    testMildDefaults(tested);
    testOfficialTexts(tested, pages);
    testOptionalOutputs(tested);
    testPageTexts(tested, pages);
    testPassedDays(tested);
    testPlainNumbers(tested);
    testPresentation(tested, pages);
    testRelations(tested);
    testRoundTrips(tested);
    testProblemOnce(tested, pages);
    testProblemWords(tested);
    testStepWords(tested);
    testUsedSources(tested, pages);
    testWorkings(tested);
  });
}
