/** A link in a text leads to a page of this site that exists, in the language of the text. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { locales } from "../../generated/catalog.ts";
import { pathOf } from "../../site/routes/route.ts";
import { siteRoutes } from "../../site/routes/site-routes.ts";

const specs = join(import.meta.dirname, "../../specs");
const languages = locales.map(({ id }) => id);
/** The licenses of the bundled packages, which the build writes. */
const files = ["/licenses.txt"];
const pages = new Set([...siteRoutes.map(pathOf), ...files]);

const texts = readdirSync(specs, { recursive: true, encoding: "utf8" }).filter((path) =>
  languages.some((language) => basename(path) === `${language}.yaml`),
);

test.each(languages)("links in %s", (language) => {
  const wrong = texts
    .filter((path) => basename(path) === `${language}.yaml`)
    .flatMap((path) => innerLinks(readFileSync(join(specs, path), "utf8")).map((to) => ({ path, to })))
    .filter(({ to }) => !pages.has(to) || !(files.includes(to) || to.startsWith(`/${language}/`)));
  expect(wrong).toEqual([]);
});

function innerLinks(yaml: string): readonly string[] {
  const text = JSON.stringify(parse(yaml));
  return [...text.matchAll(/\]\((\/[^)\s#?]*)/gu)].map(([, to = ""]) => to);
}
