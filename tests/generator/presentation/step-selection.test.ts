import { emptyDescription } from "../../setup/empty-description.ts";
import { describe, expect, test } from "vitest";
import type { Value } from "../../../generator/runtime/answer.ts";
import type {
  CalculatorDescription,
  InputDescription,
  StepDescription,
  StepNode,
} from "../../../generator/runtime/description.ts";
import { dateRuntime } from "../../../generator/runtime/kinds/date.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import type { MathNode } from "../../../generator/presentation/math-node.ts";
import {
  formulasWorthShowing,
  keySteps,
  allSteps,
  type StepContext,
  type VisibleStep,
} from "../../../generator/presentation/step-selection.ts";

const day: InputDescription = {
  id: "day",
  type: "date",
  kind: dateRuntime,
  precision: "day",
  default: "today",
  optional: false,
  advanced: false,
  display: { kind: "date", precision: "day" },
};
const display: Display = { kind: "number", digits: { minimum: 0, maximum: 2 } };

/** The formulas that decide, each a step of its own. */
function visibleSteps(given: StepContext): readonly VisibleStep[] {
  return keySteps(given).flatMap(({ steps }) => steps);
}

function formula(id: string, tree: StepNode): StepDescription {
  return { id, display, tree };
}

function context(
  steps: readonly StepDescription[],
  values: Readonly<Record<string, Value>>,
  outputs: Readonly<Record<string, Value>> = {},
): StepContext {
  const description: CalculatorDescription = {
    ...emptyDescription,
    displays: { kind: { kind: "choice", options: ["amount"], set: "kind" }, price: { kind: "decimal" } },
  };
  const names: Readonly<Record<string, string>> = { "kind.amount": "An amount" };
  return {
    description,
    stepModel: { steps },
    values,
    outputs,
    isAsked: () => true,
    nameOfOption: (set, option) => names[`${set}.${option}`],
  };
}

describe("a formula as it is told", () => {
  test.each<{
    readonly name: string;
    readonly given: StepNode;
    readonly values?: Readonly<Record<string, Value>>;
    readonly want: StepNode;
  }>([
    {
      name: "an option is told by its name",
      given: ["==", "kind", { text: "amount" }],
      want: ["==", "kind", { text: "An amount" }],
    },
    {
      name: "an option without a name keeps its id",
      given: ["==", "kind", { text: "other" }],
      want: ["==", "kind", { text: "other" }],
    },
    {
      name: "a text beside a number is left alone",
      given: ["==", "price", { text: "amount" }],
      want: ["==", "price", { text: "amount" }],
    },
    {
      name: "the rule for days is told elsewhere",
      given: ["add_months", "price", 1, { text: "last_day" }],
      want: ["add_months", "price", 1],
    },
    {
      name: "only the branch that was taken",
      given: ["?:", ["==", "kind", { text: "amount" }], 1, "price"],
      values: { "result?": 1 },
      want: "price",
    },
    {
      name: "of a value that may be missing, the value there was",
      given: ["+", ["otherwise", "given", 7], 1],
      values: { given: 3 },
      want: ["+", "given", 1],
    },
    {
      name: "of a value that is missing, what stands in for it",
      given: ["+", ["otherwise", "given", 7], 1],
      values: { given: null },
      want: ["+", 7, 1],
    },
  ])("$name", ({ given, values = {}, want }) => {
    const told = visibleSteps(context([formula("result", given)], { result: 1, ...values }));
    expect(told.map(({ tree }) => tree)).toEqual([want]);
  });
});

describe("what is added up or counted over rows", () => {
  const earlier = formula("earlier", ["count", [">=", "priors.year", "since"]]);

  test.each([
    {
      name: "is a step where there are rows, even if none of them counts",
      priors: [{ year: 1999 }],
      want: ["earlier"],
    },
    { name: "is none where there are no rows", priors: [], want: [] },
  ])("$name", ({ priors, want }) => {
    const told = visibleSteps(context([earlier], { earlier: 0, since: 2000, priors }));
    expect(told.map(({ step }) => step.id)).toEqual(want);
  });
});

describe("a formula by case", () => {
  const area: StepDescription = {
    id: "area",
    display,
    choice: { by: "kind", cases: { amount: ["*", "price", 2], share: ["/", "price", 2] } },
  };
  const given = context([area], { area: 6, "area?": "amount" });

  test("the case taken, and the option it was taken for, by its name", () => {
    const [told] = visibleSteps(given);
    expect(told?.condition).toEqual(["==", "kind", { text: "An amount" }]);
    expect(told?.tree).toEqual(["*", "price", 2]);
  });

  test("for an audit, every case", () => {
    const [whole] = allSteps(given);
    expect(whole?.condition).toBeUndefined();
    expect(whole?.tree).toEqual([
      "?:",
      ["==", "kind", { text: "An amount" }],
      ["*", "price", 2],
      ["/", "price", 2],
    ]);
  });
});

describe("conditions tried in order", () => {
  const tree: StepNode = ["?:", [">", "price", 9], 3, ["?:", [">", "price", 5], 2, 1]];
  const step: StepDescription = { ...formula("level", tree), firstTrue: true };

  test.each<{ readonly taken: number; readonly want: StepNode | undefined }>([
    { taken: 0, want: [">", "price", 9] },
    { taken: 1, want: [">", "price", 5] },
    { taken: 2, want: undefined },
  ])("the result of case $taken is shown with its condition", ({ taken, want }) => {
    const [shown] = visibleSteps(context([step], { level: 1, "level?": taken }));
    expect(shown?.condition).toEqual(want);
  });
});

describe("a value that was searched for", () => {
  const solved: StepDescription = {
    id: "rate",
    display,
    holds: ["==", ["*", "rate", "payment"], "amount"],
  };
  const steps = [formula("payment", 3), formula("amount", 6), formula("spare", 1), solved];

  test("is shown by what holds of it", () => {
    const shown = visibleSteps(context(steps, { payment: 3, amount: 6, spare: 1, rate: 2 }));
    expect(shown.map(({ step, holds }) => [step.id, holds])).toContainEqual(["rate", solved.holds]);
  });

  test("needs the steps that are named there, where it applies", () => {
    const told = (rate: number | null): readonly string[] =>
      visibleSteps(context(steps, { payment: 3, amount: 6, spare: 1, rate: 2 }, { rate, spare: 1 })).map(
        ({ step }) => step.id,
      );
    expect(told(2)).toEqual(["payment", "amount", "spare", "rate"]);
    expect(told(null)).toEqual(["spare"]);
  });
});

test("options a formula results in are told by their names", () => {
  const step: StepDescription = {
    ...formula("kind", ["?:", ["==", "price", 1], { text: "amount" }, { text: "other" }]),
    display: { kind: "choice", options: ["amount", "other"], set: "kind" },
  };
  expect(allSteps(context([step], { kind: "amount" })).map(({ tree }) => tree)).toEqual([
    ["?:", ["==", "price", 1], { text: "An amount" }, { text: "other" }],
  ]);
});

describe("which steps are told", () => {
  const steps = [
    formula("base", "price"),
    formula("small", 1),
    formula("saving", ["-", "unused", 1]),
    formula("unused", "base"),
    formula("total", ["+", "base", "small"]),
    formula("never", 1),
  ];
  const given = context(
    steps,
    { base: 1, small: 1, saving: 0, unused: 1, total: 2, never: null },
    { saving: null, total: 2 },
  );

  test("those that led to a result that applies", () => {
    expect(visibleSteps(given).map(({ step }) => step.id)).toEqual(["base", "small", "total"]);
  });

  test("one that only a text says which is not shown, made of what was not asked for, is left out", () => {
    const description = { ...given.description, inputs: [day] };
    const formulas = [formula("week", ["+", "day", 7]), formula("said", "week"), formula("total", 2)];
    const unasked = {
      ...context(formulas, { day: 1, week: 8, said: 8, total: 2 }, { total: 2 }),
      description,
    };
    const ids = (each: StepContext): readonly string[] => visibleSteps(each).map(({ step }) => step.id);
    expect(ids(unasked)).toEqual(["week", "said", "total"]);
    expect(ids({ ...unasked, isAsked: () => false })).toEqual(["total"]);
  });

  test("one that a text alone says is left out where it is the option none, with what led to it", () => {
    const formulas = [formula("found", 1), formula("measure", "found"), formula("total", 2)];
    const ids = (measure: string): readonly string[] =>
      visibleSteps(context(formulas, { found: measure, measure, total: 2 }, { total: 2 })).map(
        ({ step }) => step.id,
      );
    expect(ids("revoked")).toEqual(["found", "measure", "total"]);
    expect(ids("none")).toEqual(["total"]);
  });

  test("those an author gathered, in their order; a step that nothing of was needed is left out", () => {
    const named = [
      { id: "sum", of: ["total", "small"] },
      { id: "none", of: ["never"] },
      { id: "start", of: ["base"] },
    ];
    const gathered = keySteps({ ...given, stepModel: { steps, keySteps: named } });
    expect(gathered.map(({ id, steps: of }) => [id, of.map(({ step }) => step.id)])).toEqual([
      ["sum", ["total", "small"]],
      ["start", ["base"]],
    ]);
  });

  test("for an audit, all that were taken, whole", () => {
    expect(allSteps(given).map(({ step }) => step.id)).toEqual([
      "base",
      "small",
      "saving",
      "unused",
      "total",
    ]);
  });
});

describe("the keys of a lookup", () => {
  const lookupBy = (id: string, kind: StepNode): StepDescription => ({
    id,
    display: { kind: "text" },
    lookup: { table: "t", keys: { sort: kind }, columns: [{ id: "rate", display }] },
  });
  const values = { "row.rate": 1, "fixed.rate": 2 };

  test.each([
    { name: "a name as it is", steps: [lookupBy("row", "kind")], want: [["kind"]] },
    {
      name: "a fixed option by the name another lookup of the table finds it by",
      steps: [lookupBy("row", "kind"), lookupBy("fixed", { text: "amount" })],
      want: [["kind"], [{ text: "An amount" }]],
    },
    {
      name: "a fixed option without a name not at all",
      steps: [lookupBy("fixed", { text: "amount" })],
      want: [[]],
    },
  ])("$name", ({ steps, want }) => {
    expect(allSteps(context(steps, values)).map(({ keys }) => keys)).toEqual(want);
  });
});

describe("the columns of a row that was found", () => {
  const columns = ["rate", "other"].map((id) => ({ id, display }));
  const lookup: StepDescription = {
    id: "row",
    display: { kind: "text" },
    lookup: { table: "t", keys: {}, columns },
  };
  const values = { "row.rate": 1, "row.other": 2, result: 1 };

  test.each([
    { name: "those another step names", steps: [lookup, formula("result", "row.rate")], want: ["rate"] },
    { name: "all where no step names one", steps: [lookup, formula("result", 1)], want: ["rate", "other"] },
  ])("$name", ({ steps, want }) => {
    const [told] = visibleSteps(context(steps, values));
    expect(told?.columns.map(({ id }) => id)).toEqual(want);
    const [whole] = allSteps(context(steps, values));
    expect(whole?.columns.map(({ id }) => id)).toEqual(["rate", "other"]);
  });

  test("all where the row has nothing under the name that a step takes", () => {
    const empty = { "row.rate": null, "row.other": 2, result: 0 };
    const [told] = visibleSteps(context([lookup, formula("result", "row.rate")], empty));
    expect(told?.columns.map(({ id }) => id)).toEqual(["rate", "other"]);
  });
});

/** A formula of two parts, named or with its figures. */
const formulaOf = (of: string): MathNode =>
  /\d/u.test(of) ? { kind: "phrase", pattern: of, parts: {} } : { kind: "name", text: of };

test.each([
  { name: "both say something", given: ["Half of all", "128"], result: "64", want: ["Half of all", "128"] },
  { name: "the values are the result", given: ["Half of all", "64"], result: "64", want: ["Half of all"] },
  { name: "a minus is a minus", given: ["Half of all", "−128"], result: "-128", want: ["Half of all"] },
  {
    name: "another sign is another value",
    given: ["Half of all", "128"],
    result: "-128",
    want: ["Half of all", "128"],
  },
  { name: "nothing was put in", given: ["2 − 1", "2 − 1"], result: "1", want: ["2 − 1"] },
  { name: "a constant is its result", given: ["12", "12"], result: "12", want: [] },
  { name: "another's value under its own name", given: ["Lowest number", "5 + 1"], result: "6", want: [] },
])("formulas worth showing: $name", ({ given: [named = "", valued = ""], result, want }) => {
  const shown = formulasWorthShowing(
    { named: formulaOf(named), substituted: formulaOf(valued) },
    "Lowest number",
    result,
  );
  expect([shown.named, shown.substituted].filter((each) => each !== undefined)).toEqual(want.map(formulaOf));
});

test("formulas worth showing: an option by itself is only its result", () => {
  const option: MathNode = { kind: "text", text: "“Acute”" };
  expect(formulasWorthShowing({ named: option, substituted: option }, "Kind", "Acute")).toEqual({
    named: undefined,
    figures: undefined,
  });
});
