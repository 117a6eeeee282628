import { expect, test } from "vitest";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { dateText } from "../../generator/runtime/date-text.ts";
import { presentedIn } from "../setup/presented-examples.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** A day that is no other end of the same time: what the law would allow at most. */
const otherEvents: ReadonlySet<string> = new Set(["law_end"]);

/**
 * An answer of law counts on no credit and no parole: where its sentence says a day of release, the first it says is the
 * latest of all those the answer has, said or not, in every language.
 */
export function testLatestDayFirst(tested: TestedCalculator): void {
  if (tested.calculator.background.notice !== "legal") return;
  test.each(Object.keys(tested.words))("its sentences say the latest day first in %s", (language) => {
    const wrong = presentedIn(tested, language).flatMap(({ name, presenter }) => {
      const days = daysOf(presenter);
      const [first] = days.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
      return first !== undefined && days.some(({ day }) => day > first.day)
        ? [`${name}: ${first.id} ${first.day} before ${days.map(({ id, day }) => `${id} ${day}`).join(", ")}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
}

/** The days of release that an answer has, and where its sentence says them. */
function daysOf(
  presenter: Presenter,
): readonly { readonly id: string; readonly day: string; readonly at: number }[] {
  const sentence = undirected(plainText(answerSentence(presenter) ?? "", "without addresses"));
  return valueOutputs(presenter.description, presenter.outputs)
    .filter(({ id, display }) => display.kind === "date" && !otherEvents.has(id))
    .map(({ id }) => {
      const day = String(scalarAt(presenter.outputs, id));
      return {
        id,
        day,
        at: sentence.indexOf(undirected(dateText(day, presenter.translator.locale.tag, "day"))),
      };
    });
}

/** Without the marks that set directions. */
function undirected(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/gu, "");
}
