import { expect, test } from "vitest";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { placesOf } from "../../../site/pages/calculator/page-places.ts";

const translator = createTranslator(
  { id: "en", name: "English", tag: "en-US", dir: "ltr" },
  {},
  {
    "workings.heading": "Steps",
    "outputs.schedule.label": "Schedule",
    "examples.heading": "Examples",
    "sections.questions": "Questions",
    "sections.all_sources": "Sources",
  },
);
const nothing = {
  hasSteps: false,
  outputs: [],
  sections: [],
  examples: [],
  questions: [],
  sources: { tables: [], sources: [] },
};

test("what a page lacks is not in its list of contents", () => {
  expect(placesOf(translator, nothing)).toEqual([]);
});

test("the list has the page's order", () => {
  const places = placesOf(translator, {
    ...nothing,
    hasSteps: true,
    sections: [{ id: "about-limits", heading: "Limits", text: "" }],
    questions: [{ question: "", answer: "" }],
  });
  expect(places).toEqual([
    { id: "workings", title: "Steps" },
    { id: "about-limits", title: "Limits" },
    { id: "questions", title: "Questions" },
  ]);
});
