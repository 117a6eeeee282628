import { describe, expect, test } from "vitest";
import { runTerminal } from "../setup/terminal.ts";

const written = async (line: string): Promise<readonly string[]> => {
  const { out } = await runTerminal(line.split(" "), "2026-11-21");
  return out.split("\n");
};

describe("--steps and a form prints the working alone", () => {
  test("as text: a line an equation, with the words of each step and the answer", async () => {
    expect(await written("finance/mortgage --steps text")).toEqual([
      "1. Subtract the down payment from the price.",
      "   Amount borrowed = $400,000.00 − $80,000.00 = $320,000.00",
      "",
      "2. Divide the annual rate by 12, and count the monthly payments.",
      "   Monthly interest rate = 6.5% ÷ 12 ≈ 0.541667%",
      "   Number of monthly payments = 30 years = 360 months",
      "",
      "3. Find the equal monthly payment that pays off the loan with interest: it is P × i ÷ (1 − (1 + i)^(−n)) for a loan P at the rate i a month in n payments.",
      "   Principal and interest = $320,000.00 × 0.541667% ÷ (1 − (1 + 0.541667%)^(−360)) ≈ $2,022.62",
      "",
      "4. Divide yearly costs by 12, and add everything you pay each month.",
      "   Property tax per month = $4,800.00 ÷ 12 = $400.00",
      "   Home insurance per month = $2,000.00 ÷ 12, rounded to 2 decimal places = $166.67",
      "   Total per month = $2,022.62 + $400.00 + $166.67 = $2,589.29",
      "",
      "5. Follow the payment schedule to its last month, and add up its interest.",
      "   Total interest = $1,733.33 + $1,731.77 + … + $10.88 = $408,140.64",
      "",
      "Each month you pay $2,589.29.",
      "",
    ]);
    expect(await written("math/basic --calculation 19.99*3+4.5 --steps text")).toContain(
      "   19.99 × 3 = 59.97",
    );
    expect(await written("math/basic --calculation rent=1250;rent*12 --steps text")).toContain(
      "   1,250 × 12 = 15,000",
    );
  });

  test("for LaTeX: its orders for fractions, roots, powers and signs, its marks escaped", async () => {
    const mortgage = await written("finance/mortgage --steps=latex");
    expect(mortgage[0]).toBe("% \\usepackage{amsmath}");
    expect(mortgage).toContain(
      "3. Find the equal monthly payment that pays off the loan with interest: it is P $\\times$ i $\\div$ (1 $-$ (1 + i)\\textasciicircum{}($-$n)) for a loan P at the rate i a month in n payments.",
    );
    expect(mortgage).toContain(
      "  \\text{Principal and interest} &= \\frac{\\$320{,}000.00 \\times 0.541667\\%}{1 - {\\left(1 + 0.541667\\%\\right)}^{-360}} \\\\",
    );
    expect(await written("math/triangle-area/three-sides --steps latex")).toContain(
      "  \\text{Area} &= \\frac{\\sqrt{42 \\times 16 \\times 14 \\times 12}}{4} \\\\",
    );
    expect(await written("health/bmi --height 5'7 --weight 154lb --steps latex")).toContain(
      "  \\text{Height in meters} &= 5' 7''\\text{ in }\\text{m} \\\\",
    );
    expect(await written("math/basic --calculation log2(8)+2^0.5 --steps latex")).toContain(
      "  \\operatorname{log}_{2} 8 &= 3 \\\\",
    );
    expect((await written("finance/mortgage --steps latex --locale zh"))[0]).toContain("ctex");
  });

  test("as MathML: one formula that a word processor takes from plain text", async () => {
    const [formula = "", end] = await written("math/triangle-area/three-sides --steps mathml");
    expect(formula).toMatch(
      /^<math xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML" display="block" dir="ltr">/u,
    );
    expect(formula).toContain(
      "<mtext>Area</mtext><mo>=</mo><mfrac><msqrt><mrow><mrow><mrow><mn>42</mn><mo>×</mo><mn>16</mn></mrow><mo>×</mo><mn>14</mn></mrow><mo>×</mo><mn>12</mn></mrow></msqrt><mn>4</mn></mfrac><mo>=</mo><mn>84</mn>",
    );
    expect(end).toBe("");
  });

  // Without them "=" and the figures behind an Arabic name would run from right to left as it does.
  test("formulas run from left to right in Arabic, and their words as Arabic does", async () => {
    expect(await written("math/binary --steps text --locale ar")).toContain(
      "   \u2066\u2068الجزء الصحيح من أرقامه\u2069 = \u206864\u2069 + \u206832\u2069 + \u20684\u2069 = \u2068100\u2069\u2069",
    );
  });

  test("another form is refused by name", async () => {
    const { notes, code } = await runTerminal(["finance/tip", "--steps", "pdf"], "2026-11-21");
    expect(code).toBe(2);
    expect(notes).toContain("There is no working as “pdf”. There are text, latex, mathml.");
  });
});
