import { describe, expect, test } from "vitest";
import { locales } from "../../generated/catalog.ts";
import { origin } from "../../site/origin.ts";
import { builtFiles, builtPages, readBuilt } from "./setup/built-site.ts";
import { alternateLanguage } from "../../site/routes/alternate-language.ts";

/** What stands for the site itself while its links are read. */
const site = origin;
const addresses = new Set([
  ...builtFiles.map((file) => `/${file}`),
  ...builtPages.map(({ address }) => address),
  "/",
]);
const texts = new Map(builtPages.map(({ file, address }) => [address, readBuilt(file)]));

describe.each(builtPages)("$address", ({ address, file }) => {
  const html = readBuilt(file);

  test("links to nothing that is not there", () => {
    const links = [...attributes(html, "href"), ...attributes(html, "src"), ...srcset(html)].map(
      (link) => new URL(link, `${site}${address}`),
    );
    const broken = links.filter((link) => link.origin === site && !isThere(link.pathname, link.hash));
    expect(broken.map(({ pathname, hash }) => pathname + hash)).toEqual([]);
  });

  test("names itself and its translations, and they name it", () => {
    const alternates = alternatesOf(html);
    if (alternates.size === 0) return;
    const tags = locales.map(({ tag }) => alternateLanguage(tag));
    expect([...alternates.keys()].filter((tag) => tag !== "x-default" && !tags.includes(tag))).toEqual([]);
    expect([...alternates.values()]).toContain(address);
    expect(alternates.has("x-default")).toBe(true);
    for (const other of alternates.values())
      expect([...alternatesOf(texts.get(other) ?? "").values()], other).toContain(address);
  });
});

test("every page can be reached from the first by links", () => {
  const reached = new Set<string>();
  const waiting = ["/"];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (reached.has(address)) continue;
    reached.add(address);
    const html = texts.get(address) ?? "";
    waiting.push(
      ...[...attributes(html, "href"), ...attributes(html, "action")].map((link) =>
        plainPath(new URL(link, `${site}${address}`).pathname),
      ),
    );
  }
  // What is made for frames is reached from other sites.
  const linked = builtPages.map(({ address }) => address).filter((each) => !each.startsWith("/embed/"));
  expect(linked.filter((each) => !reached.has(each))).toEqual([]);
});

test("every address of a sitemap is that of a page", () => {
  const sitemaps = builtFiles.filter((file) => /^sitemap-.*\.xml$/u.test(file));
  const listed = sitemaps.flatMap((file) =>
    [...readBuilt(file).matchAll(/<loc>([^<]*)<\/loc>/gu)].map(
      ([, address = ""]) => new URL(address).pathname,
    ),
  );
  expect(sitemaps).toHaveLength(locales.length);
  expect(listed.filter((address) => !texts.has(plainPath(address)))).toEqual([]);
});

function isThere(pathname: string, hash: string): boolean {
  const path = plainPath(pathname);
  if (!addresses.has(path)) return false;
  const html = texts.get(path);
  return hash === "" || html === undefined || html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
}

function plainPath(pathname: string): string {
  return decodeURIComponent(pathname === "/" ? pathname : pathname.replace(/\/$/, ""));
}

function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}

function srcset(html: string): string[] {
  return attributes(html, "srcset").flatMap((set) =>
    set.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
}

/** Addresses by language tag, as the page's `<link rel="alternate" hreflang>` have them. */
function alternatesOf(html: string): ReadonlyMap<string, string> {
  const links = [...html.matchAll(/<link\b[^>]*\bhreflang="([^"]*)"[^>]*>/gi)];
  return new Map(
    links.flatMap(([link, tag = ""]) =>
      attributes(link, "href").map((href) => [tag, plainPath(new URL(href, site).pathname)] as const),
    ),
  );
}
