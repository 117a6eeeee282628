import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { builtPages } from "./setup/built-site.ts";
import { firstPages } from "./setup/pages.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

describe("axe finds nothing", () => {
  // The page's own policy would refuse the checker's script.
  const light = useVisitor({ bypassCSP: true, reusesPages: true, script: axe });
  const dark = useVisitor({ bypassCSP: true, reusesPages: true, script: axe, colorScheme: "dark" });

  test.concurrent.each(builtPages)("$address", async ({ address }) => {
    expect(await light.visit(address, violations)).toEqual([]);
  });

  test.concurrent.each(firstPages)("$address in the dark", async ({ address }) => {
    expect(await dark.visit(address, violations)).toEqual([]);
  });
});

/** Rule, page element and reason of everything axe objects to. */
async function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate<
    string[]
  >(`axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " " + target.join(" ") + ": " + failureSummary)))`);
}
