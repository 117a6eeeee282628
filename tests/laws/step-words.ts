import { expect, test } from "vitest";
import { reasonOf, pathTaken, pathCount } from "../../generator/presentation/branches.ts";
import type { MathLabels } from "../../generator/presentation/math-labels.ts";
import { mathTree } from "../../generator/presentation/math-tree.ts";
import type { StepNode } from "../../generator/runtime/description.ts";
import type { WorkedStepModel } from "../../generator/presentation/worked-steps.ts";
import { browserWords } from "../../generator/emit/browser-words.ts";
import { takenFrom } from "../setup/browser-words.ts";
import { sharedIn, type TestedCalculator } from "../setup/tested-calculator.ts";

/** The words that travel in a calculator's page name every operator and function its steps are drawn with. */
export function testStepWords({ calculator, words }: TestedCalculator): void {
  test.each(Object.keys(words))("its page has the words of every step in %s", (locale) => {
    const has = new Set(Object.keys(browserWords(calculator, {}, takenFrom(sharedIn(locale)))));
    const wanted = wordsDrawn(calculator.stepModel).map((name) => `math.${name}`);
    expect(wanted.filter((key) => !has.has(key))).toEqual([]);
  });
}

/** What drawing the formulas of all steps asks for. */
function wordsDrawn({ steps }: WorkedStepModel): readonly string[] {
  const asked = new Set<string>();
  const labels: MathLabels = {
    leaf: () => ({ kind: "name", text: "x" }),
    money: () => ({ kind: "number", text: "1" }),
    unit: (id) => id,
    word: (name) => {
      asked.add(name);
      return name;
    },
    pattern: (name) => {
      asked.add(name);
      return "";
    },
    list: () => "",
  };
  const drawn: readonly (StepNode | undefined)[] = steps.flatMap(({ tree, choice, lookup, holds }) => [
    tree,
    holds,
    choice?.by,
    ...Object.values(choice?.cases ?? {}),
    ...Object.values(lookup?.keys ?? {}),
    lookup?.on,
    ...(tree === undefined ? [] : reasonsIn(tree)),
  ]);
  for (const node of drawn) if (node !== undefined) mathTree(node, labels);
  return [...asked];
}

/** Why each way through a formula is taken; of very many, the first. */
function reasonsIn(tree: StepNode): readonly (StepNode | undefined)[] {
  return Array.from({ length: Math.min(pathCount(tree), 200) }, (_, way) => reasonOf(pathTaken(tree, way)));
}
