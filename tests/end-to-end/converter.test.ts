import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { readBuilt } from "./setup/built-site.ts";
import { fetchEverything, takenOver } from "./setup/draw-everything.ts";
import { eventually } from "./setup/eventually.ts";
import { bringIntoSight, field, hydrated, problemAt } from "./setup/form.ts";

describe("an amount in every unit", () => {
  const { visit } = useVisitor();

  test("is looked up by a unit's name or symbol", async () => {
    await visit("/en/conversion/area-converter?amount=1+hectare", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const find = page.getByRole("searchbox", { name: "Find a unit" });
      const names = async (): Promise<readonly string[]> =>
        page.locator(".table-groups tbody th").allInnerTexts();
      await find.fill("tsubo");
      expect(await eventually(names, (found) => found.length === 1)).toEqual(["tsubo"]);
      await find.fill("no such unit");
      await page.getByText("No unit by that name. Try another word.").waitFor();
      await find.fill("");
      expect((await eventually(names, (found) => found.length > 40)).length).toBeGreaterThan(40);
      const own = page.locator(".table-groups .own");
      expect((await own.allInnerTexts()).map((text) => text.split(/\s+/u))).toEqual([["hectares", "1"]]);
    });
  });
});

describe("the last days of a pair of currencies", () => {
  const { visit } = useVisitor();

  test("come near the chart alone, follow the pair, and are read by the keys and in a table", async () => {
    await visit("/en/finance/currency-converter?amount=100&from=USD&to=EUR", async (page) => {
      // The texts come from the disk: for a file that it no longer holds, a browser may never give one.
      const haveFigures = async (): Promise<boolean> => {
        const loaded = await page.evaluate(() =>
          performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
        );
        return loaded.some((path) => path.endsWith(".js") && /figures.{0,30}AED/su.test(readBuilt(path)));
      };
      await hydrated(page);
      expect(await haveFigures()).toBe(false);
      const chart = page.getByRole("figure", { name: "US Dollar (USD) to Euro (EUR) over 30 days" });
      await bringIntoSight(page, "#evidence");
      const finding = chart.getByText(/^Lowest: .+, on .+\. Highest: .+, on .+\. Latest: .+, on .+\.$/u);
      await finding.waitFor();
      expect(await haveFigures()).toBe(true);
      const slider = chart.getByRole("slider", { name: "Day" });
      const read = async (): Promise<string> => (await slider.getAttribute("aria-valuetext")) ?? "";
      const newest = await read();
      await slider.press("ArrowLeft");
      const before = await eventually(read, (text) => text !== newest);
      await chart.getByText("Data in this chart").click();
      const lines = chart.locator("tbody tr");
      await expect.poll(() => lines.count()).toBe(30);
      const rows = await lines.allInnerTexts();
      expect(rows.slice(0, 2).map((row) => row.replace("\t", ": Exchange rate "))).toEqual([newest, before]);
      const said = await finding.innerText();
      await page.getByRole("button", { name: "Swap the two sides" }).click();
      const swapped = page.getByRole("figure", { name: "Euro (EUR) to US Dollar (USD) over 30 days" });
      await expect.poll(() => swapped.locator(".chart-note").innerText()).not.toBe(said);
    });
  });
});

describe("a converter", () => {
  const { visit } = useVisitor();

  // NIST Handbook 44, appendix C: an acre is 4,046.8564224 square meters.
  test("shows its working from the sizes of both units, and says what its list is of", async () => {
    await visit("/en/conversion/area-converter?amount=2+hectare", async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const working = page.locator(".workings .step-list > li").first();
      expect((await working.innerText()).split(/\s+/u).join(" ")).toBe(
        "Convert with the exact size of each unit. An acre here is the international one: 43,560 square feet of 0.3048 meter. 2 × 10,000 m² 4,046.8564224 m² ≈ 4.942107629 ac",
      );
      await page.getByRole("heading", { name: "2 hectares in every unit" }).waitFor();
      await field(page, "amount").fill("1");
      await page.getByRole("heading", { name: "1 hectare in every unit" }).waitFor();
      await expect
        .poll(() => page.locator(".converter-side input[role=combobox]").first().inputValue())
        .toBe("hectare");
    });
  });

  test("says of a figure that it is equal only when it is", async () => {
    await visit("/en/conversion/area-converter?amount=2+hectare&in.converted=square_meter", async (page) => {
      await fetchEverything(page);
      await takenOver(page);
      const working = page.locator(".workings .step-list > li").first();
      expect((await working.innerText()).split(/\s+/u).join(" ")).toBe(
        "Convert with the exact size of each unit. 2 × 10,000 m² = 20,000 m²",
      );
    });
  });

  // NIST Handbook 44, appendix C: 1 hectare is 2.471 acres.
  test("follows on either side, and keeps what was written in the link", async () => {
    await visit("/en/conversion/area-converter?amount=1+hectare", async (page) => {
      await hydrated(page);
      await expect.poll(() => field(page, "converted").inputValue()).toBe("2.471053815");
      await field(page, "converted").fill("10");
      const amount = async (): Promise<string> => field(page, "amount").inputValue();
      expect(Number(await eventually(amount, (text) => text !== "1"))).toBeCloseTo(4.0468564, 6);
      await page.waitForURL(/amount=4\.0468/);
    });
  });

  // China's State Council, 1959: 15 mu are 1 hectare.
  test("keeps one side in the units it is about", async () => {
    await visit("/en/conversion/mu-converter?amount=1+mu&in.converted=hectare", async (page) => {
      await hydrated(page);
      const sides = page.locator(".converter-side input[role=combobox]");
      await sides.first().fill("acre");
      await page.keyboard.press("Enter");
      expect(
        await eventually(
          async () => sides.last().inputValue(),
          (unit) => unit !== "hectares",
        ),
      ).toBe("mu (China)");
    });
  });

  test("says what it can't read and keeps the amount", async () => {
    await visit("/en/conversion/area-converter?amount=1+hectare", async (page) => {
      await hydrated(page);
      await field(page, "converted").fill("1x");
      await problemAt(page, "converted").waitFor();
      await expect.poll(() => field(page, "amount").inputValue()).toBe("1");
      await field(page, "amount").focus();
      await expect.poll(() => field(page, "converted").inputValue()).toBe("2.471053815");
    });
  });

  test("swaps its sides", async () => {
    await visit("/en/finance/currency-converter?amount=100&from=USD&to=EUR", async (page) => {
      await hydrated(page);
      await page.locator(".converter-swap").click();
      await page.waitForURL(/from=EUR&to=USD/);
    });
  });

  test("takes a currency found by what one types, with the keyboard alone", async () => {
    await visit("/en/finance/currency-converter?amount=100&from=USD&to=EUR", async (page) => {
      await hydrated(page);
      await field(page, "to").focus();
      await page.keyboard.type("yen");
      await page.keyboard.press("Enter");
      await expect.poll(() => field(page, "to").inputValue()).toBe("Japanese Yen (JPY)");
      await page.waitForURL(/to=JPY/);
    });
  });
});

describe("a converter on a phone", () => {
  const { visit } = useVisitor({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("comes before its remark and its tools", async () => {
    await visit("/en/finance/currency-converter", async (page) => {
      await hydrated(page);
      const top = async (part: string): Promise<number> =>
        page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
      const form = await top(".converter");
      expect(await top("#result")).toBeGreaterThan(form);
      expect(await top(".tools")).toBeGreaterThan(form);
    });
  });
});

describe("a converter on the narrowest phone", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true });

  test("shows the code of a currency whose name is longer than its field", async () => {
    await visit("/en/finance/currency-converter?amount=100&from=BAM&to=USD", async (page) => {
      await hydrated(page);
      await page.locator(".combobox-also", { hasText: "BAM" }).waitFor({ state: "visible" });
    });
  });

  test.for([
    "/en/conversion/area-converter?amount=11,002.82+hectare",
    "/ar/conversion/area-converter?amount=1000000+hectare",
    "/zh/finance/currency-converter?amount=123456789.12&from=USD&to=JPY",
  ])("shows every digit of %s", async (path) => {
    await visit(path, async (page) => {
      await hydrated(page);
      const cut = await page
        .locator(".converter-side > .control > input[type=text]")
        .evaluateAll((fields) =>
          fields.flatMap((each) =>
            each instanceof HTMLInputElement && each.scrollWidth > each.clientWidth ? [each.value] : [],
          ),
        );
      expect(cut).toEqual([]);
    });
  });
});
