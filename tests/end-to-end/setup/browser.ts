import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type ViewportSize,
} from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { assert } from "../../../generator/runtime/assert.ts";
import { noteDrawnParts } from "./draw-everything.ts";

export interface VisitorOptions extends Omit<BrowserContextOptions, "viewport"> {
  readonly viewport?: ViewportSize;
  /** Whether nothing of an earlier visit is at hand, no file either. */
  readonly isNew?: boolean;
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

/**
 * Visitors who have what these options say. Their context and its pages are used again, in one test file after the other:
 * a new page costs as much as a visit, since all code is read and compiled anew in it. Nothing is left in it but files.
 */
export function useVisitor({
  viewport = usualScreen,
  isNew = false,
  locale = "en-US",
  colorScheme = "light",
  ...others
}: VisitorOptions = {}): Visitor {
  // Who says what is usual is the usual visitor.
  const options = { locale, colorScheme, ...others };
  let opened: Opened | undefined;
  beforeAll(async () => {
    const key = JSON.stringify(options);
    opened = (isNew ? undefined : openedBefore.get(key)) ?? (await open(options));
    if (!isNew) openedBefore.set(key, opened);
    await forget(opened);
  });
  afterAll(async () => {
    if (isNew) await opened?.context.close();
  });
  return {
    visit: async (address, look) => {
      assert(opened !== undefined, "the browser is open while tests run");
      const { idle, context } = opened;
      const watched = idle.pop() ?? watch(await context.newPage());
      const { page, troubles } = watched;
      const { width, height } = page.viewportSize() ?? {};
      if (width !== viewport.width || height !== viewport.height) await page.setViewportSize(viewport);
      troubles.length = 0;
      await page.goto(address);
      const seen = await look(page, troubles);
      await page.unrouteAll({ behavior: "wait" });
      // One whose visit failed may be what failed: it is not used again.
      idle.push(watched);
      return seen;
    },
  };
}

/** The screen of those who say nothing of theirs. */
const usualScreen = { width: 1280, height: 720 };

interface Opened {
  readonly context: BrowserContext;
  /** Pages that nobody looks at. */
  readonly idle: WatchedPage[];
}

/** By their options. They are closed with the browser. */
const openedBefore = new Map<string, Opened>();
let connected: Promise<Browser> | undefined;

async function open({ begin, hour, ...options }: Omit<VisitorOptions, "viewport">): Promise<Opened> {
  connected ??= chromium.connect(inject("browser"));
  const browser = await connected;
  const context = await browser.newContext({ baseURL: inject("origin"), ...options });
  await context.addInitScript(noteViolations);
  await context.addInitScript(noteDrawnParts);
  if (hour !== undefined) await context.clock.setFixedTime(new Date().setUTCHours(hour, 0, 0, 0));
  if (begin !== undefined) await context.addInitScript(begin.run, begin.given);
  return { context, idle: [] };
}

/** Leaves nothing of earlier tests but files: a pointer over something would be over it on the next page too. */
async function forget({ context, idle }: Opened): Promise<void> {
  for (const { page } of idle) await page.mouse.move(0, 0);
  const [any] = idle;
  if (any === undefined) return;
  const session = await context.newCDPSession(any.page);
  const storageTypes = "cookies,local_storage";
  await session.send("Storage.clearDataForOrigin", { origin: inject("origin"), storageTypes });
  await session.detach();
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
