import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { assert } from "../../generator/runtime/assert.ts";
import { useVisitor } from "./setup/browser.ts";
import { eventually } from "./setup/eventually.ts";
import { field, hydrated } from "./setup/form.ts";
import { renewableSite, type RenewableSite } from "./setup/renewable-site.ts";

/** Few pages, so that they are soon kept. */
const category = "/en/daily-life";
const note = ".offline-note";

/** The control of what is kept, `/en/finance` or `visited`. */
function control(page: Page, of: string) {
  const place = page.locator(`[data-offline="${of}"]`);
  const button = (does: "keep" | "renew" | "delete") => place.locator(`[data-does=${does}]`);
  return { button, said: place.locator("output") };
}

async function keep(page: Page, of: string): Promise<void> {
  await control(page, of).button("keep").click();
  await control(page, of).button("delete").waitFor();
}

async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

describe("who keeps pages offline", () => {
  // What is kept and the worker are theirs alone.
  const { visit } = useVisitor({ isNew: true });
  let served: RenewableSite | undefined;
  beforeAll(async () => {
    served = await renewableSite(inject("origin"));
  });
  afterAll(async () => served?.close());

  function at(path: string): string {
    assert(served !== undefined, "the site is served");
    return served.url + path;
  }

  /** Looks at a page of the site; nothing is kept when it is over, whatever became of it. */
  async function lookAt(
    path: string,
    look: (page: Page, site: RenewableSite) => Promise<void>,
  ): Promise<void> {
    await visit(at(path), async (page) => {
      assert(served !== undefined, "the site is served");
      const site = served;
      try {
        await look(page, site);
      } finally {
        site.deploy(new Map());
        await page.context().setOffline(false);
        const cdp = await page.context().newCDPSession(page);
        await cdp.send("Storage.overrideQuotaForOrigin", { origin: site.url });
        await cdp.send("Storage.clearDataForOrigin", { origin: site.url, storageTypes: "all" });
        await cdp.detach();
      }
    });
  }

  test("uses a category in the air, is told of what is not kept, and deletes it", async () => {
    await lookAt("/en/finance/tip", async (page) => {
      // Nobody asked for anything yet.
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      );

      await page.goto(at(category));
      await expect
        .poll(() => page.locator("[data-offline-size]").textContent())
        .toMatch(/^0\.\d MB to load, [01]\.\d MB on this device$/u);
      await keep(page, category);
      await expect
        .poll(() => control(page, category).said.textContent())
        .toMatch(/^Kept offline on \w+ \d+, 20\d\d$/u);
      await isControlled(page);

      await page.context().setOffline(true);
      await page.goto(at("/en/daily-life/audiobook-time?speed=2"));
      await expect.poll(() => page.locator(note).textContent()).toMatch(/^Offline copy of \w+ \d+, 20\d\d$/u);
      await hydrated(page);
      // Ten hours at twice the speed.
      await expect.poll(() => page.locator("#result").textContent()).toMatch(/need 5\sh\./u);

      await page.goto(at("/en/finance/tip"));
      await expect.poll(() => page.locator(note).textContent()).toContain("is not kept on this device");
      await control(page, category).button("delete").waitFor();
      // What the box lists is there, and what it cannot ask keeps nothing from it.
      await page.locator("search input[name=q]").first().fill("tip on 64");
      await page.locator(".ask-panel a", { hasText: "Tip" }).first().waitFor();

      await page.context().setOffline(false);
      await page.goto(at("/en/kept"));
      await expect.poll(() => page.locator(note).count()).toBe(0);
      await control(page, category).button("delete").click();
      await control(page, category).button("keep").waitFor();
      const left = async (): Promise<number> =>
        page.evaluate(
          async () =>
            (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length,
        );
      expect(await eventually(left, (count) => count === 0)).toBe(0);
    });
  });

  test("has the pages they visited, and an old tab goes on after a deploy", async () => {
    await lookAt("/en/kept", async (page, site) => {
      await keep(page, "visited");
      await isControlled(page);
      await page.goto(at("/en/finance/tip"));
      await hydrated(page);
      await field(page, "bill").fill("80");
      await eventually(
        async () => page.evaluate(async () => (await caches.match("/en/finance/tip")) !== undefined),
        Boolean,
      );
      // The renewed site has other files: those of before are gone, and its worker is another.
      site.deploy(
        new Map<RegExp, ((text: string) => string) | undefined>([
          [/^\/offline\/\w+\.json/u, (text) => text.replace(/"build":"\w+"/u, '"build":"later"')],
          [/^\/offline-worker\.js/u, (text) => `${text}\n// Later.`],
          [/^\/assets\/chunks\//u, undefined],
        ]),
      );
      await page.evaluate(
        async () =>
          new Promise((resolve) => {
            navigator.serviceWorker.addEventListener("controllerchange", resolve);
            void navigator.serviceWorker
              .getRegistration()
              .then(async (registration) => registration?.update());
          }),
      );
      // Nothing was loaded anew; what was typed is there, and code that was not asked for before comes.
      await expect.poll(() => field(page, "bill").inputValue()).toBe("80");
      await page.getByRole("button", { name: "Keep", exact: true }).click();
      await page.locator(".keep-form").waitFor();
      await expect.poll(() => field(page, "bill").inputValue()).toBe("80");
      await page.context().setOffline(true);
      await page.goto(at("/en/finance/tip"));
      await page.locator(note).waitFor();
      await hydrated(page);
      await page.goto(at("/en/kept"));
      await page.locator("#offline-visited a").first().waitFor();
      await expect
        .poll(() => page.locator("#offline-visited a").allTextContents())
        .toEqual(["Tip calculator"]);
    });
  });

  test("reads that a copy is older than the site, and that there was no room", async () => {
    await lookAt("/en/kept", async (page, site) => {
      await keep(page, category);
      site.deploy(
        new Map([[/^\/offline\/\w+\.json/u, (text) => text.replace(/"build":"\w+"/u, '"build":"later"')]]),
      );
      await page.reload();
      await control(page, category).button("renew").waitFor();
      await expect.poll(() => control(page, category).said.textContent()).toContain("A newer version");

      const cdp = await page.context().newCDPSession(page);
      const { usage } = await cdp.send("Storage.getUsageAndQuota", { origin: site.url });
      await cdp.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: usage + 100_000 });
      const before = await page.evaluate(async () => (await caches.keys()).length);
      await control(page, "/en/finance").button("keep").click();
      await control(page, "/en/finance").said.filter({ hasText: "no room" }).waitFor();
      await expect.poll(() => control(page, "/en/finance").button("delete").isVisible()).toBe(false);
      // What was kept before is whole.
      await control(page, category).button("renew").click();
      await control(page, category).said.filter({ hasText: "no room" }).waitFor();
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(before);
      await cdp.send("Storage.overrideQuotaForOrigin", { origin: site.url });
      await cdp.detach();
      await page.reload();
      await control(page, category).button("renew").click();
      await control(page, category)
        .said.filter({ hasText: /^Kept offline on [^.]*$/u })
        .waitFor();
      await page.getByRole("button", { name: "Delete everything" }).click();
      const left = async (): Promise<number> =>
        page.evaluate(async () => (await caches.keys()).length).catch(() => 1);
      expect(await eventually(left, (count) => count === 0)).toBe(0);
    });
  });
});
