import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { field, hydrated } from "./setup/form.ts";

const mortgage = "/en/finance/mortgage";

async function openMenu(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.locator(".keep-form").waitFor();
}

async function workOut(page: Page, calculation: string): Promise<void> {
  await hydrated(page);
  await field(page, "calculation").selectText();
  await page.keyboard.type(`${calculation}=`);
  await page.locator(".calculation-history ol li").first().waitFor();
}

describe("what a visitor keeps", () => {
  const { visit } = useVisitor();

  test("figures are kept under a name, found again in any language, saved as a file, deleted and added again", async () => {
    await visit(mortgage, async (page) => {
      await hydrated(page);
      await field(page, "home_price").fill("450000");
      await openMenu(page);
      await page.locator(".keep-form input").fill("Oak Street");
      await page.keyboard.press("Enter");
      await page.locator("#keep-menu output", { hasText: "Kept" }).waitFor();
      await expect.poll(() => page.locator(".keep-form input").inputValue()).toBe("");
    });
    await visit("/es/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: "Guardar", exact: true }).click();
      const kept = page.locator("#keep-menu").getByRole("link", { name: "Oak Street" });
      await expect
        .poll(() => kept.getAttribute("href"))
        .toMatch(/^\/en\/finance\/mortgage\?.*home_price=450000/u);
    });
    const saved = await visit("/en/kept", async (page, troubles) => {
      const entry = page.locator("#kept-figures li");
      await expect.poll(() => entry.locator("a").textContent()).toBe("Oak Street");
      await expect.poll(() => entry.locator("p").textContent()).toMatch(/^\u2068Mortgage.*\$3,090\.32/u);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as a file" }).click(),
      ]);
      await page.getByRole("button", { name: "Delete Oak Street" }).click();
      await expect.poll(() => entry.count()).toBe(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      expect(troubles).toEqual([]);
      return text(await file.createReadStream());
    });
    await visit("/en/kept", async (page) => {
      const add = async (content: string): Promise<void> => {
        const [chooser] = await Promise.all([
          page.waitForEvent("filechooser"),
          page.getByRole("button", { name: "Add from a file" }).click(),
        ]);
        await chooser.setFiles({
          name: "kept.json",
          mimeType: "application/json",
          buffer: Buffer.from(content),
        });
      };
      for (const bad of ["no JSON", "[]", '{"figures":[{"path":"javascript:alert(1)"}]}']) {
        await add(bad);
        await page.locator("[data-said='kept.not_imported']").waitFor();
        await expect.poll(() => page.locator("#kept-figures li").count()).toBe(0);
      }
      await add(saved);
      await page.locator("[data-said='kept.imported']").waitFor();
      // Whoever adds it twice has it once.
      await add(saved);
      await expect.poll(() => page.locator("#kept-figures li a").allTextContents()).toEqual(["Oak Street"]);
      await page.locator("#kept-figures li a").click();
      await hydrated(page);
      await expect.poll(() => field(page, "home_price").inputValue()).toBe("450,000");
      await page.goto("/en/kept");
      await page.getByRole("button", { name: "Delete everything" }).click();
      await page.locator("#kept-nothing").waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });

  test("what was kept gets another name, and a file that is partly broken says so", async () => {
    const entryOf = (name: string): object => ({
      name,
      path: mortgage,
      query: "?home_price=450000",
      calculator: "Mortgage",
      answer: "$3,090.32",
      day: "2026-11-30",
    });
    await visit("/en/kept", async (page) => {
      const kept = JSON.stringify([entryOf("Oak Street"), entryOf("Elm Street")]);
      await page.evaluate((all) => localStorage.setItem("plainsum.figures", all), kept);
      await page.reload();
      const names = page.locator("#kept-figures a");
      const nameField = page.locator("#kept-figures").getByRole("textbox", { name: "Name" });
      await page.getByRole("button", { name: "Rename Oak Street" }).click();
      await expect.poll(() => nameField.inputValue()).toBe("Oak Street");
      await page.keyboard.type("First choice");
      await page.keyboard.press("Escape");
      await expect.poll(() => names.allTextContents()).toEqual(["Oak Street", "Elm Street"]);
      await page.getByRole("button", { name: "Rename Oak Street" }).click();
      await page.keyboard.type("First choice");
      await page.keyboard.press("Enter");
      await expect.poll(() => names.allTextContents()).toEqual(["First choice", "Elm Street"]);
      // The same figures are not kept twice under one name.
      await page.getByRole("button", { name: "Rename Elm Street" }).click();
      await page.keyboard.type("First choice");
      await page.locator("h1").click();
      await expect.poll(() => names.allTextContents()).toEqual(["First choice"]);
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Add from a file" }).click(),
      ]);
      const content = JSON.stringify({ figures: [entryOf("From a file"), { name: "Broken" }] });
      await chooser.setFiles({
        name: "kept.json",
        mimeType: "application/json",
        buffer: Buffer.from(content),
      });
      await page.locator("[data-said='kept.partly_imported']").waitFor();
      await expect.poll(() => names.allTextContents()).toEqual(["First choice", "From a file"]);
      await page.getByRole("button", { name: "Delete everything" }).click();
      await page.locator("#kept-nothing").waitFor();
    });
  });

  test("a calculator begins with its last figures where that is wanted, and with those of a link all the same", async () => {
    await visit(mortgage, async (page) => {
      await openMenu(page);
      await page.getByLabel("Begin with my last figures here").check();
      await page.keyboard.press("Escape");
      await field(page, "home_price").fill("510000");
      await page.waitForFunction(() => location.search.includes("510000"));
    });
    await visit("/es/finance/mortgage", async (page) => {
      await hydrated(page);
      await expect.poll(() => field(page, "home_price").inputValue()).toBe("510,000");
    });
    await visit(`${mortgage}?home_price=300000`, async (page) => {
      await hydrated(page);
      await expect.poll(() => field(page, "home_price").inputValue()).toBe("300,000");
    });
    await visit("/en/kept", async (page) => {
      await page.getByRole("button", { name: "Delete Mortgage" }).click();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
    await visit(mortgage, async (page) => {
      await hydrated(page);
      await expect.poll(() => field(page, "home_price").inputValue()).toBe("400,000");
    });
  });

  test("favorites, and the country of units and money, are kept until everything is deleted", async () => {
    await visit("/en/finance/loan", async (page) => {
      await openMenu(page);
      await page.getByLabel("List it among my favorites").check();
    });
    await visit("/es", async (page) => {
      const liked = page.locator(".favorites a");
      await liked.waitFor();
      await expect.poll(() => liked.getAttribute("href")).toBe("/es/finance/loan");
    });
    await visit("/en/kept", async (page) => {
      await page.getByLabel("Country").selectOption({ label: "United Kingdom" });
      await page.reload();
      await page.getByLabel("Country").waitFor();
      await expect.poll(() => page.getByLabel("Country").inputValue()).toBe("GB");
    });
    await visit("/en/finance/loan", async (page) => {
      await hydrated(page);
      await expect.poll(() => page.locator("#calculator .answered").textContent()).toContain("£");
    });
    await visit("/en/kept", async (page) => {
      await page.locator("#kept-favorites li").waitFor();
      await page.getByRole("button", { name: "Delete everything" }).click();
      await page.locator("#kept-favorites-section").waitFor({ state: "hidden" });
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await expect.poll(() => page.getByLabel("Country").inputValue()).toBe("");
    });
  });

  test("two figures of one name are told apart, and a long name leaves room", async () => {
    await visit(mortgage, async (page) => {
      await openMenu(page);
      const name = page.locator(".keep-form input");
      const kept = page.locator("#keep-menu .kept-list li");
      for (const [price, answer] of [
        ["450000", "$3,090.32"],
        ["460000", "$3,158.53"],
      ] as const) {
        await field(page, "home_price").fill(price);
        await page.locator("#result .answered", { hasText: answer }).waitFor();
        await name.fill("Oak Street");
        await page.keyboard.press("Enter");
        await expect.poll(() => name.inputValue()).toBe("");
      }
      await expect.poll(() => kept.count()).toBe(2);
      expect((await kept.allTextContents()).join()).toMatch(/\$3,158\.53.*\$3,090\.32/u);
      await name.fill("x".repeat(60));
      await page.keyboard.press("Enter");
      await expect.poll(() => kept.count()).toBe(3);
      const height = await kept
        .first()
        .getByRole("button")
        .evaluate((button) => button.clientHeight);
      expect(height).toBe(
        await kept
          .last()
          .getByRole("button")
          .evaluate((button) => button.clientHeight),
      );
      await page.evaluate(() => localStorage.clear());
    });
  });

  test("the history of two tabs is one, and forgotten in both", async () => {
    await visit("/en/math/basic", async (one) => {
      await workOut(one, "1+1");
      await one.getByLabel("Keep the history on this device").check();
      await visit("/en/math/basic", async (other) => {
        const lines = (page: Page): Promise<readonly string[]> =>
          page.locator(".calculation-history ol .tape-expression").allTextContents();
        await hydrated(other);
        await expect.poll(() => lines(other)).toEqual(["1 + 1"]);
        await workOut(one, "3+3");
        await expect.poll(() => lines(other)).toEqual(["3 + 3", "1 + 1"]);
        await workOut(other, "4+4");
        await expect.poll(() => lines(one)).toEqual(["4 + 4", "3 + 3", "1 + 1"]);
        await other.goto("/en/kept");
        await other.getByRole("button", { name: "Delete everything" }).click();
        await expect.poll(() => one.getByLabel("Keep the history on this device").isChecked()).toBe(false);
        await workOut(one, "5+5");
        expect(await other.evaluate(() => localStorage.length)).toBe(0);
      });
    });
  });

  test("a browser that keeps nothing says so, and nothing breaks", async () => {
    await visit(mortgage, async (page, troubles) => {
      await openMenu(page);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await page.getByRole("button", { name: "Keep these figures" }).click();
      await page.locator("#keep-menu output", { hasText: "did not keep" }).waitFor();
      await page.getByLabel("Begin with my last figures here").click();
      await expect.poll(() => page.getByLabel("Begin with my last figures here").isChecked()).toBe(false);
      expect(troubles).toEqual([]);
    });
  });
});
