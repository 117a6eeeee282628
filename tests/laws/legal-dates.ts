import { expect, test } from "vitest";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** A page of law opens with a case of today: a day written down once lies further in the past each day. */
export function testLegalDates({ calculator, variants }: TestedCalculator): void {
  if (calculator.background.notice !== "legal") return;
  test("its days follow today", () => {
    const fixedDays = calculator.description.inputs.flatMap((input) => {
      const columns = input.type === "rows" ? input.columns : [input];
      return columns.flatMap((column) =>
        column.type === "date"
          ? [column.default, ...variants.map(({ defaults }) => defaults[input.id])]
              .filter((day) => day !== undefined && day !== "today" && day !== "")
              .map((day) => ({ input: column.id, day }))
          : [],
      );
    });
    expect(fixedDays).toEqual([]);
  });
}
