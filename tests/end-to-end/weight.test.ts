import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  nextWeight,
  pageWeight,
  searchWeight,
  servedNextWeight,
  servedWeight,
  type PageWeight,
} from "../weight/page-weight.ts";
import { locales } from "../../generated/catalog.ts";
import { builtPages, root } from "./setup/built-site.ts";
import { calculatorPages } from "./setup/pages.ts";

/** Bytes a calculator page may load by itself. No text is cut for bytes. */
const loadBudget = 26_200;
/** Bytes once form and answer are in use, with the face of figures, the words and the styles that came with the page before. */
const inUseBudget = 161_600;
/**
 * Bytes with the pictures, tables and steps below, which come when they are nearly on the screen, and with what is only
 * fetched when it is asked for: comparing, keeping, writing over the answer, its curve.
 */
const wholeBudget = 211_000;
/** Bytes that the next calculator of the same visit loads to be read. */
const nextReadBudget = 12_500;
/** Bytes of the script on pages without a calculator. */
const wakeBudget = 1_000;
/** Bytes a search box loads when it is touched, its index in them. */
const searchBudget = 75_000;
/**
 * The same with what answers, which comes with the first line that may have an answer; besides the calculator that does.
 * Calculators answer with the same code, which a visitor who opens the answer's page has then.
 */
const answeringBudget = 89_300;
/** Bytes of both on the page of a calculator in use, which has most of that code. */
const besideCalculatorBudget = 59_600;
/** A plain calculator that a visit begins with. */
const firstOfVisit = "finance/tip";
const budgets = [
  ["loaded", loadBudget],
  ["in use", inUseBudget],
  ["with everything", wholeBudget],
] as const;
const client = join(root, "dist/client");
const calculators = new Set(calculatorPages.map(({ address }) => address));

describe("brotli bytes", () => {
  test.each(builtPages.filter(({ address }) => calculators.has(address)))(
    "$address stays within the budget",
    ({ file }) => {
      const served = weigh(servedWeight(client, file));
      const isWithin = budgets.every(([name, limit]) => served[name] <= limit);
      const weight = isWithin ? served : weigh(pageWeight(client, file));
      for (const [name, limit] of budgets) expect(weight[name], name).toBeLessThanOrEqual(limit);
    },
  );

  test.each(calculatorPages.filter(({ route }) => route !== firstOfVisit))(
    "$address loads little as the next page of a visit",
    ({ address, locale }) => {
      const pages = [fileOf(address), fileOf(`/${locale}/${firstOfVisit}`)] as const;
      const served = servedNextWeight(client, ...pages).read;
      const read = served <= nextReadBudget ? served : nextWeight(client, ...pages).read;
      expect(read).toBeLessThanOrEqual(nextReadBudget);
    },
  );

  // The first page finds the visitor's language, the search page answers what its address asks, a post may hold a calculator, a frame does.
  test.each(
    builtPages.filter(
      ({ address }) => !calculators.has(address) && !/^\/$|\/search$|^\/(?:blog|embed)\//.test(address),
    ),
  )("$address loads no script but what wakes the search box", ({ file }) => {
    expect(servedWeight(client, file).script).toBeLessThanOrEqual(wakeBudget);
  });

  test.each(locales.map(({ id }) => id))("the search box of %s answers within its budget", (language) => {
    const { touched, answering } = searchWeight(client, `${language}/index.html`, language);
    expect(touched).toBeGreaterThan(10_000);
    expect(touched).toBeLessThanOrEqual(searchBudget);
    expect(answering).toBeGreaterThan(touched);
    expect(answering).toBeLessThanOrEqual(answeringBudget);
    const beside = searchWeight(client, fileOf(`/${language}/${firstOfVisit}`), language);
    expect(beside.answering).toBeLessThanOrEqual(besideCalculatorBudget);
  });
});

function fileOf(address: string): string {
  return `${address.slice(1)}/index.html`;
}

function weigh({
  html,
  css,
  font,
  script,
  inUse,
  near,
}: PageWeight): Record<(typeof budgets)[number][0], number> {
  return { loaded: html + css + font + script, "in use": inUse, "with everything": inUse + near };
}
