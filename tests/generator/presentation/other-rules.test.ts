import { describe, expect, test } from "vitest";
import { evaluate } from "../../../generator/presentation/evaluation.ts";
import { otherRules } from "../../../generator/presentation/other-rules.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import type { Texts } from "../../../generator/runtime/query.ts";
import { allCalculators } from "../../setup/all-calculators.ts";
import { translatorOf } from "../../setup/tested-calculator.ts";

/** What a page says of the law before and after, in English. */
function saidOf(route: string, given: Texts): readonly string[] {
  const [found] = allCalculators.flatMap((tested) =>
    tested.variants.flatMap((variant) => (variant.route === route ? [{ tested, variant }] : [])),
  );
  if (found === undefined) return [`there is no ${route}`];
  const { tested, variant } = found;
  const { calculator } = tested;
  const evaluation = evaluate(calculator, variant, given, { today: "2026-11-27" });
  const presenter = createPresenter(
    calculator.description,
    evaluation,
    translatorOf(tested, variant.slug, "en"),
  );
  return otherRules(calculator, variant, evaluation, presenter).map(
    ({ side, name, date, answer, refusal }) =>
      `${side}, ${name} ${date}${refusal === undefined ? "" : `, ${refusal.reason}`}: ${answer}`,
  );
}

describe("the law before and after", () => {
  test("Oregon Laws 2006, chapter 1: 300 months in place of 100 from April 24, 2006", () => {
    const given = { crime: "rape_1_child", sentence_start: "2006-10-01" };
    expect(saidOf("legal/oregon/measure-11", { ...given, offense_date: "2006-04-24" })).toEqual([
      expect.stringMatching(/^earlier, Date of the offense 2006-04-23: .*\*\*100\smonths\*\*/),
    ]);
    expect(saidOf("legal/oregon/measure-11", { ...given, offense_date: "2006-01-10" })).toEqual([
      expect.stringMatching(/^later, Date of the offense 2006-04-24: .*\*\*300\smonths\*\*/),
    ]);
  });

  test("North Carolina Session Law 2011-192: where the law changed and the other side has no figures, says why", () => {
    expect(saidOf("legal/north-carolina/felony", { offense_date: "2012-06-15" })).toEqual([
      expect.stringMatching(
        /^earlier, Date of the offense 2011-11-30, outside\.\w+: This page has the rules for offenses since December 1, 2011\./,
      ),
    ]);
  });

  test.each([
    { route: "legal/florida/felony", given: { offense: "possession", offense_date: "2026-02-01" } },
    { route: "legal/washington/sentencing-guidelines", given: {} },
    { route: "legal/oregon/sentencing-guidelines", given: {} },
  ])("says nothing where the page begins and the law does not: $route", ({ route, given }) => {
    expect(saidOf(route, given)).toEqual([]);
  });

  test("says nothing where only its days would move, nor of calculators that are none of law", () => {
    expect(saidOf("legal/texas/good-time", {})).toEqual([]);
    expect(saidOf("daily-life/time-duration", { first_day: "2011-01-01", last_day: "2012-01-01" })).toEqual(
      [],
    );
    expect(saidOf("finance/student-loan", {})).toEqual([]);
  });
});
