import { describe, expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const ask = async (...words: readonly string[]): ReturnType<typeof runTerminal> =>
  runTerminal(words, "2026-11-23");

describe("a question in a line", () => {
  test("is answered, with its working and the line that gives it in full", async () => {
    const { code, out, notes } = await ask("15% of 80");
    expect({ code, notes }).toEqual({ code: 0, notes: "" });
    expect(out).toBe(
      "15% of 80 is 12.\n  80 × 15% = 12\n\nplainsum math/percentage --question part --rate 15% --number 80\n",
    );
  });

  test("needs no quotes", async () => {
    const { code, out } = await ask("5", "acres", "in", "mu");
    expect(code).toBe(0);
    expect(out).toContain("30.35142317\u00a0mu");
    expect(out).toContain("plainsum conversion/area-converter --amount '5 acre' --in converted=mu");
  });

  test.each([
    { line: ["-5 + 3"], want: "The result is \u22122." },
    { line: ["-5 in 16 bit two's complement"], want: "1111\u00a01111\u00a01111\u00a01011" },
    { line: ["-12", "ft", "in", "m"], want: "\u22123.6576" },
  ])("may begin with a number below zero: $line", async ({ line, want }) => {
    const { code, out, notes } = await ask(...line);
    expect({ code, notes }).toEqual({ code: 0, notes: "" });
    expect(out).toContain(want);
  });

  test.each([
    { line: "3/4-1/6", want: "0.583333333333" },
    { line: "7/8-1/2", want: "0.375" },
  ])("may be fractions alone, which are no name of a calculator: $line", async ({ line, want }) => {
    const { code, out } = await ask(line, "--locale", "zh");
    expect(code).toBe(0);
    expect(out).toContain(want);
  });

  test("is read in the language asked for", async () => {
    expect((await ask("15% de 80", "--locale", "es")).out).toContain("El 15% de 80 es 12.");
  });

  test("a program gets one object", async () => {
    const printed: unknown = JSON.parse((await ask("15% of 80", "--json")).out);
    expect(printed).toMatchObject({
      status: "answered",
      figure: "12",
      calculator: "math/percentage",
      inputs: { question: "part", rate: "15%", number: "80" },
    });
  });

  test("a charge with its place is listed with its class and what fills its page in", async () => {
    const { code, notes } = await ask("north carolina simple assault");
    expect(code).toBe(2);
    expect(notes).toContain("legal/north-carolina/assault --offense simple");
    expect(notes.replaceAll(/\s+/g, " ")).toContain("class 2 misdemeanor");
  });

  test("that nothing answers names calculators that may", async () => {
    const { code, out, notes } = await ask("mortgage of my 2 friends");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(notes).toContain("finance/mortgage");
  });
});

// 64 × 20% is 12.80; 80 ÷ 1.8² is 24.69; √50 is 7.0710678….
test.each([
  { line: "tip 64 20%", want: "Leave a tip of $12.80." },
  { line: "finance/tip 64 20%", want: "Leave a tip of $12.80." },
  { line: "bmi 80kg 180cm", want: "Your BMI is 24.7." },
  { line: "square-root 50", want: "The square root of 50 is about 7.07106781" },
  { line: "loan 20000 8% 5 years", want: "You pay $405.53 a month." },
])("words behind the name of a calculator are a line: $line", async ({ line, want }) => {
  const { code, out } = await runTerminal(line.split(" "), "2026-11-26");
  expect(code).toBe(0);
  expect(out).toContain(want);
});

test("words that its page does not answer ask for flags", async () => {
  const { code, notes } = await runTerminal(["basic", "x+1"], "2026-11-26");
  expect(code).toBe(2);
  expect(notes).toContain("Write --calculation x+1.");
});
