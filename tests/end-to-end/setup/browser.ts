import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { assert } from "../../../generator/runtime/assert.ts";

/** Opens pages of the served site in one context for a test file. */
export interface Visitor {
  /** Opens an address (`/en`) in a page of its own and closes it afterwards. */
  readonly visit: <T>(address: string, look: (page: Page, troubles: readonly string[]) => Promise<T>) => Promise<T>;
}

/** A browser context for the tests of this file, closed after them. */
export function useVisitor(options: BrowserContextOptions = {}): Visitor {
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
    context = await browser.newContext({ baseURL: inject("origin"), locale: "en-US", ...options });
    await context.addInitScript(noteViolations);
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
  });
  return {
    visit: async (address, look) => {
      assert(context !== undefined, "the browser is open while tests run");
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" || message.text().startsWith("violation:")) troubles.push(message.text());
      });
      page.on("requestfailed", (request) => troubles.push(`failed: ${request.url()}`));
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== inject("origin") && !request.url().startsWith("data:")) troubles.push(`elsewhere: ${request.url()}`);
      });
      try {
        await page.goto(address);
        return await look(page, troubles);
      } finally {
        await page.close();
      }
    },
  };
}

/** Runs in the page: says every breach of its Content-Security-Policy. */
function noteViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.log(`violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
