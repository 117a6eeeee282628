import { expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { drawPreview, type Preview } from "../../../site/build/preview-picture.ts";
import { previewIn } from "../../../site/build/write-images.ts";

/** Pictures of the letters of a text, each drawn by itself. */
async function pictures(letters: readonly string[], preview: Preview): Promise<ReadonlyMap<string, string>> {
  const drawn = new Map<string, string>();
  for (const letter of letters)
    drawn.set(letter, Buffer.from(await drawPreview({ ...preview, tagline: letter })).toString("base64"));
  return drawn;
}

// A letter that a font has not is drawn as a box or as nothing, so such letters would look alike.
test.each(locales)("the picture in $id shows each letter as itself", async (locale) => {
  const preview = await previewIn(locale);
  const letters = [...new Set(preview.tagline.replaceAll(/[^\p{L}]/gu, ""))];
  const drawn = await pictures([" ", ...letters], preview);
  expect(new Set(drawn.values()).size).toBe(letters.length + 1);
});

test("a letter that no font has stops the build", async () => {
  const rune = { name: "Plainsum", tagline: "ᚠ", direction: "ltr", tag: "en" } as const;
  await expect(drawPreview(rune)).rejects.toThrow("missing: ᚠ");
});

test("a language whose letters no package has stops the build", async () => {
  const thai = { name: "Plainsum", tagline: "ก", direction: "ltr", tag: "th" } as const;
  await expect(drawPreview(thai)).rejects.toThrow('"Thai"');
});
