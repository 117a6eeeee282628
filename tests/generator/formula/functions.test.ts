import { describe, expect, test } from "vitest";
import { usageOf } from "../../../generator/formula/functions/function.ts";
import { emitFormula, functionCatalog, parseFormula } from "../../../generator/formula/index.ts";
import { runEmitted } from "./run-emitted.ts";
import { typed } from "./scope-for-tests.ts";

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  "../../../generator/runtime/{*,kinds/*}.ts",
);

/** Runs a formula as generated code would run, with the runtime it imports. */
async function run(formula: string): Promise<unknown> {
  const { code, imports } = emitFormula(typed(formula));
  const values: Record<string, unknown> = {
    discount: null,
    nickname: null,
    sales: [
      { price: 10, items: 1, sold_on: "2024-02-28", paid_on: "2024-02-29", serial: 3n, kind: "cake" },
      {
        price: 20,
        items: 3,
        sold_on: "2024-02-29",
        paid_on: "2024-03-01",
        serial: 9007199254740993n,
        kind: "bread",
      },
    ],
  };
  for (const { name, from } of imports) {
    const module = await files[`../../../generator/runtime/${from}`]?.();
    values[name] = module?.[name];
  }
  return runEmitted(code, values);
}

describe("the example of every function gives what it says", () => {
  test.each(functionCatalog.map(({ name, example: [formula, result] }) => ({ name, formula, result })))(
    "$name: $formula -> $result",
    async ({ formula, result }) => {
      expect(String(await run(formula))).toBe(result);
    },
  );
});

test.each([
  { given: "largest(sales.paid_on)", want: "2024-03-01" },
  { given: "sum(sales.serial)", want: "9007199254740996" },
  { given: "smallest(sales.serial)", want: "3" },
  { given: "largest(-sales.serial)", want: "-3" },
  { given: 'smallest(sales.items > 1 ? sales.sold_on : "2024-03-05")', want: "2024-02-29" },
  { given: "1 + 1 in [1, 2]", want: "true" },
  { given: "0.1 + 0.2 in [0.3]", want: "true" },
  { given: 'weekday_of("2024-02-29") in ["monday", "friday"]', want: "false" },
  { given: 'first(sales.sold_on) in ["2024-02-28"]', want: "true" },
  { given: "count(sales.items in [1, 2])", want: "1" },
])("$given is $want", async ({ given, want }) => {
  expect(String(await run(given))).toBe(want);
});

test("exact comparisons run on decimals", async () => {
  expect(await run("0.1 + 0.2 == 0.3 and -(0.1 * 3) >= -0.3 and 1 - 0.9 == 0.1")).toBe(true);
});

test("function names are unique and every example calls its function", () => {
  const names = functionCatalog.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, example } of functionCatalog) expect(example[0]).toContain(`${name}(`);
});

test("every runtime function a signature names exists", async () => {
  for (const definition of functionCatalog) {
    if (definition.kind === "form") continue;
    for (const { target } of definition.signatures) {
      if (target.kind !== "runtime") continue;
      const module = await files[`../../../generator/runtime/${target.file}`]?.();
      expect(module?.[target.name], `${target.file} ${target.name}`).toBeTypeOf("function");
    }
  }
});

test("how functions are written", () => {
  const usage = Object.fromEntries(functionCatalog.map((each) => [each.name, usageOf(each)]));
  expect(usage).toMatchObject({
    round: "round(x, places?)",
    min: "min(a, b, …)",
    add_months: "add_months(date, months, rule)",
    amount_in: "amount_in(quantity, unit)",
  });
});

test("examples can be read", () => {
  for (const { example } of functionCatalog) expect(parseFormula(example[0])).toHaveProperty("tree");
});
