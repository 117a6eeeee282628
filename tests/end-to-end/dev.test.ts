import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assert } from "../../generator/runtime/assert.ts";
import { editSite, type SiteWhileEditing } from "../setup/site-while-editing.ts";
import { useVisitor } from "./setup/browser.ts";
import { root } from "./setup/built-site.ts";

/** A busy machine takes its time to generate and to bundle. */
const patience = { page: 100_000, test: 240_000 };

describe("npm run dev", { timeout: patience.test }, () => {
  // Their own page: one of this server looks for it when it has ended.
  const { visit } = useVisitor({ isNew: true });
  let site: SiteWhileEditing | undefined;
  beforeAll(async () => {
    site = await editSite(root);
  }, 120_000);
  afterAll(() => site?.stop());

  test("shows an edit, a mistake over the page, and the page again once it is mended", async () => {
    assert(site !== undefined, "the server runs");
    const { origin, edit } = site;
    await visit(`${origin}/images/icon.svg`, async (page) => {
      page.setDefaultTimeout(patience.page);
      // The first page waits until all code is bundled.
      await page.goto(`${origin}/en/health/bmi`);
      const heading = page.locator("h1");
      const mistake = page.locator("vite-error-overlay");
      await expect.poll(() => heading.textContent()).not.toBe("Weight for height");

      edit("health/bmi/en.yaml", /^title: .*$/m, "title: Weight for height");
      await heading.filter({ hasText: "Weight for height" }).waitFor();

      edit("health/bmi/en.yaml", /^title: .*$/m, "title: Weight for {hieght}");
      await mistake.waitFor();
      expect(await mistake.evaluate((overlay) => overlay.shadowRoot?.textContent ?? "")).toMatch(
        /specs\/health\/bmi\/en\.yaml:\d+:\d+: error P0509/,
      );
      await expect.poll(() => heading.textContent()).toBe("Weight for height");

      edit("health/bmi/en.yaml", /^title: .*$/m, "title: Height and weight");
      await heading.filter({ hasText: "Height and weight" }).waitFor();
      await expect.poll(() => mistake.count()).toBe(0);
    });
  });

  test("serves the pictures that a build writes", async () => {
    assert(site !== undefined, "the server runs");
    const typeOf = async (name: string): Promise<string | null> => {
      const { status, headers } = await fetch(`${site?.origin}/images/${name}`);
      return status === 200 ? headers.get("content-type") : null;
    };
    expect(await typeOf("icon.svg")).toBe("image/svg+xml");
    expect(await typeOf("preview-ar.png")).toBe("image/png");
  });

  test("answers an address without a page with the page that says so, in its language", async () => {
    assert(site !== undefined, "the server runs");
    const { origin } = site;
    const found = async (path: string): Promise<string> => {
      const response = await fetch(`${origin}${path}`);
      const [, language = "none"] = /<html lang="([^"]+)"/.exec(await response.text()) ?? [];
      return `${response.status} ${language}`;
    };
    expect(await found("/en/nothing")).toBe("404 en");
    expect(await found("/ar/finance/nothing")).toBe("404 ar");
    expect(await found("/nothing")).toBe("404 en");
    expect(await found("/nothing/finance/tip")).toBe("404 en");
    expect(await found("/blog/nothing")).toBe("404 en");
    expect(await found("/images/nothing.png")).toBe("404 en");
  });

  test("wakes a calculator, and no script of it fails", async () => {
    assert(site !== undefined, "the server runs");
    await visit(`${site.origin}/en/health/bmi`, async (page, troubles) => {
      await page.locator("#calculator[data-ready]").waitFor();
      expect(troubles.filter((trouble) => trouble.startsWith("error:"))).toEqual([]);
    });
  });

  test("shows a changed figure in fields and results", async () => {
    assert(site !== undefined, "the server runs");
    const { origin, edit } = site;
    await visit(`${origin}/en/finance/mortgage`, async (page) => {
      page.setDefaultTimeout(patience.page);
      const price = page.locator("[name=home_price]");
      await expect.poll(() => price.inputValue()).toBe("400,000");
      edit("finance/mortgage/calculator.yaml", /default: 400_000/, "default: 300_000");
      await page.locator('[name=home_price][value="300,000"]').waitFor();
      // 220,000 over 30 years at 6.5 %, as any table of loans says: 6.32068 a thousand.
      await page.getByText("$1,390.55").first().waitFor();
    });
  });
});
