import { existsSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Plugin } from "vite";
import { assert } from "../../generator/runtime/assert.ts";

/** What figures are written with; `unicode-range` of `site/styles/tokens.css` names the same. */
export const digitGlyphs = "0123456789$€£¥%.,+−×÷=()–/°′″";

/** Where the face lies until Vite takes it, hashed, into the assets; `site/styles/tokens.css` names it. */
const place = "dist/fonts/figures.woff2";

/** What the makers say of the face: its copyright, its license and where that is. */
const notices = [0, 13, 14];

const wholeFont = createRequire(import.meta.url).resolve(
  "@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2",
);

/**
 * The face of figures: of Source Serif 4 (SIL Open Font License) the glyphs a figure needs, in one weight. Its digits are
 * tabular and lining as they are, so that no feature need be kept. It keeps the notices of its makers, and not their name for
 * it: "Source" is reserved for the face as they made it.
 */
export async function digitFont(): Promise<Uint8Array> {
  const { default: subsetFont } = await import("subset-font");
  const subset = (font: Uint8Array, targetFormat: "sfnt" | "woff2"): Promise<Uint8Array> =>
    subsetFont(font, digitGlyphs, {
      targetFormat,
      variationAxes: targetFormat === "sfnt" ? { wght: 460, opsz: 26 } : {},
      keepFeatures: [],
      preserveNameIds: notices,
      noHinting: true,
      dropTables: ["BASE", "GPOS", "GSUB", "STAT"],
    });
  return subset(renamed(await subset(await readFile(wholeFont), "sfnt")), "woff2");
}

/** An OpenType font whose names say "Figure" for "Source"; its notices stay as they are. */
function renamed(font: Uint8Array): Uint8Array {
  const bytes = Buffer.from(font);
  // The directory: a tag, a checksum, an offset and a length for each table.
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => bytes.toString("latin1", at, at + 4) === "name");
  assert(entry !== undefined, "a font has names");
  const names = bytes.readUInt32BE(entry + 8);
  const texts = names + bytes.readUInt16BE(names + 4);
  for (let index = 0; index < bytes.readUInt16BE(names + 2); index += 1) {
    const at = names + 6 + 12 * index;
    if (notices.includes(bytes.readUInt16BE(at + 6))) continue;
    const start = texts + bytes.readUInt16BE(at + 10);
    const text = bytes.subarray(start, start + bytes.readUInt16BE(at + 8));
    // In UTF-16 each letter follows a zero.
    for (const spread of ["", "\0"]) {
      const [reserved, own] = ["Source", "Figure"].map((name) => [...name].join(spread));
      if (reserved === undefined || own === undefined) continue;
      for (let found = text.indexOf(reserved); found !== -1; found = text.indexOf(reserved, found + 1))
        text.write(own, found, "latin1");
    }
  }
  return bytes;
}

/** Makes the face of figures before anything asks for it, for a build and while the site is edited. */
export function makeFigureFont(): Plugin {
  return {
    name: "plainsum:digit-font",
    config: async () => {
      if (!isMade()) {
        await mkdir(dirname(place), { recursive: true });
        await writeFile(place, await digitFont());
      }
      // As a file of its own it is fetched beside the first drawing, which need not wait for it.
      return { build: { assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined) } };
    },
  };
}

/** Whether the face is there, and younger than what it is made from: it takes as long to make as a page of the site that is edited. */
function isMade(): boolean {
  if (!existsSync(place)) return false;
  const { ctimeMs: made } = statSync(place);
  return [wholeFont, import.meta.filename].every((source) => statSync(source).ctimeMs < made);
}
