import { describe, expect, test } from "vitest";
import {
  press,
  typedBehind,
  withAnswer,
  type TypedExpression,
  type WritingKey,
} from "../../../site/fields/keypad-keys.ts";

/** The field with its caret as `|`, or its selection between two of them. */
function typed(shown: string): TypedExpression {
  const start = shown.indexOf("|");
  const end = shown.lastIndexOf("|");
  return { text: shown.replaceAll("|", ""), start, end: end === start ? start : end - 1 };
}

function marked({ text, start }: TypedExpression): string {
  return `${text.slice(0, start)}|${text.slice(start)}`;
}

const plus: WritingKey = { kind: "insert", text: "+" };

test.each<[WritingKey, string, string]>([
  [plus, "2|", "2+|"],
  [plus, "2|3", "2+|3"],
  [plus, "2|34|5", "2+|5"],
  [{ kind: "backspace" }, "12|3", "1|3"],
  [{ kind: "backspace" }, "|3", "|3"],
  [{ kind: "backspace" }, "2+asin(|", "2+|"],
  [{ kind: "backspace" }, "8 nCr |2", "8|2"],
  [{ kind: "backspace" }, "1|23|", "1|"],
  [{ kind: "clear" }, "1+|2", "|"],
])("%j on %s gives %s", (key, given, want) => {
  expect(marked(press(key, typed(given)))).toBe(want);
});

describe("the sign key", () => {
  test.each([
    ["5", "-5"],
    ["2+3", "-(2+3)"],
    ["(2)+(3)", "-((2)+(3))"],
    ["1.5", "-1.5"],
  ])("turns %s into %s and back", (given, turned) => {
    const there = press({ kind: "sign" }, typed(`${given}|`));
    expect(there.text).toBe(turned);
    expect(press({ kind: "sign" }, there).text).toBe(given);
  });

  test("takes two fenced numbers for no fence around the whole", () => {
    expect(press({ kind: "sign" }, typed("-(2)+(3)|")).text).toBe("-(-(2)+(3))");
  });
});

test.each([
  { given: "ans×3", answer: "42", want: "42×3" },
  { given: "2+Ans", answer: "(1÷3)", want: "2+(1÷3)" },
  { given: "means", answer: "42", want: "means" },
  { given: "ans", answer: undefined, want: "ans" },
])("$given after $answer is $want", ({ given, answer, want }) => {
  expect(withAnswer(given, answer)).toBe(want);
});

test.each([
  { settled: "36", line: "365", want: "5" },
  { settled: "36", line: "36(", want: "(" },
  { settled: "36", line: "36s", want: "s" },
  { settled: "36", line: "36√", want: "√" },
  { settled: "36", line: "36½", want: "½" },
  { settled: "36", line: "36+", want: "36+" },
  { settled: "36", line: "36!", want: "36!" },
  { settled: "36", line: "36m", want: "36m" },
  { settled: "36", line: "36 of", want: "36 of" },
  { settled: "36", line: "3", want: "3" },
  { settled: "36", line: "356", want: "356" },
  { settled: undefined, line: "365", want: "365" },
])("$line behind the result $settled is $want", ({ settled, line, want }) => {
  expect(typedBehind(settled, line)).toBe(want);
});
