import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { drawEverything } from "./draw-everything.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rule, page element and reason of everything axe objects to on this page. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await drawEverything(page);
  await page.evaluate(axe);
  return page.evaluate<
    string[]
  >(`axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " " + target.join(" ") + ": " + failureSummary)))`);
}
