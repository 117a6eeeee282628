import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { assert } from "../../generator/runtime/assert.ts";
import { serveSite } from "../../site/serve/server.ts";
import { findChromium } from "../run/chromium.js";
import { chromiumArguments } from "../setup/chromium-arguments.ts";
import { median, type Measurement } from "./measurement.ts";

/** The calculator with the most to draw, one of the least, and one that shows every unit; keys go to the end of the text. */
const pages = [
  { route: "finance/mortgage", input: "annual_rate" },
  { route: "finance/tip", input: "bill" },
  { route: "conversion/area-converter", input: "amount" },
];
const rounds = 3;
/** How many times slower the processor is made: a cheap phone beside this machine. */
const slowdown = 4;
const firstKey = "5";
const laterKeys = ["Backspace", "4", "Backspace", "7", "Backspace", "3"];
/** A quick typist's pause between keys, in milliseconds. */
const pause = 220;
const port = 47_000;

/** What a visitor with a cheap phone waits for: milliseconds from a key to the answer painted. */
export async function measureResponsiveness(root: string): Promise<readonly Measurement[]> {
  const found = await findChromium(root);
  assert("path" in found, "reason" in found ? found.reason : "a Chromium is there");
  const server = await serveSite(join(root, "dist/client"), port);
  const browser = await chromium.launch({ executablePath: found.path, args: [...chromiumArguments] });
  try {
    const measured: Measurement[] = [];
    for (const { route, input } of pages) {
      const first: number[] = [];
      const later: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const [one = Number.NaN, ...others] = await typeInto(browser, `${server.url}/en/${route}`, input);
        first.push(one);
        later.push(...others);
      }
      measured.push(
        { what: `${route}: first key of a page just opened`, value: median(first), unit: "ms", goal: 400 },
        { what: `${route}: a later key, the middle of ${later.length}`, value: median(later), unit: "ms" },
        { what: `${route}: the slowest later key`, value: Math.max(...later), unit: "ms", goal: 100 },
      );
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens the page anew and types; milliseconds from each key to the paint of its answer. */
async function typeInto(browser: Browser, address: string, input: string): Promise<readonly number[]> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(noteAnswers);
    await page.goto(address, { waitUntil: "load" });
    const field = page.locator(`#field-${input}`);
    await field.focus();
    await page.keyboard.press("End");
    const first = await timeOfKey(page, firstKey);
    // What is still being drawn is the first key's, not the next one's.
    await page.waitForTimeout(2000);
    const later: number[] = [];
    for (const key of laterKeys) {
      later.push(await timeOfKey(page, key));
      await page.waitForTimeout(pause);
    }
    return [first, ...later];
  } finally {
    await context.close();
  }
}

async function timeOfKey(page: Page, key: string): Promise<number> {
  await page.evaluate(() => Object.assign(globalThis, { answered: undefined }));
  await page.keyboard.press(key);
  const taken = await page.waitForFunction((): unknown => Reflect.get(globalThis, "answered"), undefined, {
    polling: 20,
  });
  const time: unknown = await taken.jsonValue();
  assert(typeof time === "number", "the page notes its times as numbers");
  return time;
}

/** Runs in the page: notes how long after a key the answer was painted. */
function noteAnswers(): void {
  let pressed = 0;
  addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
  const watch = new MutationObserver(() => {
    const at = pressed;
    if (at === 0) return;
    pressed = 0;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.addEventListener("message", () =>
        Object.assign(globalThis, { answered: performance.now() - at }),
      );
      painted.port1.start();
      painted.port2.postMessage(undefined);
    });
  });
  addEventListener("DOMContentLoaded", () => {
    // A converter's figure is a field, which only its value tells of.
    const figure = document.querySelector("#result data, .converter-result data");
    if (figure !== null)
      watch.observe(figure, { attributes: true, characterData: true, childList: true, subtree: true });
  });
}
