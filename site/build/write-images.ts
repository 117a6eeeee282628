import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { pathOf } from "../routes/route.ts";
import { siteRoutes } from "../routes/site-routes.ts";
import { previewPath } from "../routes/preview-path.ts";
import { iconSvg, maskableIconSvg } from "./icon.ts";
import { plainWords } from "./plain-words.ts";
import type { Preview, Writing } from "./preview-picture.ts";

/**
 * The icon and, for every language, the picture link previews show: by file name, drawn when it is asked for. What draws with
 * fonts takes longer to load than a page: who edits the site needs the first alone.
 */
export const images: ReadonlyMap<string, () => Promise<string | Uint8Array>> = new Map([
  ["icon.svg", async (): Promise<string | Uint8Array> => iconSvg(32)],
  ["icon.png", async () => (await import("./preview-picture.ts")).iconPng(iconSvg(180))],
  // An app on the device is shown by these: `write-app.ts` names them.
  ["icon-192.png", async () => (await import("./preview-picture.ts")).iconPng(iconSvg(192))],
  ["icon-512.png", async () => (await import("./preview-picture.ts")).iconPng(iconSvg(512))],
  ["icon-maskable.png", async () => (await import("./preview-picture.ts")).iconPng(maskableIconSvg(512))],
  ...locales.map((locale) => [`preview-${locale.id}.png`, async () => previewOf(locale)] as const),
]);

/** Writes them, and for every calculator's page the picture that links to it show. */
export async function writeImages(output: string): Promise<void> {
  const folder = join(output, "images");
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of images) await writeFile(join(folder, name), await draw());
  for (const locale of locales) await writePreviews(output, locale);
}

type Locale = (typeof locales)[number];

async function previewOf(locale: Locale): Promise<Uint8Array> {
  const { drawPreviews } = await import("./preview-picture.ts");
  const [picture] = await drawPreviews([await previewIn(locale)], writingOf(locale));
  assert(picture !== undefined, "Each preview has its picture.");
  return picture;
}

/** What the picture of the site says in a language. */
export async function previewIn({ id }: Locale): Promise<Preview> {
  const text = await plainWords(id);
  return { name: text("site.name"), tagline: text("site.tagline") };
}

export function writingOf({ tag, dir }: Locale): Writing {
  return { tag, direction: dir };
}

/** The pictures of the calculators in a language: with the name and the summary that the page gives to who shows a link. */
async function writePreviews(output: string, locale: Locale): Promise<void> {
  const { drawPreviews } = await import("./preview-picture.ts");
  const site = (await plainWords(locale.id))("site.name");
  const routes = siteRoutes.filter((route) => route.kind === "calculator" && route.locale === locale.id);
  const previews: Preview[] = [];
  for (const route of routes) {
    const html = await readFile(join(output, pathOf(route), "index.html"), "utf8");
    previews.push({ name: given(html, "og:title"), tagline: given(html, "og:description"), site });
  }
  const pictures = await drawPreviews(previews, writingOf(locale));
  for (const [index, route] of routes.entries()) {
    const file = join(output, previewPath(route, locale.id));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pictures[index] ?? "");
  }
}

/** What a page gives to who shows a link to it. */
function given(html: string, property: string): string {
  const [, found] = new RegExp(`<meta property="${property}" content="([^"]*)"`, "u").exec(html) ?? [];
  assert(found !== undefined, `A page has its ${property}.`);
  return (
    found
      // Marks that are not drawn: the drawing program finds directions by itself.
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&")
  );
}
