import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { bringIntoSight, field, hydrated } from "./setup/form.ts";

/** Short enough that pictures and steps of the mortgage lie several screens below the form. */
const screen = { width: 390, height: 500 };

describe("what lies below the form", () => {
  const { visit } = useVisitor({ viewport: screen });

  test("is fetched when it comes near the screen, and then follows the answer", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const before = await scriptsOf(page);
      await field(page, "home_price").fill("500000");
      await page.locator(".workings.past[inert]").waitFor({ state: "attached" });
      expect(await scriptsOf(page), "scripts fetched for a key").toEqual(before);
      await bringIntoSight(page, ".steps");
      await page.locator(".workings:not(.past)", { hasText: "$500,000" }).waitFor();
      expect((await scriptsOf(page)).length).toBeGreaterThan(before.length);
      await field(page, "home_price").fill("600000");
      await page.locator(".workings:not(.past)", { hasText: "$600,000" }).waitFor();
    });
  });

  test("is out of sight from the moment the page says what is wrong", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("500000");
      await bringIntoSight(page, ".steps");
      await page.locator(".workings:not(.past)", { hasText: "$500,000" }).waitFor();
      const seen = page.evaluate(whatIsSeenBesideProblem);
      await field(page, "home_price").fill("12abc");
      expect(await seen).toEqual([]);
    });
  });

  test("is fetched where only the answer of the address has a picture", async () => {
    await visit("/en/legal/oregon/assault-3rd-degree?history_kind=known&known_history=A", async (page) => {
      await page.locator(".main-chart").evaluate((element) => element.scrollIntoView());
      await page.locator("figcaption", { hasText: "Custody and supervision" }).waitFor();
    });
  });

  test("keeps the focus of who comes there before its code", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const summary = page.locator(".steps summary");
      // The drawing gives way to the like of it.
      const drawn = await page.locator(".workings").elementHandle();
      await summary.focus();
      const isHydrated = await eventually(
        async () => drawn?.evaluate((element) => !element.isConnected),
        Boolean,
      );
      expect(isHydrated).toBe(true);
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });

  test("is fetched for the printer too", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("500000");
      await page.evaluate(() => {
        window.print = () => {
          document.title = document.querySelector(".workings:not(.past)")?.textContent ?? "";
        };
      });
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.locator("#more-tools").getByRole("button", { name: "Print", exact: true }).click();
      const title = await eventually(
        () => page.title(),
        (shown) => shown.includes("$500,000"),
      );
      expect(title).toContain("$500,000");
    });
  });

  test("is fetched before the keys for the printer print", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("500000");
      await page.evaluate(() => {
        window.print = () => {
          document.title = document.querySelector(".workings:not(.past)")?.textContent ?? "";
        };
      });
      await page.keyboard.press("Control+p");
      const title = await eventually(
        () => page.title(),
        (shown) => shown.includes("$500,000"),
      );
      expect(title).toContain("$500,000");
    });
  });

  test("says that its code does not come, and nothing of another answer", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.route("**/*.js", async (route) => route.abort());
      await field(page, "home_price").fill("500000");
      await bringIntoSight(page, ".steps");
      await page.locator(".part-missing", { hasText: "could not be loaded" }).last().waitFor();
      await expect.poll(() => page.locator(".workings").isVisible()).toBe(false);
      await field(page, "home_price").fill("600000");
      await page.locator("#result .answered:not(.past)", { hasText: "$3,286.75" }).waitFor();
      await expect
        .poll(() => page.locator(".result-details, .workings").and(page.locator(":not([inert])")).count())
        .toBe(0);
      await page.unroute("**/*.js");
    });
  });
});

/** Runs in the page: the parts that are in sight at the moment the answer gives way to what is wrong. */
async function whatIsSeenBesideProblem(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const panel = document.querySelector("#result");
    const observer = new MutationObserver(() => {
      if (panel?.querySelector(".invalid") === null) return;
      observer.disconnect();
      resolve(
        [...document.querySelectorAll(".tools, .workings, .result-details")]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => part.className),
      );
    });
    if (panel !== null) observer.observe(panel, { childList: true, subtree: true });
  });
}

async function scriptsOf(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
}
