import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staticSite, type Reply } from "../../../site/serve/static-site.ts";

const folder = mkdtempSync(join(tmpdir(), "plainsum-site-"));
let answer: (address: string) => Promise<Reply>;

beforeAll(async () => {
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(
    "_headers",
    "/*\n  X-Test: yes\n  X-Policy: strict\n\n/assets/*\n  ! X-Policy\n  Cache-Control: immutable\n",
  );
  write("en/finance/mortgage/index.html", "mortgage");
  write("en/404.html", "not here");
  write("404.html", "nowhere");
  write("index.html", "first");
  write("assets/a.js", "1");
  answer = await staticSite(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a static host", () => {
  test.each([
    ["/", 200, "/index.html"],
    ["http://example.org/", 200, "/index.html"],
    ["/en/finance/mortgage", 200, "/en/finance/mortgage/index.html"],
    ["/en/finance/mortgage?years=5", 200, "/en/finance/mortgage/index.html"],
    ["/assets/a.js", 200, "/assets/a.js"],
    ["/en/nothing", 404, "/en/404.html"],
    ["/xx/nothing", 404, "/404.html"],
    ["/_headers", 404, "/404.html"],
    ["/../../etc/passwd", 404, "/404.html"],
    ["/%2e%2e/%2e%2e/etc/passwd", 404, "/404.html"],
    ["/..%2f..%2fetc/passwd", 404, "/404.html"],
    ["/%zz", 404, "/404.html"],
    ["/%00", 404, "/404.html"],
    ["//", 404, "/404.html"],
    ["//evil.example/", 404, "/404.html"],
    ["/%2F%2Fevil.example/", 404, "/404.html"],
    ["/.//evil.example/", 404, "/404.html"],
    ["/%5Cevil.example/", 404, "/404.html"],
    ["/assets/nothing.js", 404, "/404.html"],
    ["http://", 400, undefined],
    ["*", 400, undefined],
  ])("%s is answered %d", async (address, status, file) => {
    const reply = await answer(address);
    expect([reply.status, reply.file]).toEqual([status, file]);
    expect(reply.headers["X-Test"]).toBe("yes");
  });

  test.each([
    ["/en/finance/mortgage/?years=5", "/en/finance/mortgage?years=5"],
    ["/日本/", "/%E6%97%A5%E6%9C%AC"],
    ["/%0d%0aX-Evil:%201/", "/%0d%0aX-Evil:%201"],
  ])(
    "%s leads to the address without its last slash, under the site's headers",
    async (address, location) => {
      expect(await answer(address)).toMatchObject({
        status: 308,
        headers: { Location: location, "X-Test": "yes", "X-Policy": "strict" },
      });
    },
  );

  test("a missing asset has the headers of a page, which nobody keeps for a year", async () => {
    expect((await answer("/assets/a.js")).headers).toMatchObject({ "Cache-Control": "immutable" });
    const { headers } = await answer("/assets/nothing.js");
    expect(headers).toMatchObject({ "X-Policy": "strict" });
    expect(headers["Cache-Control"]).toBeUndefined();
  });
});
