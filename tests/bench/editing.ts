import { chromium, type Page } from "playwright-core";
import { assert } from "../../generator/runtime/assert.ts";
import { findChromium } from "../run/chromium.js";
import { chromiumArguments } from "../setup/chromium-arguments.ts";
import { editSite, type SiteWhileEditing } from "../setup/site-while-editing.ts";
import { median, type Measurement } from "./measurement.ts";

const rounds = 5;
/** What every edit is promised. */
const goal = 1;
/** What the first page is promised. */
const startGoal = 10;

/**
 * `npm run dev`: seconds from its start to a calculator at work, where no other start was before; and from a saved file
 * to what the browser shows, in the calculator that takes longest to draw.
 */
export async function measureEditing(root: string): Promise<readonly Measurement[]> {
  const found = await findChromium(root);
  assert("path" in found, "reason" in found ? found.reason : "a Chromium is there");
  const browser = await chromium.launch({ executablePath: found.path, args: [...chromiumArguments] });
  const site = await editSite(root);
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/en/finance/mortgage`);
    await page.locator("#calculator[data-ready]").waitFor();
    const start = (performance.now() - site.startedAt) / 1000;
    const first = await showWords(site, page, 0);
    const words: number[] = [];
    const figures: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      words.push(await showWords(site, page, round));
      figures.push(await showFigure(site, page, round));
    }
    return [
      { what: "dev: the first page at work, from the start", value: start, unit: "s", goal: startGoal },
      { what: "dev: the first edit shown in the browser", value: first, unit: "s", goal },
      { what: `dev: words edited, the middle of ${rounds}`, value: median(words), unit: "s", goal },
      { what: `dev: a figure edited, the middle of ${rounds}`, value: median(figures), unit: "s", goal },
      {
        what: `dev: the slowest of all ${rounds * 2 + 1}`,
        value: Math.max(first, ...words, ...figures),
        unit: "s",
        goal,
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

function showWords(site: SiteWhileEditing, page: Page, round: number): Promise<number> {
  return secondsUntil(
    page,
    () => site.edit("finance/mortgage/en.yaml", /^title: .*$/m, `title: Edit ${round}`),
    `Edit ${round}`,
  );
}

function showFigure(site: SiteWhileEditing, page: Page, round: number): Promise<number> {
  return secondsUntil(
    page,
    () => site.edit("finance/mortgage/calculator.yaml", /default: 4\d\d_000/, `default: 40${round}_000`),
    `$40${round},000`,
  );
}

async function secondsUntil(page: Page, edit: () => void, text: string): Promise<number> {
  // An author reads what came of the last edit before the next.
  await page.waitForTimeout(1000);
  const started = performance.now();
  edit();
  await page.waitForFunction((wanted) => document.body.textContent.includes(wanted), text, { polling: 10 });
  return (performance.now() - started) / 1000;
}
