/** Of two pages of a place, less than one half of what either says in its sections and answers to questions is the other's. */
import { expect, test } from "vitest";
import { catalog, locales } from "../../generated/catalog.ts";
import type { CalculatorBackground } from "../../generator/runtime/description.ts";
import type { Words } from "../../generator/runtime/words.ts";
import { variantWords } from "../../generator/presentation/variant-words.ts";

const backgrounds = import.meta.glob<CalculatorBackground>("../../generated/calculators/legal/**/model.ts", {
  eager: true,
  import: "background",
});
const words = import.meta.glob<Words>("../../generated/calculators/legal/**/words/*.json", {
  eager: true,
  import: "default",
});

interface OwnText {
  readonly route: string;
  readonly region: string;
  readonly sentences: ReadonlySet<string>;
}

const ofPlaces = catalog.filter(({ region }) => region !== undefined);

test.each(locales.map(({ id }) => id))("in %s", (locale) => {
  const pages = ofPlaces.flatMap(({ id, region = "" }): readonly OwnText[] => {
    const all = words[`../../generated/calculators/${id}/words/${locale}.json`] ?? {};
    const variants = backgrounds[`../../generated/calculators/${id}/model.ts`]?.variants ?? [];
    return variants.map(({ slug, route, sections, questions }) => ({
      route,
      region,
      sentences: new Set(
        Object.entries(variantWords(all, slug)).flatMap(([key, message]) => {
          const [kind = "", name = ""] = key.split(".");
          const shown = kind === "sections" ? sections : kind === "questions" ? questions : [];
          return kind === "title" || kind === "summary" || shown === undefined || shown.includes(name)
            ? sentencesOf(kind, message)
            : [];
        }),
      ),
    }));
  });
  const alike = pages.flatMap((one, index) =>
    pages
      .slice(index + 1)
      .filter((other) => other.region === one.region)
      .map((other) => ({ pages: [one.route, other.route], share: shareOf(one, other) }))
      .filter(({ share }) => share >= 0.5),
  );
  expect(alike.toSorted((one, other) => other.share - one.share)).toEqual([]);
});

function sentencesOf(kind: string, message: Words[string]): readonly string[] {
  if (!["title", "summary", "sections", "questions"].includes(kind)) return [];
  const text = typeof message === "string" ? message : JSON.stringify(message);
  return text.split(/(?<=[.?!])\s+|[。？！]|\n+/u).filter((sentence) => sentence.trim() !== "");
}

/** The share of the shorter page, in characters, that the other says too. */
function shareOf({ sentences: one }: OwnText, { sentences: other }: OwnText): number {
  const length = (sentences: Iterable<string>): number =>
    [...sentences].reduce((sum, sentence) => sum + sentence.length, 0);
  const same = [...one].filter((sentence) => other.has(sentence));
  return length(same) / Math.max(1, Math.min(length(one), length(other)));
}
