import { expect, test } from "vitest";
import { assumedYes } from "../../generator/examples/unfinished.ts";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import { joinCells } from "../../generator/runtime/query.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

const today = "2026-11-21";

/** Rows somebody adds before filling them in: more than any rule counts to. */
const addedRows = 5;

/** A page of law assumes nothing against anybody: what makes a case worse is the visitor's to say. */
export function testMildDefaults({ calculator, variants }: TestedCalculator): void {
  if (calculator.background.notice !== "legal") return;
  const { inputs } = calculator.description;

  test("it answers no question with yes by itself", () => {
    expect(assumedYes(calculator.description, variants)).toEqual([]);
  });

  // A page whose every case is refused asks for nothing.
  const asking = variants.filter((variant) => inputs.some(({ id }) => isAsked(variant, id)));
  test.each(asking)("$slug: it opens with an answer, which rows just added do not take away", (variant) => {
    const statusOf = (given: Readonly<Record<string, readonly string[]>>): string => {
      const { answer } = evaluate(calculator, variant, given, { today });
      return answer.status === "refused" ? `refused: ${answer.refusal.reason}` : answer.status;
    };
    expect(statusOf({})).toBe("answered");
    for (const input of inputs) {
      if (input.type !== "rows" || !isAsked(variant, input.id)) continue;
      const row = joinCells(input.columns.map((column) => [column.default].flat()[0] ?? ""));
      expect(statusOf({ [input.id]: Array.from({ length: addedRows }, () => row) })).toBe("answered");
    }
  });
}

function isAsked({ fixed, unasked = [] }: VariantDescription, id: string): boolean {
  return !Object.hasOwn(fixed, id) && !unasked.includes(id);
}
