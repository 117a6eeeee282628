import { expect, test } from "vitest";
import { runModel } from "../../../generator/examples/run-model.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import { readInputs, type ReadInputs } from "../../../generator/runtime/reading/read-inputs.ts";
import type { Texts } from "../../../generator/runtime/query.ts";
import { resolveText } from "./resolve-text.ts";

const grades = `id: grades
keys:
  worth: { type: range, of: money, min: 0 }
columns:
  grade: { type: choice, options: [petty, felony] }
  lowest: { type: money }
periods:
  - from: 2020-01-01
    citation: { title: Theft Act, status: official, checked_on: 2026-01-31 }
    rows:
      - [0, petty, 0]
      - [1000, felony, 1000]
`;

const theft = `
inputs:
  on: { type: date, default: 2024-05-01 }
  worth: { type: money, default: 500, min: 0, max: 100_000 }
  history: { type: choice, options: [none, some], default: none, when: is_felony }
  years: { type: integer, default: 3, min: 1, when: 'history == "some"', hidden: 0 }
  bonus: { type: integer, default: 1, when: doubled > 4 }
  fee: { type: money, default: 5, when: worth > lowest_fee }
constants:
  lowest_fee: 50 money
formulas:
  rule: { lookup: grades, keys: { worth: worth }, on: on }
  is_felony: 'rule.grade == "felony"'
  doubled: years * 2
  total: 'worth + fee + (is_felony ? worth * (years + bonus) : 0 * worth) + (history == "some" ? worth : 0 * worth)'
outputs:
  total: {}
examples:
  - { id: small, source: { title: Arithmetic }, given: {}, expect: { total: 505 } }
`;

function calculatorOf(text: string): Calculator {
  const { model, problems } = resolveText(text, { "finance/tables/grades.yaml": grades });
  expect(problems).toEqual([]);
  assert(model !== undefined, "it has no problems");
  return runModel(model, () => []);
}

function read(calculator: Calculator, texts: Texts): ReadInputs {
  return readInputs(calculator, texts, { today: "2026-01-31" });
}

test("a looked-up row decides what is asked, and what is asked decides about more", () => {
  const calculator = calculatorOf(theft);
  const small = read(calculator, {});
  expect(small.visible).toMatchObject({ history: false, years: false, bonus: false, fee: true });
  expect(small.values["years"]).toBe(0);
  const large = read(calculator, { worth: "5000", history: "some" });
  expect(large.visible).toMatchObject({ history: true, years: true, bonus: true });
  expect(calculator.compute(large.values, "2026-01-31")).toMatchObject({
    values: { total: 5000 + 5 + 5000 * 4 + 5000 },
  });
});

test("what is hidden has its hidden value for the conditions of others", () => {
  // Typed all the same, in a link: the history counts for nothing while nobody is asked for it.
  const { visible, values, canonical } = read(calculatorOf(theft), {
    worth: "900",
    history: "some",
    years: "9",
  });
  expect(visible).toMatchObject({ history: false, years: false, bonus: false });
  expect(values).toMatchObject({ history: "none", years: 0 });
  expect(canonical).not.toHaveProperty("history");
});

test("where the table has no row for the day, the field is hidden and the answer is the refusal", () => {
  const calculator = calculatorOf(theft);
  const { visible, values } = read(calculator, { on: "2019-12-31", worth: "5000" });
  expect(visible).toMatchObject({ history: false, fee: true });
  expect(calculator.compute(values, "2026-01-31")).toMatchObject({ status: "refused" });
});

test("a value with a problem decides nothing: its default does", () => {
  const { visible, problems } = read(calculatorOf(theft), { worth: "900000" });
  expect(problems).toMatchObject([{ at: "worth" }]);
  expect(visible["history"]).toBe(false);
});

test("a varied input shows and hides others by formulas too", () => {
  const calculator = calculatorOf(
    theft.replace(
      "outputs:",
      "schedules:\n  by_worth: { vary: worth, from: 500, to: 1500, step: 500, columns: [total] }\noutputs:\n  by_worth: {}",
    ),
  );
  const { values } = read(calculator, { worth: "2000" });
  expect(calculator.compute({ ...values, history: "some", years: 2 }, "2026-01-31")).toMatchObject({
    values: {
      by_worth: [{ total: 505 }, { total: 1005 + 1000 * 3 + 1000 }, { total: 1505 + 1500 * 3 + 1500 }],
    },
  });
});

test.each([
  ["by a formula", "total > worth"],
  ["by itself", 'history == "some"'],
  ["by what it shows", "doubled > 4"],
])("a condition that depends on its own input is a problem: %s", (_, condition) => {
  const text = theft.replace("when: is_felony", `when: '${condition}'`);
  const { problems } = resolveText(text, { "finance/tables/grades.yaml": grades });
  expect(problems).toEqual([`circular_condition at "'${condition}'"`]);
});
