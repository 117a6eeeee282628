import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { assert } from "../../../generator/runtime/assert.ts";
import { noteDrawnParts } from "./draw-everything.ts";

export interface VisitorOptions extends BrowserContextOptions {
  /** A function every page begins with, and what it is given. */
  readonly begin?: { readonly run: (given: string) => void; readonly given: string };
  /** The hour of the day in UTC at which the visitor's clock stays. Without it the clock is the machine's. */
  readonly hour?: number;
}

/** Opens pages of the served site in one context for a test file. */
export interface Visitor {
  /** Opens an address (`/en`) in a page and lets `look` see it, with what went wrong so far. */
  readonly visit: <T>(
    address: string,
    look: (page: Page, troubles: readonly string[]) => Promise<T>,
  ) => Promise<T>;
}

/** A browser context for the tests of this file, closed after them. Its pages are used again: a new one costs more than a visit. */
export function useVisitor({ begin, hour, ...options }: VisitorOptions = {}): Visitor {
  let browser: Browser | undefined;
  let context: BrowserContext | undefined;
  const idle: WatchedPage[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject("browser"));
    context = await browser.newContext({ baseURL: inject("origin"), locale: "en-US", ...options });
    await context.addInitScript(noteViolations);
    await context.addInitScript(noteDrawnParts);
    if (hour !== undefined) await context.clock.setFixedTime(new Date().setUTCHours(hour, 0, 0, 0));
    if (begin !== undefined) await context.addInitScript(begin.run, begin.given);
  });
  afterAll(async () => {
    await context?.close();
    await browser?.close();
  });
  return {
    visit: async (address, look) => {
      assert(context !== undefined, "the browser is open while tests run");
      const watched = idle.pop() ?? watch(await context.newPage());
      watched.troubles.length = 0;
      await watched.page.goto(address);
      const seen = await look(watched.page, watched.troubles);
      // One whose visit failed may be what failed: it is not used again.
      idle.push(watched);
      return seen;
    },
  };
}

interface WatchedPage {
  readonly page: Page;
  /** What went wrong since its present visit began. */
  readonly troubles: string[];
}

/** Notes errors, breaches of the policy, failed requests and requests to other places. */
function watch(page: Page): WatchedPage {
  const origin = inject("origin");
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.text().startsWith("violation:")) troubles.push(message.text());
  });
  page.on("requestfailed", (request) => {
    // What was still under way when a page led to another is given up, as the first page's rules are.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin && !request.url().startsWith("data:"))
      troubles.push(`elsewhere: ${request.url()}`);
  });
  return { page, troubles };
}

/** Runs in the page: says every breach of its Content-Security-Policy. */
function noteViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    console.log(`violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}
