import { expect, test } from "vitest";
import { answerTo } from "./search-line.ts";

/** Of countries that group with dots; arithmetic. */
test.each([
  ["cuanto es el 19% de iva de 250.000", "47,500"],
  ["19% de 1.250", "237.5"],
  ["1.250 + 19%", "1,487.5"],
  ["25% de descuento en 1.200", "900"],
  ["1.500 metros en km", "1.5 km"],
  ["19% de 1.25", "0.2375"],
  ["19% de 0.250", "0.0475"],
  // Rates are written with three digits too.
  ["6.250% de 1000", "62.5"],
  ["7.500 por ciento de 200", "15"],
])("in Spanish, a dot before three digits that end in 0 groups: %s", async (line, figure) => {
  expect((await answerTo("es", line))?.result.replaceAll("\u00a0", " ")).toBe(figure);
});

test("in English a dot never groups", async () => {
  expect((await answerTo("en", "19% of 1.250"))?.result).toBe("0.2375");
});

/** An apostrophe of millions, and the decimal mark of Arabic digits before a word of magnitude; arithmetic. */
test.each([
  ["es", "1'200,000 entre 12", "100,000"],
  ["es", "1'200,000.50 + 1", "1,200,001.5"],
  ["es", "2'000,000 x 3", "6,000,000"],
  ["es", "1'500 entre 3", "500"],
  ["es", "1'200 millones entre 2", "600,000,000"],
  ["ar", "١٫٢ مليون ÷ ٣", "400,000"],
  ["ar", "١٫٥ ألف + ١", "1,501"],
  ["ar", "١٬٢٠٠ ألف ÷ ٢", "600,000"],
])("in %s, marks of many digits and of few: %s", async (language, line, figure) => {
  expect((await answerTo(language, line))?.result).toBe(figure);
});

// P × r ÷ (1 − (1 + r)⁻ⁿ), by Python's decimal.
test.each([
  ["es", "préstamo 1'200,000 a 5 años al 12%", "$26,693.34"],
  ["ar", "قرض ١٫٥ مليون 10 سنوات 5%", "15,909.83 دولار"],
])("in %s, the payment of a loan of millions: %s", async (language, line, figure) => {
  expect((await answerTo(language, line))?.result.replaceAll("\u00a0", " ")).toContain(figure);
});

// The exact sizes of units; كم after an unknown word asks how many, and is no kilometer.
test.each([
  ["50 كيلو متر مربع كم هكتار", "5,000 هكتار"],
  ["2 كيلو متر مربع كم متر مربع", "2,000,000 م²"],
  ["50 كيلو متر مربع بالهكتار", "5,000 هكتار"],
  ["10 ميل كم كيلو متر", "16.09344 كم"],
  ["100 يارد كم متر", "91.44 م"],
  ["3 دونمات كم متر مربع", "3,000 م²"],
  ["10 شقق كم متر", undefined],
])("in Arabic, a kilometer in two words and كم: %s", async (line, figure) => {
  expect((await answerTo("ar", line))?.result.replaceAll("\u00a0", " ")).toBe(figure);
});

// Twins are two children of 3,600 a year for three years; a tank and what is burned an hour keep their places.
test("in Chinese, twins count twice and a tank is no consumption", async () => {
  expect((await answerTo("zh", "双胞胎育儿补贴2025年6月"))?.result).toBe("¥21,600.00");
  expect((await answerTo("zh", "油箱200升每小时40升能跑多远"))?.texts ?? {}).not.toMatchObject({
    fuel_on_board: "40 liter",
  });
});
