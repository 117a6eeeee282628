import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

describe("where colors are forced", () => {
  const { visit } = useVisitor({ forcedColors: "active" });

  test.each([
    {
      name: "a usual value",
      address: "/en/finance/mortgage",
      of: ".usual > button",
      chosen: "[aria-pressed=true]",
    },
    {
      name: "the part of the page in sight",
      address: "/en/health/bmi",
      of: ".contents a",
      chosen: ":target-current",
    },
  ])("only the chosen one has a rule: $name", async ({ address, of, chosen }) => {
    await visit(address, async (page) => {
      await hydrated(page);
      const ruled = await page.locator(`${of}:not(${chosen})`).evaluateAll((others) =>
        others.filter((other) => {
          const { borderBlockEndWidth, borderInlineStartWidth } = getComputedStyle(other);
          return borderBlockEndWidth !== "0px" || borderInlineStartWidth !== "0px";
        }),
      );
      expect(ruled).toEqual([]);
    });
  });

  test("the chosen segment has a ground of its own", async () => {
    await visit("/en/math/radius-corner", async (page) => {
      const grounds = await page.evaluate(() =>
        [document.documentElement, document.querySelector(".segments > label:has(:checked)")].map(
          (element) => element && getComputedStyle(element).backgroundColor,
        ),
      );
      expect(new Set(grounds).size).toBe(2);
    });
  });
});

describe("on paper", () => {
  const { visit } = useVisitor();

  test("and where colors are forced, a switch shows whether it is on without any ground", async () => {
    await visit("/en/automotive-engine/boat-trip", async (page) => {
      await hydrated(page);
      const ink = await page
        .locator(".switch")
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element, "::before").borderInlineStartWidth));
      expect(ink).toBeGreaterThan(8);
    });
  });

  test.each(["/en/legal/north-carolina/class-h-felony", "/en/finance/mortgage", "/en/finance/student-loan"])(
    "figures, answer and notice of %s take one sheet, and the working follows on the next",
    async (address) => {
      await visit(address, async (page) => {
        await hydrated(page);
        expect(await sheets(page)).toBeGreaterThan(1);
        await page.evaluate(() => document.querySelector(".workings")?.remove());
        expect(await sheets(page)).toBe(1);
      });
    },
  );

  test("a working of a line has no sheet of its own", async () => {
    await visit("/en/conversion/area-converter", async (page) => {
      await hydrated(page);
      expect(await sheets(page)).toBe(1);
    });
  });

  test("address and day stand apart, whichever way the language is written", async () => {
    await visit("/ar/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      const origin = page.locator(".printed-origin");
      await expect
        .poll(() => origin.textContent())
        .toMatch(/^\u2068http\S+\u2069 · \u2068\d+ \S+ \d+\u2069$/u);
    });
  });

  test("a choice that its line cuts off is whole", async () => {
    await visit("/en/legal/florida/felony", async (page) => {
      await hydrated(page);
      const charge = page.locator(".combobox").first();
      const line = charge.locator("input");
      const name = await line.inputValue();
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => line.isVisible()).toBe(false);
      const printed = await charge.evaluate((box) => getComputedStyle(box, "::before").content);
      expect(printed).toBe(JSON.stringify(name));
      await page.emulateMedia({ media: null });
    });
  });

  // Beside a form, an answer has little more than half of a sheet.
  test.each([
    { address: "/en/legal/north-carolina/class-h-felony", columns: 7 },
    { address: "/es/legal/north-carolina/felony", columns: 7 },
    { address: "/en/legal/oregon/sentencing-guidelines", columns: 10 },
    { address: "/en/legal/washington/felony", columns: 11 },
  ])("the grid of $address has all its columns", async ({ address, columns }) => {
    await visit(address, async (page) => {
      await hydrated(page);
      await page.setViewportSize({ width: 740, height: 980 });
      await page.emulateMedia({ media: "print" });
      const heads = page.locator(".grid").first().locator("thead tr:last-child > *");
      await expect.poll(() => heads.count()).toBe(columns);
      expect(
        await heads.last().evaluate((head) => {
          const frame = head.closest(".chart")?.getBoundingClientRect();
          return head.getBoundingClientRect().right - (frame?.right ?? 0);
        }),
      ).toBeLessThanOrEqual(1);
      await page.emulateMedia({ media: null });
    });
  });

  // 277 mm of A4 on its side, and A3.
  test.each([1047, 1480])("the working is below the answer on paper of %i pixels", async (width) => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      await page.setViewportSize({ width, height: 720 });
      await page.emulateMedia({ media: "print" });
      const [answer, working] = [".calculator-layout", ".workings"].map((part) => page.locator(part).first());
      await expect
        .poll(async () => (await working?.boundingBox())?.y ?? 0)
        .toBeGreaterThan(((await answer?.boundingBox())?.height ?? Infinity) - 1);
      await page.emulateMedia({ media: null });
    });
  });

  test("the unit in hand is whole, and the other is left out", async () => {
    await visit("/en/health/bmi", async (page) => {
      await hydrated(page);
      await page.emulateMedia({ media: "print" });
      const units = page.locator(".unit-pair label:visible");
      await expect.poll(() => units.allInnerTexts()).toEqual(["ft in", "lb"]);
      await page.emulateMedia({ media: null });
    });
  });
});

describe("the form on a tablet", () => {
  const { visit } = useVisitor({ viewport: { width: 820, height: 1180 } });

  test.each(["/en/automotive-engine/outboard-motor-fuel-consumption-90-hp", "/en/finance/schd-dividend"])(
    "has each field beside its name on %s",
    async (address) => {
      await visit(address, async (page) => {
        await hydrated(page);
        expect(await fieldsBelowNames(page)).toEqual([]);
      });
    },
  );
});

describe("the form on a wide screen", () => {
  const { visit } = useVisitor({ viewport: { width: 1440, height: 900 } });

  test.each(["/en/automotive-engine/2-stroke-oil-mix", "/en/finance/schd-dividend", "/en/finance/mortgage"])(
    "has each field beside its name on %s",
    async (address) => {
      await visit(address, async (page) => {
        await hydrated(page);
        expect(await fieldsBelowNames(page)).toEqual([]);
      });
    },
  );
});

describe("rows in a language written from right to left", () => {
  const { visit } = useVisitor();

  test("have nothing under the button that removes them", async () => {
    await visit("/ar/daily-life/grade", async (page) => {
      await hydrated(page);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll(".row")].filter((row) => {
          const button = row.querySelector(".row-remove")?.getBoundingClientRect();
          const cells = row.querySelector(".field:last-of-type .field-entry")?.getBoundingClientRect();
          return button !== undefined && cells !== undefined && cells.left < button.right - 12;
        }),
      );
      expect(covered).toEqual([]);
    });
  });
});

describe("fields that are folded away", () => {
  const { visit } = useVisitor();

  test("are open where a link chose otherwise there, and nowhere else", async () => {
    const isOpen = async (path: string): Promise<boolean> => {
      let open = false;
      await visit(path, async (page) => {
        await hydrated(page);
        open = await page
          .locator(".more-options")
          .first()
          .evaluate((each) => each.hasAttribute("open"));
      });
      return open;
    };
    expect(await isOpen("/en/daily-life/grade?scale=own")).toBe(true);
    expect(await isOpen("/en/daily-life/grade?final_weight=40%25")).toBe(false);
  });
});

describe("rows", () => {
  const { visit } = useVisitor();

  test("keep the focus near when the last one is removed", async () => {
    await visit("/en/daily-life/grade", async (page) => {
      await hydrated(page);
      await page.locator(".row-remove").last().focus();
      await page.keyboard.press("Enter");
      const rows = () => page.locator(".row").count();
      expect(await eventually(rows, (count) => count === 2)).toBe(2);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain("rows");
    });
  });
});

describe("on a phone", () => {
  const { visit } = useVisitor(phone);

  test("a switch takes a touch above and below its drawing", async () => {
    await visit("/en/automotive-engine/boat-trip", async (page) => {
      await hydrated(page);
      const taken = await page
        .locator(".switch")
        .first()
        .evaluate((element) => {
          const { left, width, top, bottom } = element.getBoundingClientRect();
          return [top - 9, bottom + 9].map((y) => document.elementFromPoint(left + width / 2, y) === element);
        });
      expect(taken).toEqual([true, true]);
    });
  });

  test.each(["/en/finance", "/en/legal/north-carolina"])(
    "lists of %s take a touch on each line",
    async (address) => {
      await visit(address, async (page) => {
        const link = page.locator(".calculator-links a").first();
        const line = await page.locator(".calculator-links > li").first().boundingBox();
        const href = await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest("a")?.getAttribute("href"),
          { x: (line?.x ?? 0) + (line?.width ?? 0) - 8, y: (line?.y ?? 0) + (line?.height ?? 0) - 8 },
        );
        expect(href).toBe(await link.getAttribute("href"));
      });
    },
  );

  test("names of units are whole", async () => {
    await visit("/en/automotive-engine/boat-trip", async (page) => {
      await hydrated(page);
      const cut = await page
        .locator(".unit-list > bdi")
        .evaluateAll((names) =>
          names
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
    });
  });

  test("cells of rows show their example", async () => {
    await visit("/en/daily-life/grade", async (page) => {
      await hydrated(page);
      const name = field(page, "work.1.name");
      expect(await name.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    });
  });
});

describe("at 400% zoom", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 256 } });

  test("three long options fit beside each other or below", async () => {
    await visit("/en/legal/north-carolina/class-h-felony", async (page) => {
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});

describe("names of units on a converter", () => {
  const { visit } = useVisitor();

  test.each(["/en/other/file-size-calculator", "/ar/conversion/area-converter"])(
    "are not cut at the foot on %s",
    async (address) => {
      await visit(address, async (page) => {
        const lines = await page
          .locator(".combobox > input")
          .evaluateAll((inputs) => inputs.map((input) => getComputedStyle(input).lineHeight));
        expect(new Set(lines)).toEqual(new Set(["normal"]));
      });
    },
  );
});

describe("without a script", () => {
  const { visit } = useVisitor({ javaScriptEnabled: false });

  test.each([
    "/en/finance/mortgage",
    "/en/math/basic",
    "/en/conversion/area-converter",
    "/en/daily-life/grade",
  ])("%s offers nothing that needs one", async (address) => {
    await visit(address, async (page) => {
      const offered = page.locator("main button:visible:not(.fold)");
      await expect
        .poll(() => offered.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML)))
        .toEqual([]);
    });
  });
});

/** Labels whose field is below and not beside them, though it is no broad one. */
async function fieldsBelowNames(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".inputs .field:not(.broad, .row .field)")].flatMap((line) => {
      const name = line.querySelector(":scope > .field-name")?.getBoundingClientRect();
      const entry = line.querySelector(":scope > .field-entry")?.getBoundingClientRect();
      if (name === undefined || entry === undefined || entry.width === 0) return [];
      return entry.top >= name.bottom - 4 ? [line.querySelector("label")?.textContent ?? ""] : [];
    }),
  );
}

/** How many sheets of paper a page takes. What is printed is styled with what lies below an answer. */
async function sheets(page: Page): Promise<number> {
  const hasBelow = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes("/below.")));
  expect(await eventually(hasBelow, (has) => has)).toBe(true);
  const printed = await page.pdf({ format: "Letter", preferCSSPageSize: true });
  return printed.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
