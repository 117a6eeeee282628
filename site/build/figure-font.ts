import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What figures are written with; `unicode-range` of `site/styles/tokens.css` names the same. */
export const figureGlyphs = "0123456789$€£¥%.,+−×÷=()–/°′″";

/** Where the face lies until Vite takes it, hashed, into the assets; `site/styles/tokens.css` names it. */
const place = "dist/fonts/figures.woff2";

/**
 * The face of figures: of Source Serif 4 (SIL Open Font License) the glyphs a figure needs, in one weight. Its digits are
 * tabular and lining as they are, so that no feature need be kept.
 */
export async function figureFont(): Promise<Uint8Array> {
  const file = createRequire(import.meta.url).resolve(
    "@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2",
  );
  return subsetFont(await readFile(file), figureGlyphs, {
    targetFormat: "woff2",
    variationAxes: { wght: 460, opsz: 26 },
    keepFeatures: [],
    noHinting: true,
    dropTables: ["BASE", "GPOS", "GSUB", "STAT"],
  });
}

/** Makes the face of figures before anything asks for it, for a build and while the site is edited. */
export function makeFigureFont(): Plugin {
  return {
    name: "plainsum:figure-font",
    config: async () => {
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, await figureFont());
      // As a file of its own it is fetched beside the first drawing, which need not wait for it.
      return { build: { assetsInlineLimit: (path) => (path.endsWith(".woff2") ? false : undefined) } };
    },
  };
}
