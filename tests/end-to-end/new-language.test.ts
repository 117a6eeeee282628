/** A language is added by the steps of CONTRIBUTING.md and nothing else; English stands in for its words. */
import { execFile } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assert } from "../../generator/runtime/assert.ts";
import { serveSite } from "../../site/serve/server.ts";
import { copyProject, type ProjectCopy } from "../setup/project-copy.ts";
import { useVisitor } from "./setup/browser.ts";
import { root } from "./setup/built-site.ts";

const run = promisify(execFile);
const firstPort = 46_100;
/** A generator, a site and a terminal are built in the copy. */
const longest = 1_200_000;

const { visit } = useVisitor({ locale: "de-DE" });
let copy: ProjectCopy | undefined;
let server: Awaited<ReturnType<typeof serveSite>> | undefined;

beforeAll(async () => {
  copy = copyProject(root);
  const { root: cwd, edit } = copy;
  const node = async (...given: readonly string[]): Promise<unknown> =>
    run(process.execPath, [...given], { cwd });
  edit("locales.yaml", /$(?![^])/u, "  - { id: de, name: Deutsch, tag: de, dir: ltr }\n");
  // Where one calculator is offered, what people type to find it is asked for as well.
  edit("finance/tip/calculator.yaml", /^ {2}lines:\n {4}tip:\n/mu, "$&      de: [tip calculator]\n");
  const folders = ["words", "units/words", "finance/tip"];
  for (const folder of folders) {
    await node("cli/bin/plainsum.cjs", "words", folder, "de");
    const file = (locale: string): string => join(cwd, "specs", folder, `${locale}.yaml`);
    assert(readFileSync(file("de"), "utf8").includes('"" # '), "the file waits for words");
    copyFileSync(file("en"), file("de"));
  }
  for (const folder of folders) await node("cli/bin/plainsum.cjs", "accept", folder, "de");
  await node("cli/run/build.js");
  server = await serveSite(join(cwd, "dist/client"), firstPort);
}, longest);

afterAll(async () => {
  await server?.close();
  copy?.remove();
});

test("is answered in", async () => {
  assert(server !== undefined, "the site of the copy is served");
  await visit(`${server.url}/de/finance/tip?bill=64`, async (page) => {
    await page.locator("#calculator[data-ready]").waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("de");
    // 18 % of 64, with the marks of German.
    await page.locator("#result .answered", { hasText: "11,52\u00A0$" }).waitFor();
    await page.locator("[name=bill]").fill("80,50");
    await page.locator("#result .answered", { hasText: "14,49\u00A0$" }).waitFor();
  });
});

test("leads to no page that is not there", async () => {
  assert(server !== undefined && copy !== undefined, "the site of the copy is served");
  const folder = join(copy.root, "dist/client/de");
  // A page that says there is none at an address has none of its own.
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !file.endsWith("404.html"),
  );
  expect(pages).toContain("finance/tip/index.html");
  const linksIn = (file: string, link: RegExp): readonly string[] =>
    [...readFileSync(join(folder, file), "utf8").matchAll(link)].map(([, path]) => path ?? "");
  const links = [
    ...pages.flatMap((file) => linksIn(file, / href="(\/[^"#?]*)/gu)),
    // What search engines are told of, among the other languages of a page too.
    ...["en", "de"].flatMap((id) => linksIn(`../sitemap-${id}.xml`, /https?:\/\/[^/]+(\/de[^"<]*)/gu)),
  ];
  expect(links).toContain("/de/finance/tip");
  const missing = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const { status } = await fetch(`${server?.url}${link}`);
      return status === 200 ? [] : [`${link}: ${String(status)}`];
    }),
  );
  expect(missing.flat()).toEqual([]);
});
