// Generated from specs/math/parts/rectangle/part.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../../generated/calculators/math/parts/rectangle/model.ts";
import { stepModel } from "../../../../generated/calculators/math/parts/rectangle/step-model.ts";
import { expectProblems, expectValues } from "../../../../../../../../tests/assertions/expect-answer.ts";
import { expectFirstAnswer } from "../../../../../../../../tests/assertions/expect-first-answer.ts";
import { expectLimits } from "../../../../../../../../tests/assertions/expect-limits.ts";
import { describe, it } from "vitest";

const documented = { ...calculator, background, stepModel };

describe("math/parts/rectangle: worked examples", () => {
  it("twelve (Arithmetic: around 3 by 4 it is 14)", () =>
    expectValues(documented, { variant: "rectangle", given: {} }, [
      { path: "around", value: 14, within: 0 },
      { path: "cut[2].piece", value: 4, within: 0 },
    ]));
  it("too_long (Longer than three times its width)", () =>
    expectProblems(documented, { variant: "rectangle", given: { length: "9.1 meter" } }, [
      "check.not_too_long",
    ]));
});

describe("math/parts/rectangle: what its pages show first", () => {
  it("rectangle", () => expectFirstAnswer(documented, "rectangle"));
});

describe("math/parts/rectangle: limits", () => {
  it("width", () => expectLimits(documented, "width"));
  it("length", () => expectLimits(documented, "length"));
  it("strips", () => expectLimits(documented, "strips"));
});
