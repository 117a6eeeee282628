// Generated from specs/math/room/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { WorkedStepModel } from "../../../../../../../../generator/presentation/worked-steps.ts";

/** How math/room comes to its answers. */
export const stepModel: WorkedStepModel = {
  steps: [
    {
      id: "width",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "meter",
        units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["/", "wall", 2],
    },
    {
      id: "skirting",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "meter",
        units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["*", 2, ["+", "width", "length"]],
    },
    {
      id: "longer_by",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "meter",
        units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["-", "length", "width"],
    },
    {
      id: "half_around",
      display: {
        kind: "quantity",
        digits: { minimum: 0, maximum: 4 },
        unit: "meter",
        units: [{ id: "meter", numerator: "1", denominator: "1", group: "metric" }],
      },
      tree: ["/", "skirting", 2],
    },
    {
      id: "boards",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["/", "skirting", ["quantity", 2, { text: "meter" }]],
    },
  ],
};
