import { expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { drawPreviews, type Preview, type Writing } from "../../../site/build/preview-picture.ts";
import { previewIn, writingOf } from "../../../site/build/write-images.ts";

/** Pictures of the letters of a text, each drawn by itself. */
async function pictures(
  letters: readonly string[],
  preview: Preview,
  writing: Writing,
): Promise<ReadonlySet<string>> {
  const drawn = await drawPreviews(
    letters.map((letter) => ({ ...preview, tagline: letter })),
    writing,
  );
  return new Set(drawn.map((picture) => Buffer.from(picture).toString("base64")));
}

// A letter that a font has not is drawn as a box or as nothing, so such letters would look alike.
test.each(locales)("the picture in $id shows each letter as itself", async (locale) => {
  const preview = await previewIn(locale);
  const letters = [...new Set(preview.tagline.replaceAll(/[^\p{L}]/gu, ""))];
  const drawn = await pictures([" ", ...letters], preview, writingOf(locale));
  expect(drawn.size).toBe(letters.length + 1);
});

test("a letter that no font has stops the build", async () => {
  const rune = { name: "Plainsum", tagline: "ᚠ" };
  await expect(drawPreviews([rune], { direction: "ltr", tag: "en" })).rejects.toThrow("missing: ᚠ");
});

test("a language whose letters no package has stops the build", async () => {
  const thai = { name: "Plainsum", tagline: "ก" };
  await expect(drawPreviews([thai], { direction: "ltr", tag: "th" })).rejects.toThrow('"Thai"');
});
