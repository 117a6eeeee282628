import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pageWeight } from "../weight/page-weight.ts";
import { builtPages, root } from "./setup/built-site.ts";
import { calculatorPages } from "./setup/pages.ts";

/** Bytes a calculator page may load by itself; the goal is 20,000, which mortgage in Spanish, Chinese and Arabic misses. */
const loadBudget = 21_900;
/**
 * Bytes once form and answer are in use: React, which comes when a visitor reaches for the form, is 58,000 of them.
 * The goal is 95,000.
 */
const inUseBudget = 115_700;
/** Bytes with the pictures, tables and steps below, which come when they are nearly on the screen. */
const wholeBudget = 127_500;
const client = join(root, "dist/client");
const calculators = new Set(calculatorPages.map(({ address }) => address));

describe("brotli bytes", () => {
  test.each(builtPages.filter(({ address }) => calculators.has(address)))(
    "$address stays within the budget",
    ({ file }) => {
      const { html, css, script, inUse, near } = pageWeight(client, file);
      expect(html + css + script).toBeLessThanOrEqual(loadBudget);
      expect(inUse).toBeLessThanOrEqual(inUseBudget);
      expect(inUse + near).toBeLessThanOrEqual(wholeBudget);
    },
  );

  // The first page finds the visitor's language, the search page searches, and a post may hold a calculator.
  test.each(
    builtPages.filter(
      ({ address }) => !calculators.has(address) && !/^\/$|\/search$|^\/blog\//.test(address),
    ),
  )("$address loads no script", ({ file }) => {
    expect(pageWeight(client, file).script).toBe(0);
  });
});
