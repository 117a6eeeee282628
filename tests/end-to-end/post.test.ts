import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { assert } from "../../generator/runtime/assert.ts";
import { calculatorOf } from "../../site/blog/post.ts";
import { allPosts } from "../../site/blog/posts.ts";
import { scriptsOf } from "../weight/page-weight.ts";
import { useVisitor } from "./setup/browser.ts";
import { root } from "./setup/built-site.ts";
import { hydrated } from "./setup/form.ts";
import { firstLocale } from "./setup/pages.ts";

const posts = allPosts.flatMap((post) => {
  const shown = calculatorOf(post);
  return shown === undefined ? [] : [{ slug: post.slug, route: shown.route }];
});

describe("a post with a calculator", () => {
  const { visit } = useVisitor();

  test.each(posts)("$slug loads the code of $route and of no other", async ({ slug, route }) => {
    const [loaded, named] = await visit(`/blog/${slug}`, async (page) => [
      await scriptsInUse(page),
      await scriptsNamed(page),
    ]);
    const ofCalculator = scriptsOf(join(root, "dist/client"), `${firstLocale}/${route}/index.html`);
    const own = loaded.filter((path) => !ofCalculator.has(path));
    expect(loaded.length).toBeGreaterThan(1);
    // Only what wakes it is its own.
    expect(own).toEqual(named);
    expect(own).toHaveLength(1);
  });

  test.each(allPosts)("$slug has room between its paragraphs", async ({ slug }) => {
    const margins = await visit(`/blog/${slug}`, async (page) =>
      page
        .locator(".prose p + p")
        .evaluateAll((texts) => texts.map((each) => parseFloat(getComputedStyle(each).marginBlockStart))),
    );
    expect(margins.length).toBeGreaterThan(0);
    expect(Math.min(...margins)).toBeGreaterThan(12);
  });

  test("is drawn with the sheets of its own fields: keys stand in rows", async () => {
    await visit("/blog/why-0-1-plus-0-2-should-be-0-3", async (page) => {
      await hydrated(page);
      const widths = await page
        .locator(".keypad button:visible")
        .evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().width)));
      // In rows of six, and of four.
      expect(new Set(widths).size).toBeLessThanOrEqual(3);
    });
  });

  test("is woken by the same script in every post: which calculator it is, it learns from the page", async () => {
    const named = [];
    for (const { slug } of posts) named.push(...(await visit(`/blog/${slug}`, scriptsNamed)));
    expect(new Set(named).size).toBe(1);
  });
});

describe("posts and calculators", () => {
  const { visit } = useVisitor();

  test("lead to each other", async () => {
    const [post] = posts;
    assert(post !== undefined, "There is a post with a calculator.");
    const { slug, route } = post;
    const to = (path: string) => async (page: Page) => page.locator(`.related a[href="${path}"]`).count();
    expect(await visit(`/blog/${slug}`, to(`/${firstLocale}/${route}`))).toBe(1);
    expect(await visit(`/${firstLocale}/${route}`, to(`/blog/${slug}`))).toBe(1);
  });
});

/** The scripts that the page itself names. */
async function scriptsNamed(page: Page): Promise<readonly string[]> {
  return page
    .locator("script[src]")
    .evaluateAll((scripts) => scripts.map((script) => new URL(String(Reflect.get(script, "src"))).pathname));
}

/** The scripts a page has fetched once its calculator reacts and nothing more comes. */
async function scriptsInUse(page: Page): Promise<readonly string[]> {
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js"))
      .toSorted(),
  );
}

describe("on the narrowest screens", () => {
  const { visit } = useVisitor({ viewport: { width: 320, height: 640 } });

  test.each(allPosts)("$slug does not scroll sideways", async ({ slug }) => {
    await visit(`/blog/${slug}`, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
});
