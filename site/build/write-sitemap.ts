import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { catalog, locales } from "../../generated/catalog.ts";
import { origin } from "../origin.ts";
import { alternateLanguage } from "../routes/alternate-language.ts";
import { localesOf } from "../routes/all-routes.ts";
import { inLocale, pathOf, type Route } from "../routes/route.ts";
import { siteRoutes } from "../routes/site-routes.ts";

/** Writes a sitemap per language with the other languages of each page, the index of them, and robots.txt. */
export async function writeSitemap(output: string): Promise<void> {
  const listed = siteRoutes.filter((route) => route.kind !== "not-found" && route.kind !== "embed");
  const [first] = locales;
  for (const { id } of locales) {
    const own = listed.filter((route) => ("locale" in route ? route.locale === id : id === first?.id));
    await writeFile(join(output, `sitemap-${id}.xml`), sitemap(own));
  }
  const index = locales
    .map(({ id }) => `<sitemap><loc>${origin}/sitemap-${id}.xml</loc></sitemap>`)
    .join("\n");
  await writeFile(
    join(output, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${index}\n</sitemapindex>\n`,
  );
  await writeFile(join(output, "robots.txt"), `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
}

/** A sitemap of these pages; each lists itself and its other languages. */
export function sitemap(routes: readonly Route[]): string {
  const urls = routes
    .map((route) => `<url><loc>${origin}${pathOf(route)}</loc>${changed(route)}${alternates(route)}</url>`)
    .join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`;
}

function entryOf(route: Route) {
  return route.kind === "calculator" ? catalog.find(({ id }) => id === route.calculator) : undefined;
}

/** The locales a page exists in; undefined for all. */
function offeredIn(route: Route): readonly string[] | undefined {
  return route.kind === "category" || route.kind === "region"
    ? localesOf({ catalog }, route)
    : entryOf(route)?.locales;
}

function changed(route: Route): string {
  const updated = entryOf(route)?.updated ?? "";
  return updated === "" ? "" : `<lastmod>${updated}</lastmod>`;
}

function alternates(route: Route): string {
  if (!("locale" in route)) return "";
  const complete = locales.filter(({ id }) => offeredIn(route)?.includes(id) ?? true);
  const [first] = complete;
  const link = (language: string, locale: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${pathOf(inLocale(route, locale))}"/>`;
  return (
    complete.map(({ id, tag }) => link(alternateLanguage(tag), id)).join("") +
    (first === undefined ? "" : link("x-default", first.id))
  );
}
