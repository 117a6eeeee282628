import { join } from "node:path";
import { expect, test } from "vitest";
import { stageNames } from "../../../generator/pipeline/calculator.ts";
import { stageOf } from "../../../generator/commands/show-stage.ts";
import { readSpecifications } from "../../../generator/specification-files.ts";
import { runTerminal } from "../../setup/terminal.ts";

const files = readSpecifications(join(import.meta.dirname, "../../.."));
const options = { today: "2099-12-31", version: "" };

test.each([
  { id: "finance/tip", stage: "read", want: { id: "finance/tip" } },
  { id: "finance/tip", stage: "parts", want: { usedParts: ["finance/parts/currency"] } },
  {
    id: "finance/mortgage",
    stage: "parts",
    want: {
      usedParts: [
        "finance/parts/currency",
        "finance/parts/repayment",
        "finance/parts/loan",
        "finance/parts/biweekly",
      ],
    },
  },
  { id: "finance/tip", stage: "resolve", want: { model: { id: "finance/tip" }, problems: [] } },
  { id: "finance/tip", stage: "words", want: { problems: [] } },
  { id: "finance/tip", stage: "pages", want: { model: { id: "finance/tip" } } },
] as const)("$stage of $id", ({ id, stage, want }) => {
  expect(stageOf(files, id, stage, options)).toMatchObject(want);
});

test("of what there is not, nothing", () => {
  expect(stageOf(files, "finance/tips", "resolve", options)).toBeUndefined();
});

test("the terminal names the stages there are", async () => {
  const { code, notes } = await runTerminal(["check", "finance/tip", "--show", "emit"], "2026-11-21");
  expect(code).toBe(2);
  expect(notes).toContain(`There is no stage emit; the stages are ${stageNames.join(", ")}`);
});
