/** A page of another site frames a calculator by the code that its own page hands out. */
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { assert } from "../../generator/runtime/assert.ts";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";

const { visit } = useVisitor();
let body = "";
let host: Server | undefined;
let address = "";

beforeAll(async () => {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Host</title>${body}`);
  });
  host = server;
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const at = server.address();
  assert(at !== null && typeof at === "object", "the host listens");
  address = `http://127.0.0.1:${at.port}/`;
});
afterAll(async () => {
  await new Promise((resolve) => {
    host?.close(resolve);
    host?.closeAllConnections();
  });
});

test("another site frames a calculator, its figures and its height, and no other page", async () => {
  const code = await visit("/en/finance/tip?bill=50&tip_rate=20%25", async (page) => {
    await hydrated(page);
    await page.evaluate(() => {
      const write = async (text: string): Promise<void> => {
        document.documentElement.dataset["copied"] = text;
      };
      Object.defineProperty(navigator, "clipboard", { value: { writeText: write } });
    });
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.locator(".menu").getByRole("button", { name: "Embed code" }).click();
    await page.locator(".tools output", { hasText: "Copied" }).waitFor();
    return page.evaluate(() => document.documentElement.dataset["copied"] ?? "");
  });
  const refused = `<iframe id="refused" src="${inject("origin")}/en/finance/tip"></iframe>`;
  body = code.replace(/(src="[^"]*)"/u, '$1#theme=dark&amp;accent=550000"') + refused;

  await visit(address, async (page, troubles) => {
    const frame = page.frameLocator("iframe.plainsum");
    const figure = frame.locator('data[data-output="tip"]').first();
    await frame.locator("#calculator[data-ready]").waitFor();
    await expect.poll(() => figure.getAttribute("value")).toBe("10");
    await frame.locator("#field-bill").fill("90");
    await frame.locator('data[data-output="tip"][value="18"]').first().waitFor();
    const link = frame.getByRole("link", { name: "Plainsum: open the full page" });
    await frame.locator('a[data-keeps-inputs][href*="bill=90"]').waitFor();
    await expect.poll(() => link.getAttribute("href")).toMatch(/\/en\/finance\/tip\?.*bill=90/u);

    // What only the full page has.
    for (const name of ["Keep", "Compare"])
      await expect.poll(() => frame.getByRole("button", { name }).count()).toBe(0);
    await expect.poll(() => frame.locator("header, footer, [type=search], .workings").count()).toBe(0);

    const inside = await frame.locator("html").evaluate((html) => ({
      height: Math.ceil(document.body.getBoundingClientRect().height),
      isWhole: html.scrollHeight <= html.clientHeight,
      theme: getComputedStyle(html).colorScheme,
      paper: getComputedStyle(html).backgroundColor,
    }));
    const height = await page.locator("iframe.plainsum").evaluate((one) => one.clientHeight);
    expect(height).toBe(inside.height);
    expect(inside).toMatchObject({ isWhole: true, theme: "dark", paper: "rgb(21, 23, 20)" });

    const closed = await page.locator("#refused").elementHandle();
    const shown = await closed?.contentFrame();
    expect(shown?.url()).toBe("chrome-error://chromewebdata/");
    // The host's own page, and the one that refuses.
    const expected = (trouble: string): boolean =>
      trouble.includes(address) || trouble.endsWith("/en/finance/tip") || trouble.includes("frame-ancestors");
    expect(troubles.filter((trouble) => !expected(trouble))).toEqual([]);
  });
});
