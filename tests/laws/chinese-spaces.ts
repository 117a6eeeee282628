import { expect, test } from "vitest";
import { answerSentence } from "../../generator/presentation/answer-text.ts";
import { plainText } from "../../generator/presentation/rich-text.ts";
import type { TestedCalculator } from "../setup/tested-calculator.ts";
import { ofEachFormula, presentedIn, type Presented } from "../setup/presented-examples.ts";
import { printedIn } from "./equations.ts";

/** A date with a space beside it; a weekday or a time of day may follow so, and a list of an equation parts its dates. */
const besideDate = /\d日 (?!星期|和)\p{Script=Han}|(?!和)\p{Script=Han} \d{4}年(?!\d+月\d+日 \d)/u;
/** A figure or Latin letters against a character before them; a date, a time of day and a sign of money are written so. */
const besideFigure =
  /\p{Script=Han}(?!\d{4}年|\d{1,2}月|\d{1,2}日|\d{1,2}:\d\d|\p{Lu}{2}\p{Sc})[\p{Nd}\p{Script=Latin}]/u;
/** Two characters with a space between them. */
const betweenCharacters = /\p{Script=Han} (?!星期)\p{Script=Han}/u;

/**
 * Chinese has no space where its characters meet, nor beside a date, and one before a figure or Latin letters, once values stand
 * in its texts: "7 天后", "按 C 级". In an equation spaces part what is reckoned with.
 */
export function testChineseSpaces(tested: TestedCalculator): void {
  test.runIf("zh" in tested.words)("Chinese leaves no space between its characters, or beside a date", () => {
    const presented = presentedIn(tested, "zh");
    const sentences = presented.map(({ presenter }) =>
      plainText(answerSentence(presenter) ?? "", "without addresses"),
    );
    const wrong = [
      ...sentences.filter((text) =>
        [betweenCharacters, besideDate, besideFigure].some((each) => each.test(text)),
      ),
      ...ofEachFormula(tested, "zh")
        .flatMap((each) => sidesOf(each, tested))
        .filter((text) => besideDate.test(text)),
    ];
    expect([...new Set(wrong)]).toEqual([]);
  });
}

function sidesOf(presented: Presented, tested: TestedCalculator): readonly string[] {
  return printedIn(presented, tested).flatMap(({ left, right }) => [left, right]);
}
