import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { renderMessage } from "../../generator/presentation/message.ts";
import { sharedIn } from "../setup/tested-calculator.ts";
import { useVisitor } from "./setup/browser.ts";
import { fetchEverything, takenOver } from "./setup/draw-everything.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated, outputValues } from "./setup/form.ts";
import { calculatorPages, firstLocale, firstPages } from "./setup/pages.ts";
import { inTurn } from "./setup/sampled-pages.ts";

const withKeypad = firstPages.filter(({ tested }) =>
  tested.calculator.description.inputs.some((input) => input.type === "expression" && input.keypad),
);

describe("a calculator's form", () => {
  const { visit } = useVisitor();

  const addressed = inTurn("hostile address", firstPages);
  test.concurrent.each(addressed)("$address takes a hostile address calmly", async ({ address, tested }) => {
    const ids = tested.calculator.description.inputs.map(({ id }) => id);
    const hostile = [
      '<img src=x onerror="document.title=1">',
      "__proto__",
      "1e999",
      "%00",
      "../../etc",
      "'; DROP TABLE",
      "9".repeat(3000),
    ];
    const query = new URLSearchParams([
      ...ids.map((id, index): [string, string] => [id, hostile[index % hostile.length] ?? ""]),
      ["__proto__", "1"],
      ["constructor", "2"],
      ["", "3"],
    ]);
    await visit(`${address}?${query.toString()}`, async (page, troubles) => {
      await hydrated(page);
      expect(troubles).toEqual([]);
      expect(await page.locator("main img[src='x']").count()).toBe(0);
      expect(await page.locator("main").innerText()).not.toMatch(/NaN|Infinity|undefined|\[object/);
    });
  });

  const walked = inTurn("keyboard", firstPages);
  test.concurrent.each(walked)("$address can be used with the keyboard alone", async ({ address }) => {
    await visit(address, async (page) => {
      await hydrated(page);
      await fetchEverything(page);
      await takenOver(page);
      const wanted = await page
        .locator(
          "#calculator input:visible, #calculator select:visible, #calculator button:visible, #calculator summary:visible, #calculator textarea:visible",
        )
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                !(element instanceof HTMLInputElement && element.type === "radio") &&
                element.tabIndex >= 0 &&
                !element.matches(":disabled"),
            )
            .map((element, index) => {
              element.setAttribute("data-tab-stop", String(index));
              return String(index);
            }),
        );
      await page.evaluate(noteFocus);
      // From right before the form, or Tab would go through the whole page once to come to the first field.
      await page.locator("h1").evaluate((heading) => {
        heading.tabIndex = -1;
        heading.focus();
      });
      const mostPresses = wanted.length * 2 + 120;
      const atATime = 10;
      let seen: readonly FocusNote[] = [];
      for (let press = 0; press < mostPresses && !reachesAll(seen, wanted); press += atATime) {
        for (let each = 0; each < atATime; each += 1) await page.keyboard.press("Tab");
        seen = await page.evaluate<FocusNote[]>("focusNotes");
      }
      const reached = new Set(seen.map(({ stop }) => stop));
      const unseen = seen.filter(({ isVisible }) => !isVisible).map(({ stop }) => stop);
      expect(wanted.filter((id) => !reached.has(id))).toEqual([]);
      expect(unseen, "focused elements without a visible focus").toEqual([]);
    });
  });

  // A loan of 10,000 at 12% over 60 months is 222.44 a month, by the formula of every textbook.
  test("a usual value is as long in years and months", async () => {
    await visit("/en/finance/personal-loan?term=3+year+6+month", async (page) => {
      await hydrated(page);
      await page.getByRole("button", { name: "5 years" }).click();
      const payment = async (): Promise<string | undefined> =>
        Number((await outputValues(page))["payment"]).toFixed(2);
      expect(await eventually(payment, (value) => value === "222.44")).toBe("222.44");
      const term = async (): Promise<string | null> =>
        Promise.resolve(new URL(page.url()).searchParams.get("term"));
      expect(await eventually(term, (value) => value === "5 year")).toBe("5 year");
    });
  });

  test.each(withKeypad)("$address works with its keypad", async ({ address }) => {
    const t = (key: string): string => renderMessage(sharedIn(firstLocale)[key] ?? key, {}, firstLocale);
    await visit(address, async (page) => {
      await hydrated(page);
      const keypad = page.getByRole("group", { name: t("keypad.label") }).first();
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await keypad.getByRole("button", { name: key, exact: true }).click();
      };
      const answers = async (wanted: string): Promise<void> => {
        const values = await eventually(
          async () => Object.values(await outputValues(page)),
          (shown) => shown.includes(wanted),
        );
        expect(values).toContain(wanted);
      };
      const clear = `C: ${t("keypad.clear")}`;
      await press(clear, "7", t("keypad.multiply"), "6");
      await answers("42");
      await press(t("keypad.equals"), clear, `Ans: ${t("keypad.answer")}`, t("keypad.multiply"));
      await press(`log: ${t("keypad.log")}`, "1", "0", "0");
      await answers("84");
    });
  });

  // Sums and products by hand.
  test("a tape has every line with its working, names, a pasted column, and stays where that is wanted", async () => {
    await visit("/en/math/basic", async (page) => {
      await hydrated(page);
      const line = page.locator("input.expression");
      const tape = page.locator(".answer-figures .calculation-history");
      const enter = async (text: string): Promise<void> => {
        await line.fill(text);
        await line.press("Enter");
      };
      const top = async (wanted: RegExp): Promise<void> => {
        const read = async (): Promise<string> => tape.locator("ol > li").first().innerText();
        expect(await eventually(read, (text) => wanted.test(text))).toMatch(wanted);
      };
      await enter("19.99*3+4.5");
      await top(/19\.99 × 3 \+ 4\.5\s+= 64\.47\s+19\.99 × 3 = 59\.97\s+59\.97 \+ 4\.5 = 64\.47/u);

      // = behind a new word gives the name.
      await line.press("ControlOrMeta+a");
      await page.keyboard.type("rent=1,250\n");
      await enter("rent * 12");
      await top(/rent × 12\s+= 15,000/u);
      await line.fill("rnt * 12");
      await line.blur();
      await page.getByText("“rnt” is not a name you have set. Names so far: rent").waitFor();
      await line.press("ArrowUp");
      expect(await line.inputValue()).toBe("rent × 12");
      const address = async (): Promise<string | null> =>
        Promise.resolve(new URL(page.url()).searchParams.get("calculation"));
      expect(await eventually(address, (text) => text === "rent=1250;rent *12")).toBe("rent=1250;rent *12");

      const angles = page.getByRole("radio", { name: "Radians" });
      expect(await angles.isVisible()).toBe(false);
      await line.fill("sin(");
      await angles.waitFor();

      await line.focus();
      await page.evaluate(pasteColumn);
      await top(/2 numbers\s+= 1,262\.5\s+Average: 631\.25\s+Not in the sum: “Amount” \(line 1\)/u);

      await page.getByLabel("Keep the history on this device").check();
      await page.goto("/en/math/basic");
      await top(/2 numbers/u);
      await tape.getByRole("button", { name: "Use 19.99 × 3 + 4.5" }).click();
      expect(await line.inputValue()).toBe("19.99 × 3 + 4.5");
      await tape.getByRole("button", { name: "Delete rent", exact: true }).click();
      expect(await tape.getByText("Names").count()).toBe(0);

      await page.goto("/en/kept");
      const kept = page.locator("#kept-tapes li");
      expect(await kept.getByRole("link").getAttribute("href")).toBe("/en/math/basic");
      await kept.getByRole("button").click();
      expect(await page.locator("#kept-tapes-section").isVisible()).toBe(false);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });

  test.each(withKeypad)("$address by keyboard does what its keys do", async ({ address }) => {
    await visit(address, async (page) => {
      await hydrated(page);
      const line = page.locator("input.expression").first();
      const answers = async (wanted: string): Promise<void> => {
        const values = await eventually(
          async () => Object.values(await outputValues(page)),
          (shown) => shown.includes(wanted),
        );
        expect(values).toContain(wanted);
      };
      await line.selectText();
      await page.keyboard.type("12*3=5+5");
      await answers("10");
      await page.keyboard.press("Enter");
      await page.keyboard.type("*4");
      await answers("40");
      await page.keyboard.press("Enter");
      await page.keyboard.type("(1+1)");
      await answers("2");
      await line.selectText();
      await page.keyboard.type("=7*8");
      await answers("56");
      await page.keyboard.press("Enter");
      await page.getByRole("group").getByRole("button", { name: "3", exact: true }).first().click();
      await answers("3");
    });
  });
});

test("every offered language has its calculator pages", () => {
  expect(calculatorPages.length).toBeGreaterThan(0);
});

interface FocusNote {
  readonly stop: string;
  readonly isVisible: boolean;
}

function reachesAll(seen: readonly FocusNote[], wanted: readonly string[]): boolean {
  return new Set(seen.map(({ stop }) => stop)).size === wanted.length;
}

/** Runs in the page: keeps in `focusNotes` which tab stops were focused, and whether one could see it. */
function noteFocus(): void {
  const notes: FocusNote[] = [];
  Object.assign(globalThis, { focusNotes: notes });
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const stop = target.dataset["tabStop"];
    if (stop === undefined) return;
    // The frame around a field and its unit may carry the mark for both.
    const framed = [target, target.parentElement, target.parentElement?.parentElement].flatMap((element) =>
      element ? [getComputedStyle(element)] : [],
    );
    notes.push({
      stop,
      isVisible: framed.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== "none" || boxShadow !== "none",
      ),
    });
  });
}

describe("what waits until a page can be used", () => {
  const { visit } = useVisitor();

  test("no line moves when one takes the focus, and its hint is read at the foot of the form", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const last = page.getByRole("button", { name: "Start again" });
      const before = await last.boundingBox();
      await field(page, "property_tax").focus();
      const hint = page.locator(".hint-in-hand", { hasText: /\p{L}/u });
      await hint.waitFor();
      expect(await hint.innerText()).toBe(await page.locator("#field-property_tax-hint").textContent());
      expect(await last.boundingBox()).toEqual(before);
    });
  });

  test("hints, folds and menus are there once it can", async () => {
    await visit("/en/finance/mortgage", async (page) => {
      await hydrated(page);
      const price = field(page, "home_price");
      await price.focus();
      await page.locator("#field-home_price-hint").waitFor({ state: "attached" });
      expect(await price.getAttribute("aria-describedby")).toContain("field-home_price-hint");
      await page.locator("details.more-options > summary").first().click();
      await page.locator("details.more-options input").first().waitFor();
      await page.locator(".tools .tool[data-menu]").first().click();
      await page.locator("#copy-menu button").first().waitFor();
    });
  });
});

describe("what is wrong", () => {
  const { visit } = useVisitor();

  /** Whether it is said by the next drawing. */
  const isSaid = async (page: Page, control: string, text: string, event: string): Promise<boolean> =>
    page.locator(control).evaluate(
      async (element, [value, type]) => {
        const prototype: unknown = Object.getPrototypeOf(element);
        Reflect.set(Object(prototype), "value", value, element);
        element.dispatchEvent(new Event(type, { bubbles: true }));
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return document.querySelector("#result .invalid") !== null;
      },
      [text, event] as const,
    );

  test("is said at once where it was chosen, and later where it may be half typed", async () => {
    await visit("/en/finance/student-loan?made=before&borrowed=20000", async (page) => {
      await hydrated(page);
      expect(await isSaid(page, "[name=plan]", "extended", "change")).toBe(true);
      expect(await isSaid(page, "#field-borrowed", "40000", "input")).toBe(false);
      expect(await isSaid(page, "#field-borrowed", "4000", "input")).toBe(false);
      await page.locator("#result .invalid").waitFor();
    });
  });
});

/** As from a spreadsheet. */
function pasteColumn(): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "Amount\n$1,250.00\n12.50\n");
  const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(pasted);
}
