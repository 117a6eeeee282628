import type { Answer, Refusal } from "../runtime/answer.ts";
import { addDays } from "../runtime/calendar.ts";
import type { Calculator, PageVariant } from "../runtime/description.ts";
import type { Texts } from "../runtime/query.ts";
import { answerLine } from "./answer-text.ts";
import { evaluator, type Evaluation } from "./evaluation.ts";
import { createPresenter, type Presenter } from "./presenter.ts";
import { openInputs } from "./variant.ts";

/** The same answers under the law as it was before, or as it became: on the last day of the one, the first of the other. */
export interface OtherRules {
  readonly side: "earlier" | "later";
  /** The input that is this date, and what it is called. */
  readonly input: string;
  readonly name: string;
  /** `YYYY-MM-DD`, and as it is shown. */
  readonly date: string;
  readonly day: string;
  /** The answer's sentence, with marks; where there is none, why not. */
  readonly answer: string;
  /** Why there are no figures from this date on, or until it. */
  readonly refusal?: Refusal;
}

/** How many changes of the law are looked at on either side, the nearest first. */
const mostChanges = 4;

/**
 * What the nearest earlier and the nearest later law give that says something else than the answer, but for its days. Where
 * one has no figures, only what the specification says of that table by itself: "Earlier felonies had classes A to D". What
 * it says of all tables alike, "This page covers offenses since 2015", tells where the page begins, not that the law changed.
 * Nothing where the figures hold for all time, where their date is no input, or where the calculator is none of law.
 */
export function otherRules(
  calculator: Calculator,
  variant: PageVariant,
  { read, answer, today }: Evaluation,
  presenter: Presenter,
): readonly OtherRules[] {
  if (answer.status !== "answered" || calculator.description.isLaw === undefined) return [];
  const dates = openInputs(calculator.description, variant).filter(
    ({ id, type }) => type === "date" && read.visible[id] !== false && read.canonical[id] !== undefined,
  );
  const evaluate = evaluator(calculator, variant, { today });
  const isAnswered = (texts: Texts): boolean => evaluate(texts).answer.status === "answered";
  const own = withoutDays(answer, presenter);
  return (["earlier", "later"] as const).flatMap((side) => {
    for (const date of daysOf(side, answer))
      for (const { id } of dates) {
        const evaluation = evaluate({ ...read.canonical, [id]: date });
        const { answer: other } = evaluation;
        // Only the date that the figures go by takes them to another period.
        if (other.status === "invalid" || (other.status === "answered" && !reaches(side, date, other)))
          continue;
        // Nor does this date alone decide where its neighbor is refused as well; and where a page begins is no law.
        if (
          other.status === "refused" &&
          (!hasOwnReason(other.refusal, presenter) ||
            !isAnswered({ ...read.canonical, [id]: neighborOf(side, date) }))
        )
          continue;
        const saying = createPresenter(
          calculator.description,
          evaluation,
          presenter.translator,
          presenter.unitOf,
        );
        if (other.status === "answered" && withoutDays(other, saying) === own) continue;
        const day = presenter.show({ kind: "date", precision: "day" }, date);
        const found = { side, input: id, name: presenter.nameOf(id), date, day };
        return other.status === "answered"
          ? [{ ...found, answer: answerLine(other, saying) }]
          : [{ ...found, answer: saying.explainRefusal(other.refusal), refusal: other.refusal }];
      }
    return [];
  });
}

type Answered = Answer & { readonly status: "answered" };

/** The last days of periods that ended before those of an answer began, or the first days of those after, the nearest first. */
function daysOf(side: OtherRules["side"], { used }: Answered): readonly string[] {
  const days =
    side === "earlier"
      ? used
          .flatMap(({ from }) => (from === undefined ? [] : [addDays(from, -1)]))
          .toSorted()
          .toReversed()
      : used.flatMap(({ through }) => (through === undefined ? [] : [addDays(through, 1)])).toSorted();
  return [...new Set(days)].slice(0, mostChanges);
}

/** The day on the other side of the change. */
function neighborOf(side: OtherRules["side"], date: string): string {
  return addDays(date, side === "earlier" ? 1 : -1);
}

/** Whether the specification gives this reason, and no other table's as well. */
function hasOwnReason({ reason }: Refusal, { translator }: Presenter): boolean {
  return translator.messageAt(`refusals.${reason}`) !== undefined;
}

/** Whether an answer stands on a period that ends or begins on this day. */
function reaches(side: OtherRules["side"], day: string, { used }: Answered): boolean {
  return used.some(({ from, through }) => (side === "earlier" ? through : from) === day);
}

/** An answer's sentence without its days, which another date moves by itself. */
function withoutDays(answer: Answered, presenter: Presenter): string {
  const { displays } = presenter.description;
  return Object.entries(displays)
    .flatMap(([id, { kind }]) => (kind === "date" ? (presenter.sayById(id) ?? []) : []))
    .reduce((text, day) => text.replaceAll(day, ""), answerLine(answer, presenter));
}
