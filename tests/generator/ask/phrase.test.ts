import { describe, expect, test } from "vitest";
import { holesOf, matchPhrase, phrasesOf } from "../../../generator/ask/phrase.ts";

test("names what a text has holes for", () => {
  expect(holesOf("{use} liter_per_100_kilometers")).toEqual(["use"]);
  expect(holesOf("100")).toEqual([]);
});

describe("what a phrase takes of a line", () => {
  test.each([
    { phrase: "{rate} of {number}", line: "15% of 80", want: [{ rate: "15%", number: "80" }] },
    { phrase: "{rate} of {number}", line: "15% off 80", want: [] },
    { phrase: "Cube root of {number}", line: "cube  root of 27", want: [{ number: "27" }] },
  ])("$phrase: $line", ({ phrase, line, want }) => {
    expect(matchPhrase(phrase, line)).toEqual(want);
  });

  test("holes without anything between them take little or much", () => {
    expect(matchPhrase("{total}{speed}倍速", "10小时1.5倍速")).toEqual([
      { total: "10", speed: "小时1.5" },
      { total: "10小时", speed: "1.5" },
    ]);
  });

  test("the second of two may begin with its number", () => {
    expect(matchPhrase("视频{speed}{recording}", "视频8mbps 25分钟")).toContainEqual({
      speed: "8mbps",
      recording: "25分钟",
    });
    expect(matchPhrase("经营贷{amount}{rate}先息后本", "经营贷2000000 3.6%先息后本")).toContainEqual({
      amount: "2000000",
      rate: "3.6%",
    });
  });
});

describe("the phrases that a written list stands for", () => {
  test.each([
    { written: "tip on {bill}|tip for {bill}", want: ["tip on {bill}", "tip for {bill}"] },
    {
      written: "[the] tip [of] {rate}",
      want: ["the tip of {rate}", "the tip {rate}", "tip of {rate}", "tip {rate}"],
    },
    {
      written: "(tax|vat) on {a}|{a}(涨|跌)到{b}",
      want: ["tax on {a}", "vat on {a}", "{a}涨到{b}", "{a}跌到{b}"],
    },
    { written: "{a} [as a percent|in percent]", want: ["{a} as a percent", "{a} in percent", "{a}"] },
  ])("$written", ({ written, want }) => {
    expect(phrasesOf(written)).toEqual(want);
  });
});
