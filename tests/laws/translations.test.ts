import { describe, expect, test } from "vitest";
import { sharedIn } from "../setup/tested-calculator.ts";
import { translatedLocales, translatedTexts, wordsIn, wordsOf } from "./translated-texts.ts";

/** Marks that are another language's: each quotes in one style. */
const foreignQuotes = { es: /[«»]/u, zh: /[«»]/u, ar: /[“”]/u } as const;

/** What Chinese writes without spaces: dates, numbers of laws, 40万, and what a text quotes as somebody types it. */
const unspaced =
  /“[^”]*”|\d{1,4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|\d{1,2}[月日]|第[\dA-Za-z.]+(?:\([a-z\d]+\))*|\d+[万亿]/gu;

/** Lines as they are typed into the search box. */
const typedLines = /^words (?:site\.search_example|categories\..+\.examples)$/u;

describe("a translation is written as its language is", () => {
  test.each(translatedLocales)("%s quotes in one style", (locale) => {
    const wrong = translatedTexts(locale).filter(({ text }) => foreignQuotes[locale].test(wordsOf(text)));
    expect(wrong.map(({ folder, key, text }) => `${folder} ${key}: ${text}`)).toEqual([]);
  });

  test("Chinese leaves a space between its characters and figures", () => {
    const wrong = translatedTexts("zh").flatMap(({ folder, key, text }) => {
      const rest = text.replaceAll(unspaced, "·");
      const place = `${folder} ${key}`;
      return /\p{Script=Han}\d|\d\p{Script=Han}/u.test(rest) && !typedLines.test(place)
        ? [`${place}: ${text}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test.each(translatedLocales)("%s has bold words and links where English has them", (locale) => {
    const wrong = translatedTexts(locale).flatMap(({ folder, key, english, text }) => {
      const isBold = [english, text].map((each) => each.includes("**"));
      const links = [english, text].map((each) => each.split("](").length);
      return english !== "" && (isBold[0] !== isBold[1] || links[0] !== links[1]) ? [`${folder} ${key}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test("no unit of Chinese mixes its script with Latin", () => {
  const mixed = Object.entries(sharedIn("zh")).flatMap(([key, text]) =>
    /^units\.\S+\/\S+\.symbol$/u.test(key) &&
    typeof text === "string" &&
    /\p{Script=Han}/u.test(text) &&
    /\p{Script=Latin}/u.test(text)
      ? [`${key}: ${text}`]
      : [],
  );
  expect(mixed).toEqual([]);
});

/** Spellings of one word that a language has both of: the second is never written. */
const spellings = {
  es: [["período", /\bperiodos?\b/iu]],
  zh: [],
  ar: [
    ["في المئة", /المائة/u],
    ["شهرًا", /شهرا(?!\p{L})/u],
  ],
} as const;

test.each(translatedLocales)("%s spells a word in one way", (locale) => {
  const wrong = translatedTexts(locale).flatMap(({ folder, key, text }) =>
    spellings[locale].flatMap(([right, other]) =>
      other.test(wordsOf(text)) ? [`${folder} ${key}: ${right}: ${text}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test("Spanish says a million of something with de", () => {
  const wrong = translatedTexts("es").flatMap(({ folder, key, text }) =>
    [...text.matchAll(/\bmany \{(?<form>[^{}]*)\}/gu)].flatMap(([said, form = ""]) => {
      const isRight = form.includes("#") ? /#\sde\s/u.test(form) : /^de |^\p{Lu}/u.test(form);
      return isRight ? [] : [`${folder} ${key}: ${said}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test("Chinese leaves no space beside its marks", () => {
  const marks = /[，。；：？！（）“”、]\*{0,2} |(?<!\]) \*{0,2}[，。；：？！（）”、]/u;
  const wrong = translatedTexts("zh").flatMap(({ folder, key, text }) =>
    marks.test(text.replaceAll(/^ *- /gmu, "")) ? [`${folder} ${key}: ${text}`] : [],
  );
  expect(wrong).toEqual([]);
});

test.each(["en", ...translatedLocales])(
  "%s has forms of words that its texts ask for, and no others",
  (locale) => {
    const texts = wordsIn(locale);
    const asked = new Set(
      texts.flatMap(({ text }) => [...text.matchAll(/\.(inline|of|age)\}/gu)].map(([, form]) => form)),
    );
    const spare = texts.flatMap(({ folder, key }) => {
      const form = /^units\.[^.]+\.(of|age)$/u.exec(key)?.[1];
      if (form !== undefined) return asked.has(form) ? [] : [`${folder} ${key}`];
      const option = /(\w+)\.inline_options\./u.exec(key)?.[1];
      const isAsked = texts.some((each) => each.folder === folder && each.text.includes(".inline}"));
      return option === undefined || isAsked ? [] : [`${folder} ${key}`];
    });
    expect(spare).toEqual([]);
  },
);

// Chinese and Arabic have no capitals, so an option there is the same in a list and in a sentence.
test.each(["en", "es"])("%s has small letters for the options that a sentence names", (locale) => {
  const texts = wordsIn(locale);
  const given = new Set(
    texts.flatMap(({ folder, key }) => (key.includes(".inline_options.") ? [folder] : [])),
  );
  const lacking = texts.flatMap(({ folder, key, text }) =>
    text.includes(".inline}") && !given.has(folder) ? [`${folder} ${key}`] : [],
  );
  expect(lacking).toEqual([]);
});

/** Names and short texts beside fields and figures. A word alone has senses, and shorter names of options are of one place. */
const isBesideSomething =
  /^(?!.*\bshort_options\b).*(?:\.(?:label|hint|note|heading|question)|\.options\.[^.]+|\.columns\.\w+)$|^(?:formulas|constants|columns|groups|charts)\./u;

test.each(translatedLocales)("the same English has one translation in %s", (locale) => {
  const said = new Map<string, Map<string, string>>();
  for (const { folder, key, english, text } of translatedTexts(locale)) {
    if (!isBesideSomething.test(key) || !english.trim().includes(" ")) continue;
    // The English word of a legal term follows once a page.
    const plain = text.replaceAll(/\s*[(（][^()（）]*[)）]/gu, "").trim();
    const ways = said.get(english.trim()) ?? new Map<string, string>();
    said.set(english.trim(), ways.set(plain, `${folder} ${key}`));
  }
  const several = [...said].filter(([, ways]) => ways.size > 1);
  expect(several.map(([english, ways]) => ({ english, ...Object.fromEntries(ways) }))).toEqual([]);
});
