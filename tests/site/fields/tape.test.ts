import { expect, test } from "vitest";
import { asWritten, longestTape, withLine } from "../../../site/fields/tape.ts";
import { evaluateArithmetic } from "../../../generator/runtime/arithmetic.ts";
import type { Calculation } from "../../../site/kept/kept-tapes.ts";

test.each([
  { canonical: "19.99*3+4.5", want: "19.99 × 3 + 4.5" },
  { canonical: "-2^4-3", want: "−2^4 − 3" },
  { canonical: "5-(-3)", want: "5 − (−3)" },
  { canonical: "2*-3", want: "2 × −3" },
  { canonical: "sqrt(9+16)", want: "√(9 + 16)" },
  { canonical: "2 pi *3", want: "2π × 3" },
  { canonical: "200+10%", want: "200 + 10%" },
  { canonical: "10 mod 3", want: "10 mod 3" },
  { canonical: "rent *12", want: "rent × 12" },
  { canonical: "rent=-1250", want: "rent = −1250" },
  { canonical: "pies /2", want: "pies ÷ 2" },
  { canonical: "5!-3", want: "5! − 3" },
])("$canonical is written $want", ({ canonical, want }) => {
  expect(asWritten(canonical, ".")).toBe(want);
});

test("a comma is the decimal mark where it is", () => {
  expect(asWritten("1.5+2", ",")).toBe("1,5 + 2");
});

test.each([
  "2 e 3",
  "2sqrt(1.5*6)-10%",
  "sin(30)^2",
  "8 nCr 2",
  "log_2 8",
  "(1/3)*3",
  "|2-5|",
  "-(2)+3",
  "2e3",
])("%s written for people comes to the same", (text) => {
  const [one, other] = [text, asWritten(neutral(text), ".")].map((each) => evaluateArithmetic(each));
  expect(other?.kind === "value" ? other.text : other).toBe(one?.kind === "value" ? one.text : one);
});

function neutral(text: string): string {
  const read = evaluateArithmetic(text);
  return read.kind === "value" ? read.expression : text;
}

const line = (canonical: string): Calculation => ({ canonical, result: "1", isInRadians: false });

test("what is worked out again comes to the top, with what was said of it", () => {
  const column = { count: 2, average: "1", unread: [] };
  const tape = [line("a"), { ...line("1+0"), column }];
  expect(withLine(tape, line("1+0"))).toEqual([{ ...line("1+0"), column }, line("a")]);
});

test("a tape is no longer than people look back", () => {
  const tape = Array.from({ length: longestTape }, (_, index) => line(`${index}`));
  expect(withLine(tape, line("new"))).toHaveLength(longestTape);
});
