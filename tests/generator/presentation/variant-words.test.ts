import { expect, test } from "vitest";
import { variantWords } from "../../../generator/presentation/variant-words.ts";

const words = {
  title: "Felony sentence",
  short_title: "Felony",
  "keywords.0": "felony",
  "keywords.1": "sentence",
  "sections.how.heading": "How it works",
  "sections.limits.heading": "Limits",
  "variants.felony/level-1.title": "Level 1 felony",
  "variants.felony/level-1.keywords.0": "level 1",
  "variants.felony/level-1.sections.how.heading": "How level 1 works",
  "variants.felony/level-1.sections.facts.heading": "Level 1 offenses",
};

test("a page's own words take the place of those of all pages, in their order", () => {
  const own = variantWords(words, "felony/level-1");
  expect(Object.entries(own).filter(([key]) => key.startsWith("sections."))).toEqual([
    ["sections.how.heading", "How level 1 works"],
    ["sections.limits.heading", "Limits"],
    ["sections.facts.heading", "Level 1 offenses"],
  ]);
});

test("a title of its own takes the place of the short title too, and its keywords of all keywords", () => {
  const own = variantWords(words, "felony/level-1");
  expect(own).toMatchObject({ title: "Level 1 felony", "keywords.0": "level 1" });
  expect(own).not.toHaveProperty("short_title");
  expect(own).not.toHaveProperty(["keywords.1"]);
});

test("keywords that it has also come with those of all pages", () => {
  const also = {
    ...words,
    "variants.felony/level-2.title": "Level 2 felony",
    "variants.felony/level-2.keywords.also.0": "level 2",
  };
  expect(variantWords(also, "felony/level-2")).toMatchObject({
    "keywords.0": "felony",
    "keywords.1": "sentence",
    "keywords.also.0": "level 2",
  });
});

test("a brief of all pages says nothing of a page with a summary of its own", () => {
  const brief = { ...words, brief: "By level and credit.", summary: "Ranges by level." };
  expect(variantWords(brief, "felony/level-1")).toHaveProperty("brief");
  const summed = { ...brief, "variants.felony/level-1.summary": "Of level 1." };
  expect(variantWords(summed, "felony/level-1")).not.toHaveProperty("brief");
});

test("a page without words of its own has those of all", () => {
  expect(variantWords(words, "felony")).toBe(words);
});
