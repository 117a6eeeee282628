import { expect, test } from "vitest";
import { foundRoutes, replyTo } from "./search-line.ts";

/** Any credit line could be meant, and none on a home is said. */
test.each([
  ["en", "line of credit 20000 8%"],
  ["es", "línea de crédito 20000 8%"],
  ["es", "linea de credito por 150,000 al 12%"],
  ["ar", "خط ائتمان 20000 8%"],
])("in %s, %s finds a page and has no answer", async (language, line) => {
  expect(await replyTo(language, line)).toEqual({ answer: undefined, incomplete: undefined });
  expect((await foundRoutes(language, line))[0]).toBe("finance/heloc");
});
