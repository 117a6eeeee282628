import { describe, expect, test } from "vitest";
import { piecesIn, valuesApart } from "../../../generator/ask/any-order.ts";
import { tokensOf, type LineToken } from "../../../generator/ask/line-tokens.ts";

const rules = { families: [], joining: ["a", "of"], goOn: [] };

function tokensIn(line: string): readonly LineToken[] {
  return valuesApart(tokensOf(line, rules, "zh"), (text) => ["年", "月", "分", "期", "里"].includes(text));
}

/** What the holes of a phrase take of a line, the likeliest first. */
function typedIn(phrase: string, line: string): readonly Readonly<Record<string, string>>[] {
  return piecesIn(phrase, tokensIn(line)).map(({ typed }) => typed);
}

describe("a phrase whose pieces may be said in any order", () => {
  test.each([
    {
      phrase: "{bill} & {rate} tip & among {people}",
      line: "among 4 a 20% tip of 64.50",
      want: [{ people: "4", rate: "20%", bill: "64.50" }],
    },
    { phrase: "{price} & {rate} off", line: "20% off", want: [] },
    { phrase: "{price} & {rate} off", line: "5 of 80 with 20% off", want: [] },
    {
      phrase: "{old} & {new} & percent",
      line: "percent 40 50",
      want: [
        { old: "40", new: "50" },
        { old: "50", new: "40" },
      ],
    },
    {
      phrase: "首付{down} & {price}",
      line: "车价168000首付50000",
      want: [{ down: "50000", price: "168000" }],
    },
    {
      phrase: "want {goal}% & final {weight}",
      line: "final 30% want 90%",
      want: [{ goal: "90", weight: "30%" }],
    },
    { phrase: "want {goal}% & final {weight}", line: "final 30% want 90", want: [] },
    { phrase: "{part}占{share} & 期末", line: "期末90占60%", want: [{ part: "90", share: "60%" }] },
  ])("$phrase: $line", ({ phrase, line, want }) => {
    expect(typedIn(phrase, line)).toEqual(want);
  });

  test("names what is left out, before its end and behind it", () => {
    const [found] = piecesIn("{price} & {rate} off", tokensIn("shoes 80 with 20% off today"));
    expect(found?.among.map(({ text }) => text)).toEqual(["shoes", "with"]);
    expect(found?.behind.map(({ text }) => text)).toEqual(["today"]);
    expect(found?.alone).toEqual([{ text: "80", before: "shoes" }]);
  });

  test("a value has its unit and no other word", () => {
    expect(tokensIn("贷款30年利率3%").map(({ text }) => text)).toEqual(["贷款", "30年", "利率", "3%"]);
  });

  test.each([
    { line: "利率3.1%月供", tokens: ["利率", "3.1%", "月供"] },
    { line: "借5000年利率6%", tokens: ["借", "5000", "年利率", "6%"] },
    { line: "100股分红", tokens: ["100", "股分红"] },
    { line: "平时85期末90", tokens: ["平时", "85", "期末", "90"] },
    { line: "120里面30个", tokens: ["120", "里面", "30", "个"] },
    { line: "视频8Mbps多大", tokens: ["视频", "8Mbps", "多大"] },
    { line: "100股SCHD分红", tokens: ["100", "股", "SCHD", "分红"] },
    { line: "账单200元小费", tokens: ["账单", "200", "小费"] },
  ])("a word is no unit for what it begins or ends with: $line", ({ line, tokens }) => {
    expect(tokensIn(line).map(({ text }) => text)).toEqual(tokens);
  });

  test("of words written together, it takes some and leaves the others", () => {
    const [found] = piecesIn("{old} & {new} & 百分之几", tokensIn("电费230这月287涨了百分之几"));
    expect(found?.typed).toEqual({ old: "230", new: "287" });
    expect(found?.among.map(({ text }) => text)).toEqual(["电费", "这月", "涨了"]);
  });
});
