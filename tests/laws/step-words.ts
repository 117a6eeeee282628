import { expect, test } from "vitest";
import { islandWords } from "../../site/pages/calculator/island-words.ts";
import { sharedIn, type TestedCalculator } from "../setup/tested-calculator.ts";

/** The words that travel in a calculator's page name every operator and function of its steps. */
export function testStepWords({ calculator: { description }, words }: TestedCalculator): void {
  test.each(Object.keys(words))("its page has the words of every step in %s", (locale) => {
    const shared = sharedIn(locale);
    const has = new Set(Object.keys(islandWords(description, {}, shared)));
    const wanted = operatorsIn(description.steps).map((name) => `math.${name}`);
    expect(wanted.filter((key) => key in shared && !has.has(key))).toEqual([]);
  });
}

/** The first text of each list in a value: in the steps of a calculator, every operator and function. */
function operatorsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    return [...(typeof parts[0] === "string" ? [parts[0]] : []), ...parts.flatMap(operatorsIn)];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(operatorsIn) : [];
}
