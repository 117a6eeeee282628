import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { fontsFor } from "./preview-fonts.ts";

/** What the picture of a link says. */
export interface Preview {
  readonly name: string;
  readonly tagline: string;
  readonly direction: "ltr" | "rtl";
  /** Language of the texts, BCP 47. */
  readonly tag: string;
}

const ground = "#0a6247";
const band = "#eff6f2";
const mark = `<rect width="32" height="32" rx="7" fill="${ground}"/><path d="M16 6.5v9M11.5 11h9M7.5 20h17M7.5 24.5h17" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`;

/** The mark by itself, square. */
export function iconSvg(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${mark}</svg>`;
}

/** The same as PNG. */
export function iconPng(size: number): Uint8Array {
  return new Resvg(iconSvg(size), { font: { loadSystemFonts: false } }).render().asPng();
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
  const lines = Array.from(
    { length: 6 },
    (_, index) => `<rect y="${index * 105}" width="1200" height="52.5" fill="${band}"/>`,
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#fff"/>${lines}<g transform="translate(${isRight ? 984 : 96} 110) scale(3.75)">${mark}</g><text x="${x}" y="370" font-size="92" font-weight="700" fill="#14211d" text-anchor="${anchor}">${escaped(name)}</text><text x="${x}" y="440" font-size="40" fill="#4c5d57" text-anchor="${anchor}">${escaped(tagline)}</text><path d="M96 500H1104M96 512H1104" stroke="${ground}" stroke-width="4"/></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
