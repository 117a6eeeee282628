import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { assert } from "../../generator/runtime/assert.ts";

/** A text of a picture, and how heavy its letters are: 400 is regular, 700 bold. */
export interface DrawnText {
  readonly text: string;
  readonly weight: 400 | 700;
}

/** A font with some letters, as it is drawn with. */
export interface DrawingFont {
  readonly data: Uint8Array;
  readonly weight: DrawnText["weight"];
}

const latin = "@fontsource-variable/noto-sans";
/** The package that has the letters of a script (ISO 15924). A new one is installed and named here. */
const packages: Readonly<Record<string, string>> = {
  Latn: latin,
  Arab: "@fontsource-variable/noto-sans-arabic",
  Hans: "@fontsource-variable/noto-sans-sc",
};
const require = createRequire(import.meta.url);

/**
 * The fonts that draw texts in a language (BCP 47), each with the letters needed and no others, in the form drawing
 * programs read. They come from packages, so that a picture is the same on every machine. A letter that no font
 * has stops the build: it would be drawn as a box.
 */
export async function fontsFor(texts: readonly DrawnText[], tag: string): Promise<readonly DrawingFont[]> {
  const script = new Intl.Locale(tag).maximize().script ?? "";
  const own = packages[script];
  assert(
    own !== undefined,
    `A font package for the script "${script}" is named in site/build/preview-fonts.ts.`,
  );
  const fonts: DrawingFont[] = [];
  for (const { text, weight } of texts) {
    const missing = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
    for (const name of new Set([own, latin])) {
      for (const file of await filesWith(name, missing)) {
        const letters = String.fromCodePoint(...missing);
        const font = await subsetFont(await readFile(file), letters, {
          targetFormat: "sfnt",
          variationAxes: { wght: weight },
        });
        fonts.push({ data: font, weight });
        for (const letter of lettersOf(font)) missing.delete(letter);
      }
    }
    assert(
      missing.size === 0,
      `The fonts of site/build/preview-fonts.ts have every letter of "${text}"; missing: ${String.fromCodePoint(...missing)}`,
    );
  }
  return fonts;
}

/** The files of a font package that have one of these letters; a package holds a file for each few ranges of them. */
async function filesWith(name: string, letters: ReadonlySet<number>): Promise<readonly string[]> {
  const ranges: unknown = JSON.parse(await readFile(require.resolve(`${name}/unicode.json`), "utf8"));
  assert(typeof ranges === "object" && ranges !== null, `${name}/unicode.json has ranges by file.`);
  return Object.entries(ranges)
    .filter(([, range]: readonly [string, unknown]) =>
      [...letters].some((letter) => isIn(letter, String(range))),
    )
    .map(([part]) => {
      const file = `${name.slice(name.indexOf("/") + 1)}-${part.replaceAll(/[[\]]/gu, "")}-wght-normal.woff2`;
      return require.resolve(`${name}/files/${file}`);
    });
}

/** Whether a letter is in a range as CSS writes it: `U+0-ff,U+131`. */
function isIn(letter: number, range: string): boolean {
  return range.split(",").some((part) => {
    const [first = "", last = first] = part.replace(/^U\+/u, "").split("-");
    return letter >= Number.parseInt(first, 16) && letter <= Number.parseInt(last, 16);
  });
}

function lettersOf(font: Uint8Array): Iterable<number> {
  return new Face(new Blob(new Uint8Array(font).buffer)).collectUnicodes();
}
