import { describe, expect, test } from "vitest";
import { answerTo } from "./asked-line.ts";

/** A line, the main figure that must answer it, and where that figure comes from. */
type Case = readonly [line: string, figure: string, source: string];

const arithmetic = "arithmetic";
const nist = "NIST SP 811, appendix B";
const annuity = "payment of 300,000 over 360 months at 0.5% a month: 1,798.65";

const cases: Readonly<Record<string, readonly Case[]>> = {
  en: [
    ["15% of 80", "12", arithmetic],
    ["what is 15% of 80?", "12", arithmetic],
    ["15 + 3", "18", arithmetic],
    ["(1+2)*3", "9", arithmetic],
    ["2^10", "1,024", arithmetic],
    ["80 + 15%", "92", arithmetic],
    ["0.1+0.2", "0.3", arithmetic],
    ["what percent of 80 is 12", "15%", arithmetic],
    ["25% off 80", "60", arithmetic],
    ["5 ft 11 in cm", "180.34 cm", nist],
    ["convert 10 miles to km", "16.09344 km", nist],
    ["how many ounces in a pound", "16 oz", nist],
    ["10 mpg in l/100km", "23.52145833 L/100 km", nist],
    ["2 acres in m2", "8,093.712845 m²", nist],
    ["5 acres in mu", "30.35142317 mu", "15 mu are a hectare; an acre is 4,046.8564224 m²"],
    ["bmi 180 lb 5'11\"", "25.1", "CDC: 703 × 180 ÷ 71²"],
    ["mortgage 300k 6% 30 years", "$1,798.65", annuity],
    ["hipoteca 300000 6% 30", "$1,798.65", annuity],
    ["tip 18% on 64", "$11.52", arithmetic],
    ["square root of 144", "12", arithmetic],
    ["1:30 + 2:45", "4 h 15 min", arithmetic],
    ["9am to 5:30pm", "8 h 30 min", arithmetic],
    ["1 mar 2024 + 90 days", "May 30, 2024 at 12:00 AM", "calendar"],
    ["loan 20000 8% 5 years", "$405.53", "payment of 20,000 over 60 months at 8% a year"],
  ],
  es: [
    ["15% de 80", "12", arithmetic],
    ["5 acres en mu", "30.35142317 mu", nist],
    ["imc 82 kg 1,80 m", "25.3", "82 ÷ 1.8²"],
    ["propina 18% de 64", "$11.52", arithmetic],
  ],
  zh: [
    ["80的15%", "12", arithmetic],
    ["5英亩等于多少亩", "30.35142317 亩", nist],
    ["bmi 82公斤 180厘米", "25.3", "82 ÷ 1.8²"],
    ["房贷 300000 6% 30年", "US$1,798.65", annuity],
  ],
  ar: [
    ["15% من 80", "12", arithmetic],
    ["5 فدان إلى هكتار", "2.100416667 هكتار", "a feddan is 4,200.83 m²"],
    ["كتلة الجسم 82 كغ 180 سم", "25.3", "82 ÷ 1.8²"],
  ],
};

describe.each(Object.entries(cases))("a line in %s", (language, lines) => {
  test.each(lines)("%s", async (line, figure) => {
    const answer = await answerTo(language, line);
    expect(plain(answer?.figure ?? "")).toBe(figure);
  });
});

/** Without the marks that set directions and keep amounts together. */
function plain(text: string): string {
  return text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, "").replaceAll(/[\u00a0\u202f]/g, " ");
}

test.each(["bac", "mortgage", "tip", "how do I use this"])("%s asks for nothing", async (line) => {
  expect(await answerTo("en", line)).toBeUndefined();
});
