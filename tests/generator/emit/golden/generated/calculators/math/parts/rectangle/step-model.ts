// Generated from specs/math/parts/rectangle/part.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { WorkedStepModel } from "../../../../../../../../../generator/presentation/worked-steps.ts";

/** How math/parts/rectangle comes to its answers. */
export const stepModel: WorkedStepModel = {
  steps: [
    {
      id: "around",
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
      tree: ["/", "around", 2],
    },
  ],
};
