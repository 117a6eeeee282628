import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { staticSite, type Reply } from "../../../site/serve/static-site.ts";

const folder = mkdtempSync(join(tmpdir(), "plainsum-site-"));
let answer: (address: string) => Promise<Reply>;

beforeAll(async () => {
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("_headers", "/*\n  X-Test: yes\n");
  write("en/finance/mortgage/index.html", "mortgage");
  write("en/404.html", "not here");
  write("404.html", "nowhere");
  write("assets/a.js", "1");
  answer = await staticSite(folder);
});

describe("a static host", () => {
  test.each([
    ["/en/finance/mortgage", 200, "mortgage"],
    ["/en/finance/mortgage?years=5", 200, "mortgage"],
    ["/assets/a.js", 200, "1"],
    ["/en/nothing", 404, "not here"],
    ["/xx/nothing", 404, "nowhere"],
    ["/_headers", 404, "nowhere"],
    ["/../../etc/passwd", 404, "nowhere"],
    ["/%2e%2e/%2e%2e/etc/passwd", 404, "nowhere"],
    ["/%zz", 404, "nowhere"],
  ])("%s is answered %d", async (address, status, text) => {
    const reply = await answer(address);
    expect([reply.status, new TextDecoder().decode(reply.body)]).toEqual([status, text]);
    expect(reply.headers["X-Test"]).toBe("yes");
  });

  test("an address with a slash at its end leads to the one without", async () => {
    expect(await answer("/en/finance/mortgage/?years=5")).toMatchObject({
      status: 308,
      headers: { Location: "/en/finance/mortgage?years=5" },
    });
  });
});
