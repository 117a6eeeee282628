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
