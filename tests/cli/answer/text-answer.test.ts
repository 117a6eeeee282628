import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textAnswer } from "../../../cli/answer/text-answer.ts";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import {
  background,
  calculator,
} from "../../generator/emit/golden/generated/calculators/math/everything/model.ts";
import { stepModel } from "../../generator/emit/golden/generated/calculators/math/everything/step-model.ts";

const root = join(import.meta.dirname, "../../..");
const golden = "tests/generator/emit/golden/generated";

function wordsAt(path: string): Words {
  const words: unknown = JSON.parse(readFileSync(join(root, path), "utf8"));
  assert(isWords(words), `${path} holds words.`);
  return words;
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null;
}

/** The answer of the calculator that has one of everything, in a terminal of 100 columns. */
function answered(all: boolean): string {
  const translator = createTranslator(
    { id: "en", name: "English", tag: "en", dir: "ltr" },
    {
      ...wordsAt("generated/words/en.json"),
      ...wordsAt(`${golden}/words/en.json`),
      ...wordsAt(`${golden}/calculators/math/everything/words/en.json`),
    },
  );
  const [variant] = background.variants;
  assert(variant !== undefined, "It has a page.");
  const erased: Calculator = calculator;
  const evaluation = evaluate(erased, variant, {}, { today: "2026-01-31" });
  const { answer } = evaluation;
  assert(answer.status === "answered", "Its defaults have an answer.");
  const presenter = createPresenter(erased.description, evaluation, translator);
  const options = { steps: false, all, stepModel, units: {}, otherRules: [], aids: {} };
  const terminal = {
    out: () => {},
    note: () => {},
    read: () => undefined,
    screen: false,
    color: false,
    width: 100,
    today: "2026-01-31",
    clock: "14:30",
  };
  return textAnswer(answer, presenter, options, terminal);
}

test("the row of a table that holds is marked", () => {
  expect(answered(false)).toMatch(
    /^Fees by price\n.*\n\s*1\s+€0\.00\s+€5\.00\s+€5\.00\n\s*2\s+€1,000\.00\s+€10\.00\s+€5\.00\s+←$/mu,
  );
});

test("the rows of a year are one until all are asked for", () => {
  const gathered = answered(false);
  expect(gathered).toMatch(/^ *Year /mu);
  expect(answered(true).split("\n").length).toBeGreaterThan(gathered.split("\n").length);
});

test("a row that was looked up is a table of one row", () => {
  expect(answered(false)).toMatch(/^\s*Fee\s+Band\n€10\.00\s+High$/mu);
});
