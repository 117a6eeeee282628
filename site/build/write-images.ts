import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { Words } from "../../generator/runtime/words.ts";

const ground = "#0a6247";
const band = "#eff6f2";

/** Writes the icon and, for every language, the picture link previews show. */
export async function writeImages(output: string): Promise<void> {
  const folder = join(output, "images");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "icon.svg"), iconSvg(32));
  await writeFile(join(folder, "icon.png"), png(iconSvg(180)));
  for (const locale of locales) {
    const module: unknown = await import(`../../generated/words/${locale.id}.ts`);
    assert(isWordsModule(module), `The locale "${locale.id}" has words.`);
    const text = (key: string): string => {
      const message = module.words[key];
      assert(typeof message === "string", `The words of "${locale.id}" have a plain "${key}".`);
      return message;
    };
    const picture = previewSvg({
      name: text("site.name"),
      tagline: text("site.tagline"),
      direction: locale.dir,
    });
    await writeFile(join(folder, `preview-${locale.id}.png`), png(picture));
  }
}

function isWordsModule(module: unknown): module is { readonly words: Words } {
  return typeof module === "object" && module !== null && "words" in module;
}

/** The mark by itself, square. */
function iconSvg(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${mark}</svg>`;
}

const mark = `<rect width="32" height="32" rx="7" fill="${ground}"/><path d="M16 6.5v9M11.5 11h9M7.5 20h17M7.5 24.5h17" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`;

/** 1200 × 630, the size link previews are cut to. The drawing program knows no direction, so text is anchored at its start. */
export function previewSvg({
  name,
  tagline,
  direction,
}: {
  readonly name: string;
  readonly tagline: string;
  readonly direction: "ltr" | "rtl";
}): string {
  const isRight = direction === "rtl";
  const x = isRight ? 1104 : 96;
  const anchor = isRight ? "end" : "start";
  const lines = Array.from(
    { length: 6 },
    (_, index) => `<rect y="${index * 105}" width="1200" height="52.5" fill="${band}"/>`,
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#fff"/>${lines}<g transform="translate(${isRight ? 984 : 96} 110) scale(3.75)">${mark}</g><text x="${x}" y="370" font-family="sans-serif" font-size="92" font-weight="700" fill="#14211d" text-anchor="${anchor}">${escaped(name)}</text><text x="${x}" y="440" font-family="sans-serif" font-size="40" fill="#4c5d57" text-anchor="${anchor}">${escaped(tagline)}</text><path d="M96 500H1104M96 512H1104" stroke="${ground}" stroke-width="4"/></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function png(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: true, defaultFontFamily: "Noto Sans" } }).render().asPng();
}
