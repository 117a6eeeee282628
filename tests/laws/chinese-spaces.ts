import { expect, test } from "vitest";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";
import { ofEachWay, presentedIn, type Presented } from "../setup/presented-examples.ts";
import { printedIn } from "./equations.ts";

/** A date with a space beside it; a weekday or a time of day may follow so, and a list of an equation parts its dates. */
const besideDate = /\d日 (?!星期|和)\p{Script=Han}|(?!和)\p{Script=Han} \d{4}年(?!\d+月\d+日 \d)/u;
/** Two characters with a space between them. */
const betweenCharacters = /\p{Script=Han} (?!星期)\p{Script=Han}/u;

/**
 * Chinese has no space where its characters meet, nor beside a date, once values stand in its texts: "7 天后". In an equation
 * spaces part what is reckoned with.
 */
export function testChineseSpaces(tested: TestedCalculator): void {
  test.runIf("zh" in tested.words)("Chinese leaves no space between its characters, or beside a date", () => {
    const presented = presentedIn(tested, "zh");
    const sentences = presented.map(({ presenter }) =>
      plainText(answerSentence(presenter) ?? "", "without addresses"),
    );
    const wrong = [
      ...sentences.filter((text) => betweenCharacters.test(text) || besideDate.test(text)),
      ...ofEachWay(tested, "zh")
        .flatMap((each) => sidesOf(each, tested))
        .filter((text) => besideDate.test(text)),
    ];
    expect([...new Set(wrong)]).toEqual([]);
  });
}

function sidesOf(presented: Presented, tested: TestedCalculator): readonly string[] {
  return printedIn(presented, tested).flatMap(({ left, right }) => [left, right]);
}
