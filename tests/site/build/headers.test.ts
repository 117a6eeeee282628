import { describe, expect, test } from "vitest";
import { headersFor, headerRules } from "../../../site/build/security-headers.ts";
import { headersFile, nginxSnippet } from "../../../site/build/write-headers.ts";
import { readHeaderRules } from "../../../site/serve/static-site.ts";

const paths = [
  "/",
  "/en/finance/mortgage",
  "/embed/en/finance/mortgage",
  "/assets/a.js",
  "/images/icon.svg",
  "/speculation-rules.json",
];

describe("the _headers file", () => {
  const read = readHeaderRules(headersFile(headerRules));

  test.each(paths)("says for %s what the rules say", (path) => {
    expect(headersFor(path, read)).toEqual(headersFor(path, headerRules));
  });
});

test("pages run their own scripts alone and are checked again at every visit", () => {
  const headers = headersFor("/en", headerRules);
  expect(headers["Content-Security-Policy"]).toContain(
    "script-src 'self'; style-src 'self'; font-src 'self'",
  );
  expect(headers["Content-Security-Policy"]).not.toContain("unsafe");
  expect(headers["Cache-Control"]).toContain("must-revalidate");
});

test("hashed files are kept for ever and carry no policy", () => {
  const headers = headersFor("/assets/chunks/a.js", headerRules);
  expect(headers["Cache-Control"]).toContain("immutable");
  expect(headers["Content-Security-Policy"]).toBeUndefined();
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
});

describe("nginx", () => {
  const snippet = nginxSnippet(headerRules, ["en", "ar"]);

  test.each([
    ["sends what the build compressed", "gzip_static on;"],
    ["keeps the headers file to itself", "location = /_headers {\n  return 404;\n}"],
    [
      "answers a missing asset as a missing page",
      "location /assets/ {\n  try_files $uri $uri/index.html @missing;\n",
    ],
  ])("%s", (_what, text) => {
    expect(snippet).toContain(text);
  });
});

test("nginx quotes the policy's own quotes and knows each language's missing page", () => {
  const snippet = nginxSnippet(headerRules, ["en", "ar"]);
  expect(snippet).toContain("default-src \\'none\\'");
  expect(snippet).toContain("error_page 404 /ar/404.html;");
});
