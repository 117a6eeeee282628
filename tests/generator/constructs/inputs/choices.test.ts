import { describe, expect, test } from "vitest";
import { runModel } from "../../../../generator/examples/run-model.ts";
import { modelOf, problemsOf } from "../../resolve/resolve-text.ts";

describe("several choices as a column of rows", () => {
  const pizzas = `pizzas:
  type: rows
  columns:
    size: { type: number, default: 1 }
    toppings: { type: choices, options: [ham, corn, leek], default: [corn] }
  default:
    - { size: 2, toppings: [leek, ham] }
    - {}
`;
  const model = modelOf({
    inputs: pizzas,
    formulas: `
with_ham: any("ham" in pizzas.toppings)
toppings_in_all: sum(count(pizzas.toppings))
weighed: sum(priced.price)
`,
    schedules: `
priced:
  through: pizzas
  columns: { price: 'size * count(toppings) + ("leek" in toppings ? 10 : 0)' }
`,
    outputs: "with_ham: {}\ntoppings_in_all: {}\nweighed: {}",
    examples: "- { id: a, source: { title: A }, given: {}, expect: { weighed: 15 } }",
  });

  test.each([
    {
      rows: [
        { size: 2, toppings: "ham,leek" },
        { size: 1, toppings: "corn" },
      ],
      want: { status: "answered", values: { with_ham: true, toppings_in_all: 3, weighed: 15 } },
    },
    {
      rows: [{ size: 3, toppings: "corn,leek" }],
      want: { status: "answered", values: { with_ham: false, toppings_in_all: 2, weighed: 16 } },
    },
    {
      rows: [{ size: 3, toppings: "egg" }],
      want: { status: "invalid", problems: [{ at: "pizzas.1.toppings", code: "not_an_option" }] },
    },
  ])("$rows", ({ rows, want }) => {
    expect(runModel(model, () => []).compute({ pizzas: rows }, "2026-11-22")).toMatchObject(want);
  });

  test.each([
    { given: "count(pizzas.toppings)", want: 'aggregate_needed at "pizzas.toppings"' },
    { given: 'any("egg" in pizzas.toppings) ? 1 : 0', want: 'unknown_option at ""egg""' },
    { given: "sum(count(pizzas.size))", want: 'nested_aggregate at "count(pizzas.size)"' },
  ])("$given is a mistake", ({ given, want }) => {
    const found = problemsOf({
      inputs: pizzas,
      formulas: `weighed: '${given}'`,
      outputs: "weighed: {}",
      examples: "- { id: a, source: { title: A }, given: {}, expect: { weighed: 15 } }",
    });
    expect(found[0]).toContain(want);
  });

  test("a list in a cell of one value is a mistake", () => {
    expect(
      problemsOf({
        inputs: pizzas.replace("size: 2,", "size: [2, 3],"),
        formulas: "weighed: sum(pizzas.size * count(pizzas.toppings))",
        outputs: "weighed: {}",
        examples: "- { id: a, source: { title: A }, given: {}, expect: { weighed: 15 } }",
      }),
    ).toEqual(['bad_value at "[2, 3]"']);
  });
});
