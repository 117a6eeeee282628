// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import { background, calculator } from "../../../generated/calculators/math/room/model.ts";
import { stepModel } from "../../../generated/calculators/math/room/step-model.ts";
import { expectValues } from "../../../../../../../tests/assertions/expect-answer.ts";
import { expectFirstAnswer } from "../../../../../../../tests/assertions/expect-first-answer.ts";
import { expectLimits } from "../../../../../../../tests/assertions/expect-limits.ts";
import { describe, it } from "vitest";

const documented = { ...calculator, background, stepModel };

describe("math/room: worked examples", () => {
  it("eight (Arithmetic: 3 by 5 is 16 around, 8 boards of 2)", () =>
    expectValues(documented, { variant: "room", given: {} }, [
      { path: "boards", value: 8, within: 0 },
      { path: "skirting", value: 16, within: 0 },
      { path: "cut[1].piece", value: 1.25, within: 0 },
    ]));
});

describe("math/room: what its pages show first", () => {
  it("room", () => expectFirstAnswer(documented, "room"));
});

describe("math/room: limits", () => {
  it("wall", () => expectLimits(documented, "wall"));
  it("length", () => expectLimits(documented, "length"));
});
