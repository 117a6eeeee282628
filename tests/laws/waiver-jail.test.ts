import { describe, expect, test } from "vitest";
import { evaluate } from "../../generator/presentation/evaluation.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { addDays } from "../../generator/runtime/calendar.ts";
import { allCalculators } from "../setup/all-calculators.ts";

const today = "2026-11-30";

/** RCW 9.94A.650(2): the longest jail of a first-time offender waiver. */
const longest = 90;

/** Ranges that the jail of a waiver can pass are on the lowest levels of the grid. */
const levels = ["I", "II", "III", "IV"];

const calculators = allCalculators.flatMap((tested) =>
  tested.variants.flatMap((variant) =>
    ["waiver", "end_of_term"].every((id) =>
      tested.calculator.description.outputs.some((output) => output.id === id),
    )
      ? [{ route: variant.route, variant, calculator: tested.calculator }]
      : [],
  ),
);

/** What decides the range: the charges of a page or, on the page of the grid, the level, class and kind. */
function charges(page: (typeof calculators)[number]): readonly Texts[] {
  const options = (id: string): readonly string[] => {
    const input = page.calculator.description.inputs.find((each) => each.id === id);
    return input?.type === "choice" ? input.options : [];
  };
  const named = options("offense").map((offense) => ({ offense }));
  const byLevel = options("level_entered")
    .filter((level) => levels.includes(level))
    .flatMap((level_entered) =>
      options("class_entered").flatMap((class_entered) =>
        options("kind_entered").map((kind_entered) => ({
          pick: "level",
          level_entered,
          class_entered,
          kind_entered,
        })),
      ),
    );
  return named.length + byLevel.length === 0 ? [{}] : [...named, ...byLevel];
}

const custody: readonly Texts[] = ["2026-12-01", "2027-02-01"].flatMap((arrival) =>
  ["0", "45", "200"].flatMap((jail_days) =>
    ["no", "yes"].map((attempt) => ({ arrival, jail_days, attempt })),
  ),
);

describe("the latest release is not before the longest jail that the same answer calls possible", () => {
  test("there are pages with both", () => {
    expect(calculators.length).toBeGreaterThan(5);
  });

  test.each(calculators)("$route", (page) => {
    const wrong = charges(page).flatMap((charge) =>
      custody.flatMap((served) => {
        const texts = { offense_date: "2026-11-01", ...charge, ...served };
        const { answer } = evaluate(page.calculator, page.variant, texts, { today });
        if (answer.status !== "answered" || scalarAt(answer.values, "waiver") !== true) return [];
        const most = addDays(String(served.arrival), Math.max(longest - Number(served.jail_days), 0));
        const latest = String(scalarAt(answer.values, "end_of_term"));
        return latest < most ? [`${JSON.stringify(texts)}: ${latest} before ${most}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
