import { expect, test } from "vitest";
import { foundRoutes, replyTo } from "./search-line.ts";

/** Lines that say nothing of what tells a calculator's pages apart: the degree of a theft, the level of a felony. */
test.each([
  ["en", "theft of $50 oregon"],
  ["en", "oregon theft $50"],
  ["en", "theft oregon $12000"],
  ["en", "felony indiana 3 years"],
  ["en", "indiana felony 6 years"],
  ["en", "nc felony 2 prior points"],
  ["es", "hurto de $50 oregon"],
  ["es", "delito grave indiana 3 años"],
  ["zh", "俄勒冈 盗窃 50美元"],
  ["ar", "سرقة 50 دولار أوريغون"],
])("in %s, %s is about none of the pages that settle it", async (language, line) => {
  const { answer, incomplete } = await replyTo(language, line);
  const { variant } = answer?.page ?? incomplete?.page ?? {};
  expect(Object.keys(variant?.fixed ?? {})).toEqual([]);
});

/** A number in a page's title is no figure of another page. */
test.each([
  ["en", "theft 2 oregon", "legal/oregon/theft-2nd-degree"],
  ["en", "theft 3 oregon", "legal/oregon/theft-3rd-degree"],
  ["en", "theft 2", "legal/oregon/theft-2nd-degree"],
  ["en", "theft 2 oregon max fine", "legal/oregon/theft-2nd-degree"],
])("in %s, %s has no amount of money", async (language, line, route) => {
  expect(await replyTo(language, line)).toEqual({ answer: undefined, incomplete: undefined });
  expect((await foundRoutes(language, line))[0]).toBe(route);
});
