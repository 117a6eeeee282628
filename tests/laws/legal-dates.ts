import { expect, test } from "vitest";
import { fixedDays } from "../../generator/examples/unfinished.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** A page of law opens with a case of today: a day written down once lies further in the past each day. */
export function testLegalDates({ calculator, variants }: TestedCalculator): void {
  if (calculator.background.notice !== "legal") return;
  test("its days follow today", () => {
    expect(fixedDays(calculator.description, variants)).toEqual([]);
  });
}
