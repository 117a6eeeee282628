import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstOfEach } from "../setup/first-of-each.ts";
import { useVisitor } from "./setup/browser.ts";
import { readBuilt } from "./setup/built-site.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";
import { everyPage } from "./setup/sampled-pages.ts";

const address = "/en/finance/mortgage";
/** A price, and what a loan of it less the example's down payment costs a month: 475,000 at 6.5% over 30 years. */
const price = "555000";
const payment = "$3,002.32";

const missingWords = "**/assets/static/*.json";

/** How many are looked at together. */
const together = 3;

describe("a page of which something does not come", () => {
  const { visit } = useVisitor();

  test("answers what is typed, or shows no answer and says so; and answers once all is there", async () => {
    const assets = await visit(address, async (page) => {
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      return page.evaluate(() => [
        ...new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)),
      ]);
    });
    expect(assets.length).toBeGreaterThan(20);
    const found: string[] = [];
    const waiting = everyPage ? [...assets] : everyOther(oneOfThoseThatRunTogether(assets));
    const lookOn = async (): Promise<void> => {
      for (let asset = waiting.pop(); asset !== undefined; asset = waiting.pop())
        found.push(...(await troublesWithout(asset)));
    };
    await Promise.all(Array.from({ length: together }, lookOn));
    expect(found).toEqual([]);
  }, 240_000);

  async function troublesWithout(asset: string): Promise<readonly string[]> {
    return visit("/en/privacy", async (page) => {
      const missing = `**${asset}`;
      await page.route(missing, async (route) => route.abort());
      await page.goto(address);
      await field(page, "home_price").fill(price);
      const first = await eventually(
        () => standing(page),
        (each) => each !== "stale",
      );
      await page.unroute(missing);
      if (first === "stale") return [`${asset}: an answer to something else`];
      // Without the page's first scripts nobody is there to try again: the page says to load it anew.
      const [entry = ""] = await page
        .locator("script[src]")
        .evaluateAll((scripts) => scripts.map((script) => script.getAttribute("src") ?? ""));
      const isFirst = scriptsFor(entry.slice(1)).has(asset.slice(1));
      const then = await onceTheNetworkIsBack(page, isFirst ? ["answered", "said"] : ["answered"]);
      return then === undefined ? [] : [`${asset}: ${then} when it is there`];
    });
  }

  /**
   * Tells the page that its network is back, and again where it does not stand as it may: the styles say that there is no
   * answer after a moment, on a busy machine before the browser has given the missing code up, and then nobody listens yet.
   * How it stands, where it may not.
   */
  async function onceTheNetworkIsBack(page: Page, right: readonly Standing[]): Promise<Standing | undefined> {
    let now = await standing(page);
    for (let told = 0; told < 2 && now !== "answered"; told++) {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      now = await eventually(
        () => standing(page),
        (each) => right.includes(each),
      );
    }
    return right.includes(now) ? undefined : now;
  }

  test("holds no press for ever", async () => {
    await visit("/en/privacy", async (page) => {
      await page.route(missingWords, async (route) => route.abort());
      await page.goto(address);
      const fifteen = page.getByRole("button", { name: "15", exact: true });
      // The first press brings the page anew; where that has not helped, the next is told so.
      const isSaid = async (): Promise<boolean> => {
        await fifteen.click();
        await page.waitForTimeout(2000);
        return (await standing(page)) === "said";
      };
      expect(await eventually(isSaid, Boolean)).toBe(true);
      await page.unroute(missingWords);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await page.locator("#calculator[data-ready]").waitFor();
      await expect.poll(() => field(page, "years").inputValue()).toBe("30");
      await fifteen.click();
      await expect.poll(() => field(page, "years").inputValue()).toBe("15");
    });
  });
});

/** Whether the page answers what was typed, or shows no figure and says why; else what it shows is stale. */
type Standing = "answered" | "said" | "stale";

async function standing(page: Page): Promise<Standing> {
  const seen = page.evaluate((figure) => {
    const isSeen = (part: Element): boolean => part.checkVisibility({ visibilityProperty: true });
    const answers = [...document.querySelectorAll("#result .answered, .answer-figures")].filter(isSeen);
    if (answers.some((part) => part.textContent.includes(figure))) return "answered";
    const isSaid = [...document.querySelectorAll(".not-awake")].some(isSeen);
    return answers.length === 0 && isSaid ? "said" : "stale";
  }, payment);
  // A page that is being loaded anew shows nothing yet.
  return seen.catch(() => "stale");
}

/** Of scripts that the page runs only together, so that without one of them it has none, the first; and what is no script. */
function oneOfThoseThatRunTogether(assets: readonly string[]): readonly string[] {
  const scripts = assets.filter((asset) => asset.endsWith(".js")).map((asset) => asset.slice(1));
  const imported = scripts.flatMap((script) => importsOf(script, staticImport));
  const late = scripts.flatMap((script) => importsOf(script, lateImport));
  const begun = scripts.filter((script) => late.includes(script) || !imported.includes(script));
  return firstOfEach(assets, (asset) =>
    asset.endsWith(".js") ? begun.filter((script) => scriptsFor(script).has(asset.slice(1))).join() : asset,
  );
}

/** As they come, from the first on, which nothing goes without. */
function everyOther<T>(list: readonly T[]): T[] {
  return list.filter((_, index) => index % 2 === 0);
}

const staticImport = /\b(?:from|import)"([^"]+\.js)"/g;
const lateImport = /\bimport\([`"']([^`"']+\.js)[`"']\)/g;

/** The scripts that a built script names in this way. */
function importsOf(script: string, kind: RegExp): readonly string[] {
  return [...readBuilt(script).matchAll(kind)].map(([, path = ""]) => join(dirname(script), path));
}

/** A built script and those it cannot run without. */
function scriptsFor(script: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(script)) return known;
  known.add(script);
  for (const needed of importsOf(script, staticImport)) scriptsFor(needed, known);
  return known;
}
