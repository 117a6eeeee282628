import { describe, expect, test } from "vitest";
import { assert } from "../../../generator/runtime/assert.ts";
import { readInputs } from "../../../generator/runtime/reading/read-inputs.ts";
import type { Calculator } from "../../../generator/runtime/description.ts";
import { calculator } from "./golden/generated/calculators/math/everything/model.ts";

/** The golden calculator looks up an old fee, of a day its table says nothing about, only where there is a note. */
function answer(has_note: boolean) {
  const { values } = readInputs(calculator, { has_note: String(has_note) }, options);
  const erased: Calculator = calculator;
  return erased.compute(values, options.today);
}
const options = { today: "2026-01-31" };

describe("a lookup that only one branch needs", () => {
  test("refuses where the branch is taken", () => {
    expect(answer(true)).toMatchObject({ status: "refused", refusal: { reason: "outside.fees" } });
  });

  test("neither refuses nor is cited where it is not, and has no steps", () => {
    const answered = answer(false);
    assert(answered.status === "answered", "it has an answer");
    expect(answered).toMatchObject({
      values: { charged: 10 },
      used: [
        { formula: "fee_row" },
        { formula: "packing" },
        { formula: "parcel" },
        { formula: "urgency" },
        { formula: "pace" },
        { formula: "fees_of_size.rows" },
      ],
    });
    const trace = answered.trace();
    expect(trace).toMatchObject({ "fee_row.fee": 10 });
    expect(trace).not.toHaveProperty("old_fee");
  });
});
