import { describe, expect, test } from "vitest";
import { addressOf, wayOf, withNote } from "../../../site/offline/kept-page.ts";

const origin = "https://calc.example";

describe("what a worker does about a request", () => {
  test.each([
    ["a page", { mode: "navigate", destination: "document" }, "/en/finance/tip?bill=80", "page"],
    ["a page in a frame", { mode: "navigate", destination: "iframe" }, "/embed/en/finance/tip", "network"],
    ["a script", { mode: "cors", destination: "script" }, "/assets/chunks/a.js", "file"],
    ["an icon", { mode: "no-cors", destination: "image" }, "/images/icon.svg", "file"],
    ["an index", { mode: "cors", destination: "" }, "/offline/en.json", "network"],
    ["a look whether a page is there", { method: "HEAD", mode: "cors", destination: "" }, "/en", "network"],
    [
      "another site's script",
      { mode: "cors", destination: "script" },
      "https://x.example/assets/a.js",
      "network",
    ],
  ] as const)("%s", (_what, request, url, way) => {
    expect(wayOf({ method: "GET", ...request, url: new URL(url, origin).href }, origin)).toBe(way);
  });
});

test.each([
  ["/", "/"],
  ["/en/", "/en"],
  ["/en/finance/tip?bill=80#steps", "/en/finance/tip"],
])("%s is kept as %s", (url, address) => {
  expect(addressOf(origin + url)).toBe(address);
});

test("a note is the first that a page says", () => {
  const html = withNote('<header>x</header><main id="main" class="page"><h1>Tip</h1></main>', "Offline copy");
  expect(html).toBe(
    '<header>x</header><main id="main" class="page"><p class="offline-note quiet">Offline copy</p><h1>Tip</h1></main>',
  );
});
