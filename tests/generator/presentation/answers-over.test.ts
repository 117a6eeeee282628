import { describe, expect, test } from "vitest";
import { background, calculator } from "../../../generated/calculators/finance/mortgage/model.ts";
import { resultAt, valuesAround } from "../../../generator/presentation/answers-over.ts";
import { solvableInputs } from "../../../generator/presentation/find-from-result.ts";
import { variantAt } from "../../../generator/presentation/variant.ts";

const variant = variantAt(background, "finance/mortgage");
const [price] = solvableInputs(calculator.description, { monthly_total: ["home_price"] }, variant);

describe("results over the values of an input", () => {
  test("are tried on both sides of the visitor's value, within its limits", () => {
    if (price === undefined) throw new Error("The price can be found.");
    const values = valuesAround(price, 400_000);
    expect(values).toHaveLength(21);
    expect([values[0], values[10], values.at(-1)]).toEqual([200_000, 400_000, 600_000]);
    // A price is at least 1.
    expect(valuesAround(price, 1.5)[0]).toBe(1);
  });

  test("are those of the whole calculation with that value, and none where it is invalid", () => {
    if (price === undefined) throw new Error("The price can be found.");
    const at = (value: number): number | undefined =>
      resultAt(calculator, variant, { down_payment: "80000" }, "2026-11-23", {
        input: price,
        output: "payment",
        value,
      });
    // 420,000 at 6.5% for 30 years, by any table of annuities.
    expect(at(500_000)).toBeCloseTo(2654.69, 2);
    expect(at(50_000)).toBeUndefined();
  });
});
