import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Unit } from "../../generator/runtime/display.ts";
import { filesBelow } from "../../generator/specification-files.ts";
import words from "../../generated/words/en.json" with { type: "json" };
import { figureLanguage, mayTypeFigures } from "../../generator/words/typed-figures.ts";
import { readSpelled, writtenFigures } from "../../generator/words/written-figures.ts";
import { flattenTexts } from "../../generator/words/words.ts";

const root = join(import.meta.dirname, "../..");
const files = filesBelow(join(root, "specs/legal"))
  .map((path) => relative(root, path))
  .filter((path) => path.endsWith("/en.yaml"));

const units = ["hour", "day", "month", "year", "gram", "ounce", "pound"].map((id): Unit => ({
  id,
  numerator: "1",
  denominator: "1",
  group: "any",
}));
const shared: ReadonlyMap<string, unknown> = new Map(Object.entries(words));
const textOf = (key: string): string | undefined => {
  const text = shared.get(key);
  return typeof text === "string" ? text : undefined;
};
const english = {
  ...figureLanguage({ tag: "en-US", shared: textOf }, units, "USD"),
  // Only the generator reads these.
  spelled: readSpelled(
    [...flattenTexts(parse(readFileSync(join(root, "specs/units/words/en.yaml"), "utf8")))].flatMap(
      ([key, word]) =>
        /^spelled\.numbers\.(\d+)/u
          .exec(key)
          ?.slice(1)
          .map((number) => `${number} ${word}`) ?? [],
    ),
  ),
};

/** Names of offenses, and what people ask or say in their own words. */
const spoken = /\.offense\.options\.|^questions\..+\.question$|^sections\..+\.heading$/u;

/** A day for a day, a month from a day: words of everyday; names; nothing. */
const everyday = /^(?:one|1|0) |^(?:3g|\d-[GH])$/u;

/** What a text may say without a table, and why no change of the law's figures would make it wrong. */
const allowed: readonly {
  readonly file: RegExp;
  readonly figures: readonly string[];
  readonly why: string;
}[] = [
  {
    file: /tennessee\/jail-time/u,
    figures: ["11 months", "29 days", "364 days"],
    why: "what courts write, and its days",
  },
  { file: /ohio\/credit-time/u, figures: ["6 years"], why: "an example of how such a sentence is written" },
  { file: /oregon\/misdemeanor/u, figures: ["184 days"], why: "days of six months on the calendar" },
  {
    file: /oregon\/parts\/mandatory-minimum/u,
    figures: ["12 years", "five years"],
    why: "ages, which tell offenses apart",
  },
  { file: /north-carolina\/parts\/felony-cell/u, figures: ["two months"], why: "an example of counting" },
  { file: /north-carolina\/assault/u, figures: ["two days"], why: "who decides about release then, no term" },
  {
    file: /virginia\/jail-time/u,
    figures: ["65%", "87%", "85%"],
    why: "what people say, beside what the rate comes to",
  },
  {
    file: /washington\/parts\/standard-range/u,
    figures: ["30 days"],
    why: "the part of a month, as this page counts",
  },
  {
    file: /washington\/vehicular-homicide/u,
    figures: ["30 days"],
    why: "what the court ordered in the case it tells of",
  },
];

function figuresIn(text: string): readonly string[] {
  const said = text.replaceAll(/\]\([^)]*\)/gu, "]");
  return writtenFigures(said, english)
    .map(({ start, end }) => said.slice(start, end))
    .filter((figure) => !everyday.test(figure));
}

test("figures are found in digits, in words and behind a sign, and none in an address or a section", () => {
  expect(figuresIn("42 months, five years, 85 percent, $750 or 28 grams; a day, 3g, one day")).toEqual([
    "42 months",
    "85 percent",
    "$750",
    "28 grams",
    "five years",
  ]);
  expect(figuresIn("[section 9](/en/legal/oregon?years=12) and G.S. 15A-1340.17(d)")).toEqual([]);
});

test("no text of law types a figure: the tables have them, with a citation and a date", () => {
  expect(files.length).toBeGreaterThan(60);
  const typed = files.flatMap((file) =>
    [...flattenTexts(parse(readFileSync(join(root, file), "utf8")))]
      .filter(([key]) => !mayTypeFigures(key) && !spoken.test(key))
      .flatMap(([key, text]) =>
        figuresIn(text)
          .filter((figure) => !allowed.some((each) => each.file.test(file) && each.figures.includes(figure)))
          .map((figure) => `${file} ${key}: ${figure}`),
      ),
  );
  expect(typed).toEqual([]);
});
