import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { camelCase, pascalCase } from "../../../generator/typescript/identifiers.ts";

describe("camelCase", () => {
  test.each([
    { given: "home_price", want: "homePrice" },
    { given: "tip", want: "tip" },
    { given: "a_b_c", want: "aBC" },
    { given: "rate_1", want: "rate_1" },
    { given: "rate1", want: "rate1" },
    { given: "2_stroke_oil_mix", want: "_2StrokeOilMix" },
    { given: "class", want: "classValue" },
    { given: "class_value", want: "classValueValue" },
    { given: "row", want: "rowValue" },
    { given: "index", want: "indexValue" },
    { given: "index_value", want: "indexValueValue" },
    { given: "remainder", want: "remainderValue" },
    { given: "add_days", want: "addDaysValue" },
    { given: "at_most", want: "atMostValue" },
    { given: "check_inputs", want: "checkInputsValue" },
    { given: "compute_tip", want: "computeTipValue" },
    { given: "felony_grid_table", want: "felonyGridTableValue" },
    { given: "money_runtime", want: "moneyRuntimeValue" },
    { given: "used_row", want: "usedRowValue" },
    { given: "market_value", want: "marketValue" },
  ])("$given", ({ given, want }) => {
    expect(camelCase(given)).toBe(want);
  });

  test("two ids never share a constant", () => {
    const parts = [
      "a",
      "b",
      "1",
      "value",
      "class",
      "row",
      "index",
      "round",
      "table",
      "found",
      "compute",
      "",
      "_",
    ];
    const ids = parts.flatMap((one) =>
      parts.flatMap((two) => parts.map((three) => [one, two, three].join("_").replaceAll(/^_+/g, ""))),
    );
    const distinct = [...new Set(ids.filter((id) => /^[a-z]/.test(id)))];
    expect(new Set(distinct.map(camelCase)).size).toBe(distinct.length);
  });

  test("no constant is called like a function of the runtime that emitted code imports", () => {
    const generated = join(import.meta.dirname, "../../../generated/calculators");
    const models = readdirSync(generated, { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith("model.ts"),
    );
    const imported = new Set(
      models.flatMap((path) =>
        [
          ...readFileSync(join(generated, path), "utf8").matchAll(
            /^import \{([^}]+)\} from "[^"]+\/runtime\//gm,
          ),
        ].flatMap(([, names = ""]) =>
          names.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()])),
        ),
      ),
    );
    expect(imported.size).toBeGreaterThan(10);
    const snakeCase = (name: string): string =>
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect([...imported].filter((name) => camelCase(snakeCase(name)) === name)).toEqual([]);
  });
});

test.each([
  { given: "home_price", want: "HomePrice" },
  { given: "used", want: "UsedValue" },
  { given: "x", want: "X" },
])("pascalCase $given", ({ given, want }) => {
  expect(pascalCase(given)).toBe(want);
});
