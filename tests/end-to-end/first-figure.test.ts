/** A page decides whose figures it shows before it shows any: those seen first are those that stay. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { readBuilt } from "./setup/built-site.ts";
import { firstLocale, firstPages } from "./setup/pages.ts";
import { everyPage, oneOfEachLook, usedCalculators } from "./setup/sampled-pages.ts";

/** Pages that begin otherwise for visitors of some region. */
const regional = firstPages.filter(
  ({ address }) => !readBuilt(`${address}/index.html`).includes(`"regions":[]`),
);

describe.each([
  { locale: "en-US", turns: [0, 1] },
  { locale: "zh-CN", turns: [0] },
  { locale: "en-PK", turns: [1] },
])("the figures a visitor sees first ($locale)", ({ locale, turns }) => {
  const { visit } = useVisitor({ locale });
  const looked = oneOfEachLook(regional).filter((_, index) => everyPage || turns.includes(index % 2));

  test.concurrent.each(looked)("are those that stay: $address", async ({ address }) => {
    const seen = await visit("/en/privacy", async (page) => figuresFrom(page, address));
    expect(seen).toEqual(seen.slice(0, 1));
  });
});

describe("the figures a visitor sees first", () => {
  const { visit } = useVisitor();

  test.concurrent.each(oneOfEachLook(usedCalculators))(
    "are those that stay: $address",
    async ({ address }) => {
      const seen = await visit("/en/privacy", async (page) => figuresFrom(page, address));
      expect(seen).toEqual(seen.slice(0, 1));
    },
  );

  test("are those of the link", async () => {
    const [seen, ...later] = await visit("/en/privacy", async (page) =>
      figuresFrom(page, `/${firstLocale}/finance/tip?bill=50&tip_rate=20`),
    );
    expect(seen).toContain("$10.00");
    expect(later).toEqual([]);
  });
});

/** How late what wakes a page comes, in milliseconds. */
const late = 200;

/** The texts of the answer and the fields that are seen one after the other, from the first frame until the page is ready and a while after. */
async function figuresFrom(page: Page, address: string): Promise<readonly string[]> {
  await page.route("**/assets/chunks/**", async (route) => {
    await page.waitForTimeout(late);
    await route.continue();
  });
  // After nine seconds the example is shown as it is, in case no script comes: on a busy machine it comes later than that.
  const animations = await page.context().newCDPSession(page);
  await animations.send("Animation.enable");
  await animations.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await page.goto(address, { waitUntil: "commit" });
  const seen = await page.evaluate(async () => {
    const texts: string[] = [];
    let left = 20;
    while (left > 0) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const text = [
        ...document.querySelectorAll("#calculator .answered, #calculator .inputs :is(input, select)"),
      ]
        // A list lies unseen over what is chosen.
        .filter((part) =>
          (part instanceof HTMLSelectElement ? part.parentElement : part)?.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }),
        )
        .map((part) => {
          if (part instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(part.type))
            return part.checked ? part.value : "";
          return part instanceof HTMLInputElement || part instanceof HTMLSelectElement
            ? part.value
            : part.textContent;
        })
        .filter((each) => each !== "")
        .join(" | ");
      if (text !== "" && text !== texts.at(-1)) texts.push(text);
      if (document.querySelector("#calculator[data-ready]") !== null) left -= 1;
    }
    return texts;
  });
  await page.unrouteAll({ behavior: "wait" });
  await animations.detach();
  return seen;
}
