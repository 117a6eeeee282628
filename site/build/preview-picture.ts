import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { green, sum } from "./icon.ts";
import { fontsFor } from "./preview-fonts.ts";

/** What the picture of a link says. */
export interface Preview {
  readonly name: string;
  readonly tagline: string;
  readonly direction: "ltr" | "rtl";
  /** Language of the texts, BCP 47. */
  readonly tag: string;
}

const paper = "#faf8f1";
const hair = "#d9dccd";
/** A drawing of the mark as PNG. */
export function iconPng(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** The picture as PNG, in fonts of its own: those of the machine that builds are not looked at. */
export async function drawPreview(preview: Preview): Promise<Uint8Array> {
  const { name, tagline, tag } = preview;
  const fonts = await fontsFor(
    [
      { text: name, weight: 700 },
      { text: tagline, weight: 400 },
    ],
    tag,
  );
  const folder = await mkdtemp(join(tmpdir(), "plainsum-fonts-"));
  try {
    const fontFiles = fonts.map((_, index) => join(folder, `${index}.ttf`));
    for (const [index, font] of fonts.entries()) await writeFile(join(folder, `${index}.ttf`), font);
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "Noto Sans" };
    return new Resvg(previewSvg(preview), { font }).render().asPng();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** 1200 × 630, the size link previews are cut to. The drawing program knows no direction, so text is anchored at its start. */
function previewSvg({ name, tagline, direction }: Preview): string {
  const isRight = direction === "rtl";
  const x = isRight ? 1104 : 96;
  const anchor = isRight ? "end" : "start";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="${paper}"/><path d="M96 560H1104" stroke="${hair}" stroke-width="2"/><g transform="translate(${isRight ? 1008 : 84} 96) scale(3.4)"><path d="${sum}" fill="none" stroke="${green}" stroke-width="2"/></g><text x="${x}" y="356" font-size="92" font-weight="700" fill="#1d1e1a" text-anchor="${anchor}">${escaped(name)}</text><text x="${x}" y="424" font-size="40" fill="#56584e" text-anchor="${anchor}">${escaped(tagline)}</text><path d="M96 480H1104M96 490H1104" stroke="${green}" stroke-width="4"/></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
