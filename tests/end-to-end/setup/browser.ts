import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { assert } from "../../../generator/runtime/assert.ts";

export interface VisitorOptions extends BrowserContextOptions {
  /** A script every page begins with. */
  readonly script?: string;
  /** Use the same few pages again and again: faster, for tests that only look. */
  readonly reusesPages?: boolean;
}

/** Opens pages of the served site in one context for a test file. */
export interface Visitor {
  /** Opens an address (`/en`) in a page and lets `look` see it, with what went wrong so far. */
  readonly visit: <T>(
    address: string,
    look: (page: Page, troubles: readonly string[]) => Promise<T>,
  ) => Promise<T>;
}

/** A browser context for the tests of this file, closed after them. */
export function useVisitor({ script, reusesPages = false, ...options }: VisitorOptions = {}): Visitor {
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  const idle: Page[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
    context = await browser.newContext({ baseURL: inject("origin"), locale: "en-US", ...options });
    await context.addInitScript(noteViolations);
    if (script !== undefined) await context.addInitScript({ content: script });
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
  });
  return {
    visit: async (address, look) => {
      assert(context !== undefined, "the browser is open while tests run");
      const page = idle.pop() ?? (await context.newPage());
      const troubles: string[] = [];
      if (!reusesPages) collectTroubles(page, troubles);
      try {
        await page.goto(address);
        return await look(page, troubles);
      } finally {
        if (reusesPages) idle.push(page);
        else await page.close();
      }
    },
  };
}

/** Errors, breaches of the policy, failed requests and requests to other places. */
function collectTroubles(page: Page, troubles: string[]): void {
  const origin = inject("origin");
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.text().startsWith("violation:")) troubles.push(message.text());
  });
  page.on("requestfailed", (request) => troubles.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin && !request.url().startsWith("data:"))
      troubles.push(`elsewhere: ${request.url()}`);
  });
}

/** Runs in the page: says every breach of its Content-Security-Policy. */
function noteViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.log(`violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
