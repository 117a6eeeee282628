// Generated from specs/math/names/calculator.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { WorkedStepModel } from "../../../../../../../../generator/presentation/worked-steps.ts";

/** How math/names comes to its answers. */
export const stepModel: WorkedStepModel = {
  steps: [
    {
      id: "round",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["round", ["/", "row", "shown"], 0],
    },
    {
      id: "quotient",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["%", "row", "remainder"],
    },
    {
      id: "inputs",
      display: { kind: "text" },
      lookup: {
        table: "class",
        keys: { class: "class" },
        columns: [{ id: "return", display: { kind: "number", digits: { minimum: 0, maximum: 6 } } }],
      },
    },
    {
      id: "inputs_found",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: "inputs.return",
    },
    {
      id: "class_table",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["+", "inputs_found", 1],
    },
    {
      id: "compute",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["-", ["+", "class_table", "row_1"], "row1"],
    },
    {
      id: "compute_round",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["+", "compute", "round"],
    },
    {
      id: "finish",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["sum", ["+", "rows.row", "rows.function"]],
    },
    {
      id: "add_days",
      display: { kind: "date", precision: "day" },
      tree: ["add_days", "from", ["quantity", ["round", "quotient", 0], { text: "day" }]],
    },
    {
      id: "at_most",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["-", "remainder", 3],
    },
    {
      id: "values",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      tree: ["?:", ["==", { text: "*/" }, { text: "*/" }], 1, 0],
    },
    {
      id: "calculator",
      display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
      tree: ["*", "return", 2],
    },
    {
      id: "switch",
      display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
      choice: { by: "class", cases: { low: 1, high: 2 } },
    },
  ],
};
