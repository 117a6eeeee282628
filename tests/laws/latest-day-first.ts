import { expect, test } from "vitest";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { valueOutputs } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { scalarAt } from "../../generator/presentation/values.ts";
import { dateText } from "../../generator/runtime/date-text.ts";
import { presentedIn } from "../setup/presented-examples.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** Days that are no other end of the same time: what the law would allow at most, and what comes after parole. */
const otherEvents: ReadonlySet<string> = new Set(["law_end", "supervision_date", "full_term_date"]);

/** An answer of law counts on no credit: of the days it may end on, its sentence says the latest first, in every language. */
export function testLatestDayFirst(tested: TestedCalculator): void {
  if (tested.calculator.background.notice !== "legal") return;
  test.each(Object.keys(tested.words))("its sentences say the latest day first in %s", (language) => {
    const wrong = presentedIn(tested, language).flatMap(({ name, presenter }) => {
      const days = daysSaid(presenter);
      const [first] = days;
      return days.some(({ day }) => first !== undefined && day > first.day)
        ? [`${name}: ${days.map(({ id, day }) => `${id} ${day}`).join(", ")}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
}

/** The days of release that a sentence says, in its order. */
function daysSaid(presenter: Presenter): readonly { readonly id: string; readonly day: string }[] {
  const sentence = undirected(plainText(answerSentence(presenter) ?? "", "without addresses"));
  return valueOutputs(presenter.description, presenter.outputs)
    .filter(({ id, display }) => display.kind === "date" && !otherEvents.has(id))
    .flatMap(({ id }) => {
      const day = String(scalarAt(presenter.outputs, id));
      const at = sentence.indexOf(undirected(dateText(day, presenter.translator.locale.tag, "day")));
      return at < 0 ? [] : [{ id, day, at }];
    })
    .toSorted((one, other) => one.at - other.at);
}

/** Without the marks that set directions. */
function undirected(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/gu, "");
}
