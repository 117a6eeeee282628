// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../generated/calculators/math/names/model.ts";
import { stepModel } from "../../../generated/calculators/math/names/step-model.ts";
import { classValueTable } from "../../../generated/tables/math/names/class.ts";
import { expectValues } from "../../../../../../../tests/assertions/expect-answer.ts";
import { expectEdges } from "../../../../../../../tests/assertions/expect-edges.ts";
import { expectFirstAnswer } from "../../../../../../../tests/assertions/expect-first-answer.ts";
import { expectLimits } from "../../../../../../../tests/assertions/expect-limits.ts";
import { describe, it } from "vitest";

const documented = { ...calculator, background, stepModel };

describe("math/names: worked examples", () => {
  it("class (Arithmetic: 7 / 2 is 3.5, rounded 4; 7 less 5 is 2)", () =>
    expectValues(documented, { variant: "names", given: {} }, [
      { path: "round", value: 4, within: 0 },
      { path: "quotient", value: 2, within: 0 },
      { path: "inputs_found", value: 10, within: 0 },
      { path: "class_table", value: 11, within: 0 },
      { path: "compute", value: 10, within: 0 },
      { path: "compute_round", value: 14, within: 0 },
      { path: "finish", value: 3, within: 0 },
      { path: "add_days", value: "2026-02-02", within: 0 },
      { path: "values", value: 1, within: 0 },
      { path: "calculator", value: 6, within: 0 },
      { path: "switch", value: 1, within: 0 },
      { path: "used[2].quantity", value: 9, within: 0 },
      { path: "used[2].break", value: 2, within: 0 },
      { path: "description[2].let", value: 9, within: 0 },
    ]));
});

describe("math/names: what its pages show first", () => {
  it("names", () => expectFirstAnswer(documented, "names"));
});

describe("math/names: limits", () => {
  it("class", () => expectLimits(documented, "class"));
  it("row", () => expectLimits(documented, "row"));
  it("rows", () => expectLimits(documented, "rows"));
  it("row_1", () => expectLimits(documented, "row_1"));
  it("row1", () => expectLimits(documented, "row1"));
  it("from", () => expectLimits(documented, "from"));
  it("today", () => expectLimits(documented, "today"));
  it("return", () => expectLimits(documented, "return"));
});

describe("math/names: table edges", () => {
  it("class", () => expectEdges(documented, classValueTable));
});
