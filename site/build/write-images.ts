import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { drawPreview, iconPng, iconSvg, type Preview } from "./preview-picture.ts";

/** Writes the icon and, for every language, the picture link previews show. */
export async function writeImages(output: string): Promise<void> {
  const folder = join(output, "images");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "icon.svg"), iconSvg(32));
  await writeFile(join(folder, "icon.png"), iconPng(180));
  for (const locale of locales) {
    await writeFile(join(folder, `preview-${locale.id}.png`), await drawPreview(await previewIn(locale)));
  }
}

/** What the picture says in a language. */
export async function previewIn({ id, tag, dir }: (typeof locales)[number]): Promise<Preview> {
  const words: unknown = JSON.parse(
    await readFile(new URL(`../../generated/words/${id}.json`, import.meta.url), "utf8"),
  );
  const text = (key: string): string => {
    const message: unknown =
      typeof words === "object" && words !== null ? Reflect.get(words, key) : undefined;
    assert(typeof message === "string", `The words of "${id}" have a plain "${key}".`);
    return message;
  };
  return { name: text("site.name"), tagline: text("site.tagline"), direction: dir, tag };
}
