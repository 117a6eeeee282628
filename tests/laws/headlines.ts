import { expect, test } from "vitest";
import { additionOf } from "../../generator/presentation/addition.ts";
import type { ValueOutput } from "../../generator/presentation/output-selection.ts";
import type { Presenter } from "../../generator/presentation/presenter.ts";
import { splitAnswer, type SplitAnswer } from "../../generator/presentation/split-answer.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import { presentedIn } from "../setup/presented-examples.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";

/** The sentence an answer begins with says a main result, and reads on after it, in every language. */
export function testHeadlines(tested: TestedCalculator): void {
  test.each(Object.keys(tested.words))("its headlines are whole in %s", (language) => {
    const faults = presentedIn(tested, language).flatMap(({ name, presenter }) => {
      const parts = splitAnswer(presenter);
      if (parts === undefined) return [`${name}: says no main result`];
      const figure = parts.result.map(({ text }) => text).join("");
      return (
        faultOf(parts.lead, figure, parts.tail) ??
        labelOf(parts.lead) ??
        (isAddition(parts, presenter) ? readsOn(parts.tail) : undefined) ??
        []
      );
    });
    expect(faults).toEqual([]);
  });
}

/** What a headline must not be: a rest that does not begin as a sentence of its own, or a hole. */
function faultOf(lead: string, figure: string, tail: string): string | undefined {
  const rest = /^[.。:：]\s*(.+)$/su.exec(tail)?.[1];
  // The figure stands on a line of its own: what follows a full stop or a colon begins anew.
  if (rest !== undefined && /^\p{Ll}/u.test(plainText(rest, "without addresses")))
    return `begins small: ${rest}`;
  if (/undefined|NaN|(?<!\p{N})–|–(?!\p{N})/u.test(`${lead}${figure}${tail}`))
    return `has a hole: ${lead}${figure}${tail}`;
  return undefined;
}

/** Whether the figure is set below what adds up to it. */
function isAddition({ result }: SplitAnswer<ValueOutput>, presenter: Presenter): boolean {
  const [only, ...others] = result;
  return (
    only?.output !== undefined && others.length === 0 && additionOf(only.output, presenter) !== undefined
  );
}

/** A sum ends its sentence: words after it would be read before it, beside the rule over the sum. */
function readsOn(tail: string): string | undefined {
  return /^(?:[.。]|$)/u.test(tail) ? undefined : `goes on after a sum: ${tail}`;
}

/** A name with a colon says a value as a table does; a person says a sentence. */
function labelOf(lead: string): string | undefined {
  return /[:：]$/u.test(lead) ? `is a name, no sentence: ${lead}` : undefined;
}
