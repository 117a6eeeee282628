import { describe, expect, inject, test } from "vitest";
import { useVisitor } from "./setup/browser.ts";
import { hydrated } from "./setup/form.ts";
import { firstPages } from "./setup/pages.ts";

describe("under the headers the site is served with", () => {
  const { visit } = useVisitor();

  test("the policy trusts the site alone", async () => {
    const policy = (await fetch(`${inject("origin")}/en`)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  });

  test("no page sets a cookie or keeps anything", async () => {
    const [page] = firstPages;
    if (page === undefined) return;
    const kept = await visit(page.address, async (opened) => {
      await hydrated(opened);
      return opened.evaluate(() => ({
        cookie: document.cookie,
        local: localStorage.length,
        session: sessionStorage.length,
      }));
    });
    expect(kept).toEqual({ cookie: "", local: 0, session: 0 });
  });
});
