import { expect, test } from "vitest";
import { islandWords } from "../../../../site/pages/calculator/island-words.ts";
import { allCalculators, sharedIn } from "../../../setup/all-calculators.ts";

const shared = sharedIn("en");

/** The first text of each list in a value: in the steps of a calculator, every operator and function. */
function operatorsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    const parts: readonly unknown[] = value;
    return [...(typeof parts[0] === "string" ? [parts[0]] : []), ...parts.flatMap(operatorsIn)];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(operatorsIn) : [];
}

test.each(allCalculators)(
  "the page of $id has the words of every step",
  ({ calculator: { description } }) => {
    const has = new Set(Object.keys(islandWords(description, {}, shared)));
    const wanted = operatorsIn(description.steps).map((name) => `math.${name}`);
    expect(wanted.filter((key) => key in shared && !has.has(key))).toEqual([]);
  },
);
