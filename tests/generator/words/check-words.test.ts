import { describe, expect, it } from "vitest";
import { checkWords, englishTexts, ownListOf } from "../../../generator/words/check-words.ts";
import type { RequiredText } from "../../../generator/constructs/required-text.ts";
import { flattenTexts } from "../../../generator/words/words.ts";
import { marked, sourceOf } from "../check/source-of.ts";

const required: readonly RequiredText[] = [
  { key: "title", required: true, arguments: [] },
  { key: "summary", required: true, arguments: [] },
  { key: "answer", required: false, arguments: ["tip", "people"] },
  { key: "inputs.size.label", required: true, arguments: [] },
  { key: "inputs.*.options.*", required: false, arguments: [] },
  { key: "keywords.*", required: false, arguments: [] },
  { key: "ask.share.*", required: false, arguments: ["bill", "percent"], uses: ["percent"] },
];
const whole = "title: Tip\nsummary: What to leave.\ninputs:\n  size: { label: Size }\n";

function problemsOf(
  text: string,
  more: {
    readonly english?: string;
    readonly locale?: string;
    readonly accepted?: Readonly<Record<string, string>>;
  } = {},
): readonly string[] {
  const source = sourceOf(text);
  const { english, locale = "en", accepted } = more;
  const { problems } = checkWords({
    required,
    english: englishTexts(flattenTexts(sourceOf(english ?? text).value), "en"),
    texts: flattenTexts(source.value),
    source,
    locale,
    isEnglish: english === undefined,
    ...(accepted === undefined ? {} : { acceptedText: (key: string) => accepted[key] }),
  });
  return problems.map((problem) => marked(source, problem));
}

describe("checkWords of the English file", () => {
  const cases = [
    { title: "a whole file", given: whole, want: [] },
    {
      title: "a missing text, at the nearest key",
      given: whole.replace("{ label: Size }", "{ hint: x }"),
      want: ["text_missing: size", "text_unknown_key: hint -> inputs.size.label"],
    },
    { title: "an empty text", given: whole.replace("Tip", '""'), want: ["text_missing: title"] },
    { title: "a misspelled key", given: `${whole}anwser: x\n`, want: ["text_unknown_key: anwser -> answer"] },
    {
      title: "a misspelled argument",
      given: `${whole}answer: Leave {tipp}.\n`,
      want: ["unknown_argument: {tipp} -> tip"],
    },
    {
      title: "an argument that chooses",
      given: `${whole}answer: "{peple, plural, one {a} other {b}}"\n`,
      want: ["unknown_argument: {peple, plural, one {a} other {b}} -> people"],
    },
    {
      title: "an option with dots in its id",
      given: whole.replace("label: Size", "label: Size, options: { a.b: x }"),
      want: [],
    },
    {
      title: "options of no input",
      given: `${whole}  sise: { options: { a: x } }\n`,
      want: ["text_unknown_key: a"],
    },
    {
      title: "a summary that is cut off",
      given: whole.replace("What to leave.", "x".repeat(121)),
      want: [`summary_too_long: ${"x".repeat(121)}`],
    },
    {
      title: "a phrase that does not say what its value holds",
      given: `${whole}ask: { share: ["{percent} of {bill}", "tip on {bill}"] }\n`,
      want: ['message_syntax: "tip on {bill}"'],
    },
    {
      title: "phrases none of which says what their value holds, once",
      given: `${whole}ask: { share: ["share of {bill}", "tip on {bill}"] }\n`,
      want: ['message_syntax: "share of {bill}"'],
    },
    {
      title: "a slip in what a phrase has to say, once",
      given: `${whole}ask: { share: ["{percnt} of {bill}"] }\n`,
      want: ["unknown_argument: {percnt} -> percent"],
    },
    {
      title: "a text that cannot be read",
      given: `${whole}answer: Leave {tip.\n`,
      want: ["message_syntax: {tip"],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(problemsOf(given)).toEqual(want);
  });
});

describe("checkWords of a translation", () => {
  const english = `${whole}answer: "{people, plural, one {Leave {tip}.} other {Each leaves {tip}.}}"\nkeywords: [tip, gratuity]\n`;
  const answer = '"{people, plural, one {Deje {tip}.} other {Cada uno deja {tip}.}}"';
  const spanish = `title: Propina\nsummary: Cuánto dejar.\ninputs:\n  size: { label: Tamaño }\nkeywords: [propina]\nanswer: ${answer}\n`;
  const accepted = Object.fromEntries(flattenTexts(sourceOf(english).value));
  const cases = [
    { title: "a whole one", given: spanish, want: [] },
    {
      title: "a text the English has",
      given: spanish.replace(`answer: ${answer}\n`, ""),
      want: ["text_missing: title"],
    },
    {
      title: "a text the English has not",
      given: `${spanish}keywords2: x\n`,
      want: ["text_unknown_key: keywords2"],
    },
    {
      title: "a value left out",
      given: spanish.replace("Deje {tip}.", "Deje.").replace("deja {tip}.", "deja."),
      want: [
        `text_arguments_differ: ${answer.replace("Deje {tip}.", "Deje.").replace("deja {tip}.", "deja.")}`,
      ],
    },
    {
      title: "a plural the language does without",
      given: spanish.replace(answer, '"Deje {tip}."'),
      want: [],
    },
    {
      title: "no keywords",
      given: spanish.replace("keywords: [propina]\n", ""),
      want: ["text_missing: title"],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    expect(problemsOf(given, { english, locale: "es", accepted })).toEqual(want);
  });

  it("finds a text whose English has changed", () => {
    expect(
      problemsOf(spanish, { english, locale: "es", accepted: { ...accepted, title: "Old title" } }),
    ).toEqual(["translation_stale: Propina"]);
  });
  it("finds a text nobody accepted", () => {
    const { title: _, ...others } = accepted;
    expect(problemsOf(spanish, { english, locale: "es", accepted: others })).toEqual([
      "translation_not_accepted: Propina",
    ]);
  });
});

it("tells the lists of a language's own, of all pages and of one", () => {
  expect(
    ["keywords.0", "variants.small.keywords.0", "variants.small.keywords.also.1"].map((key) =>
      ownListOf(key),
    ),
  ).toEqual([["keywords"], ["variants.small.keywords"], ["variants.small.keywords.also"]]);
});
