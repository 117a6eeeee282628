import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";

describe("the search page", () => {
  const { visit } = useVisitor();

  test.concurrent.each([
    { locale: "en", query: "mortgage", want: "/en/finance/mortgage" },
    { locale: "en", query: "hipoteca", want: "/en/finance/mortgage" },
    { locale: "es", query: "房贷", want: "/es/finance/mortgage" },
    { locale: "ar", query: "propina", want: "/ar/finance/tip" },
  ])("finds $query in $locale", async ({ locale, query, want }) => {
    await visit(`/${locale}/search`, async (page, troubles) => {
      await page.locator("main input[name=q]").fill(query);
      const first = page.locator(".ask-panel a").first();
      const found = await eventually(
        async () => first.getAttribute("href"),
        (href) => href === want,
      );
      expect(found).toBe(want);
      expect(troubles).toEqual([]);
    });
  });

  test.concurrent("answers what its address asks", async () => {
    await visit("/en/search?q=15%25+of+80", async (page, troubles) => {
      await page.locator(".ask-figure").waitFor();
      expect(await page.locator(".ask-figure").textContent()).toBe("12");
      // The page that answers is all there is to list.
      expect(await page.locator(".ask-page").count()).toBe(0);
      expect(await page.locator(".search-list").isVisible()).toBe(false);
      expect(troubles).toEqual([]);
    });
  });
});

// 120,000 at 4.5% over 36 months is 3,569.63 a month, by the formula of every textbook.
describe("the search page of a language with a region of its own", () => {
  const { visit } = useVisitor();

  test("answers as its pages and the terminal do", async () => {
    await visit(`/zh/search?q=${encodeURIComponent("车贷12万3年 利率4.5% 月供多少")}`, async (page) => {
      await expect.poll(() => page.locator(".ask-figure").textContent()).toBe("¥3,569.63");
      const href = (await page.locator(".ask-open").getAttribute("href")) ?? "";
      expect(new URL(href, page.url()).searchParams.get("paid_in")).toBe("CNY");
    });
  });
});

describe("the search page without a network", () => {
  const { visit } = useVisitor();

  test.each([
    { locale: "en", line: "15% of 80", want: "The answer could not be loaded. You may be offline." },
    { locale: "es", line: "15% de 80", want: "No se pudo cargar la respuesta. Puede que no tenga conexión." },
    { locale: "ar", line: "15% من 80", want: "تعذّر تحميل الإجابة. قد تكون غير متصل بالشبكة." },
  ])("does not say in $locale that $line finds nothing", async ({ locale, line, want }) => {
    await visit(`/${locale}/search`, async (page) => {
      const box = page.locator("main input[name=q]");
      await box.fill("imc");
      await page.locator(".ask-page").first().waitFor();
      await page.route("**/assets/**", async (route) => route.abort());
      await box.fill(line);
      await page.locator(".ask-not-loaded").waitFor();
      expect(await page.locator(".ask-not-loaded").textContent()).toBe(want);
      expect(await page.locator(".ask-none").count()).toBe(0);
      await page.unroute("**/assets/**");
      await box.fill(line.replace("15", "25"));
      await expect.poll(() => page.locator(".ask-figure").textContent()).toBe("20");
    });
  });
});

describe("the search for a charge", () => {
  const { visit } = useVisitor();

  test.concurrent.each([
    { address: "/en/legal", line: "simple assault", want: "/en/legal/north-carolina/assault?offense=simple" },
    {
      address: "/es/legal/oregon",
      line: "abuso sexual",
      want: "/es/legal/oregon/measure-11?crime=sexual_abuse_1",
    },
  ])("leads from $address by $line to the charge, chosen", async ({ address, line, want }) => {
    await visit(address, async (page, troubles) => {
      const box = page.locator("main input[name=q]");
      await box.fill(line);
      const first = page.locator("main .ask-panel a").first();
      expect(
        await eventually(
          async () => first.getAttribute("href"),
          (href) => href === want,
        ),
      ).toBe(want);
      const listed = (await first.locator("b").textContent()) ?? "";
      // The list says the class of a charge after its name.
      const [name = "", ofClass = ""] = listed.split(" · ");
      expect(ofClass).toMatch(/\S/u);
      await box.press("Enter");
      await page.waitForURL(`**${want}`);
      const choice = page.locator("#calculator input[role=combobox]").first();
      expect(
        await eventually(
          async () => choice.inputValue(),
          (value) => value === name,
        ),
      ).toBe(name);
      expect(troubles).toEqual([]);
    });
  });
});

describe("the box in the header", () => {
  const { visit } = useVisitor();

  test.concurrent("is reached with a slash, answers, and opens its calculator with Enter", async () => {
    await visit("/en/finance/tip", async (page, troubles) => {
      await page.keyboard.press("/");
      await page.keyboard.type("5 acres in mu");
      await page.locator(".ask-figure").waitFor();
      expect(await page.locator(".ask-figure").textContent()).toBe("30.35142317\u00a0mu");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/en/conversion/area-converter?*");
      expect(new URL(page.url()).searchParams.get("amount")).toBe("5 acre");
      expect(troubles).toEqual([]);
    });
  });

  test.concurrent("is walked through with the arrow keys", async () => {
    await visit("/en/finance/tip", async (page) => {
      const box = page.locator("header input[name=q]");
      await box.fill("loan");
      await page.locator(".ask-panel").waitFor();
      const options = page.locator(".ask-panel [role=option]");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      expect(await options.nth(1).getAttribute("aria-selected")).toBe("true");
      expect(await box.getAttribute("aria-activedescendant")).toBe(await options.nth(1).getAttribute("id"));
      const href = await options.nth(1).getAttribute("href");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${href ?? ""}`);
    });
  });

  test.concurrent("closes with Escape and with a click elsewhere", async () => {
    await visit("/en/finance/tip", async (page) => {
      const box = page.locator("header input[name=q]");
      const panel = page.locator(".ask-panel");
      await box.fill("mortgage");
      await panel.waitFor();
      await page.keyboard.press("Escape");
      expect(await panel.isVisible()).toBe(false);
      await box.fill("tip");
      await panel.waitFor();
      await page.mouse.click(20, 300);
      expect(await panel.isVisible()).toBe(false);
    });
  });

  test.concurrent("asks nobody but this site", async () => {
    await visit("/en/terms", async (page) => {
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).host));
      await page.locator("header input[name=q]").fill("mortgage 300k 6% 30 years");
      await page.locator(".ask-figure").waitFor();
      expect([...hosts]).toEqual([new URL(page.url()).host]);
    });
  });
});

describe("the box on a phone", () => {
  const { visit } = useVisitor({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test.concurrent("opens in its place, in hand, and offers the nearest category where it finds nothing", async () => {
    await visit("/en/finance/tip", async (page, troubles) => {
      const link = page.locator(".search-link");
      await link.tap();
      const box = page.locator("header input[name=q]");
      expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe("/en/finance/tip");
      await page.keyboard.type("15% of 80");
      await page.locator(".ask-figure").waitFor();
      expect(await page.locator(".ask-figure").textContent()).toBe("12");
      // The box has the header to itself, and nothing of the answer lies beside the screen.
      expect(await page.locator("header .brand").isVisible()).toBe(false);
      const panel = await page.locator(".ask-answer").boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(375);
      await box.fill("salary");
      await page.locator(".ask-none p").waitFor();
      expect(await page.locator(".ask-none p").textContent()).toBe(
        "Nothing found for “salary”. The nearest category: Money.",
      );
      expect(await page.locator(".ask-none a").first().getAttribute("href")).toBe("/en/finance");
      await page.touchscreen.tap(180, 780);
      expect(await box.isVisible()).toBe(false);
      expect(await link.isVisible()).toBe(true);
      expect(troubles).toEqual([]);
    });
  });
});
