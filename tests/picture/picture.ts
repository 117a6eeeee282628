/**
 * `npm run picture`: opens the mortgage page of the built site and writes what the README shows, `site/picture.png`, with
 * the page's own words beside it in `site/picture.txt`. Run `npm run build` before.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { assert } from "../../generator/runtime/assert.ts";
import { serveSite } from "../../site/serve/server.ts";
import { findChromium } from "../run/chromium.js";
import { chromiumArguments } from "../setup/chromium-arguments.ts";
import { hydrated } from "../end-to-end/setup/form.ts";
import { pictured, picturedWords } from "./pictured.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const firstPort = 46_950;
/** Milliseconds until what a click began is drawn. */
const settled = 500;
const found = await findChromium(root);
assert("path" in found, "reason" in found ? found.reason : "a Chromium is there");
const server = await serveSite(join(root, "dist/client"), firstPort);
const browser = await chromium.launch({ executablePath: found.path, args: [...chromiumArguments] });
const page = await browser.newPage({ viewport: pictured.size, locale: "en-US" });
await page.goto(`${server.url}${pictured.address}`);
await hydrated(page);
// Nothing in hand: a field that is would open its hint.
await page.locator("h1").click();
await page.waitForTimeout(settled);
writeFileSync(join(root, pictured.words), await picturedWords(page));
await page.screenshot({ path: join(root, pictured.file) });
await browser.close();
await server.close();
