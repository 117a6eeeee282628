import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { iconSvg, maskableIconSvg } from "./icon.ts";
import { plainWords } from "./plain-words.ts";
import type { Preview } from "./preview-picture.ts";

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
  ...locales.map(
    (locale) =>
      [
        `preview-${locale.id}.png`,
        async () => (await import("./preview-picture.ts")).drawPreview(await previewIn(locale)),
      ] as const,
  ),
]);

export async function writeImages(output: string): Promise<void> {
  const folder = join(output, "images");
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of images) await writeFile(join(folder, name), await draw());
}

/** What the picture says in a language. */
export async function previewIn({ id, tag, dir }: (typeof locales)[number]): Promise<Preview> {
  const text = await plainWords(id);
  return { name: text("site.name"), tagline: text("site.tagline"), direction: dir, tag };
}
