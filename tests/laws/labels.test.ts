import { expect, test } from "vitest";
import { translatedLocales, wordsIn, wordsOf } from "./translated-texts.ts";

/** Words that wait for what follows them: no name of anything ends in one. */
const waiting = {
  en: /(?:^|\s)(?:about|above|after|and|are|as|at|before|below|between|by|each|every|for|from|has|in|into|is|of|on|or|over|per|since|than|the|to|under|until|with|within)$/iu,
  es: /(?:^|\s)(?:al|cada|como|con|contra|de|del|desde|e[ln]|entre|es|hasta|las?|los|para|por|que|según|sin|sobre|son|tras|un|una)$/u,
  zh: /(?:按|从|至|在|以)$/u,
  ar: /(?:^|\s)(?:من|إلى|في|على|عن|بعد|قبل|كل|خلال|بـ|لـ|حتى|بحسب|بعدد|منذ|بين|مع|أو|و|دون)$/u,
} as const;

/** Texts that name something, which stand above a field, a figure or a column, or before a colon in the steps. */
const isName =
  /(?:^|\.)(?:inputs|outputs)\.(?:\w+\.columns\.)?\w+\.label$|(?:^|\.)outputs\.\w+\.columns\.\w+$|^(?:formulas|constants|columns)\.\w+(?:\.label)?$|^groups\.\w+$/u;

test.each(["en", ...translatedLocales] as const)("no name in %s waits for what follows it", (locale) => {
  const wrong = wordsIn(locale).flatMap(({ folder, key, text }) =>
    isName.test(key) && waiting[locale].test(wordsOf(text).trim()) ? [`${folder} ${key}: ${text}`] : [],
  );
  expect(wrong).toEqual([]);
});
