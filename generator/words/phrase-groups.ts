import { isInAnyOrder, phrasesOf, wordsOfPhrase } from "../ask/phrase.ts";
import type { MarkupProblem } from "./markup.ts";

/** Whether a text is one that people write to ask: a calculator's own, or that of a page of it. */
export function isPhrase(key: string): boolean {
  return /(?:^|\.)ask\.[^.]+\.\d+$/u.test(key);
}

const group = /\[[^[\]()]*\]|\([^[\]()]*\)/g;

/** A phrase stands for no more than this: each of them is looked for in every line. */
const mostChoices = 64;

/** Brackets and parentheses of a phrase that hold no group of choices: without a partner, or one inside another; and groups that together leave too much open. */
export function groupProblems(text: string): readonly MarkupProblem[] {
  const rest = text.replaceAll(group, (found) => " ".repeat(found.length));
  const choices = phrasesOf(text).length;
  const detail = `its groups stand for ${choices} phrases, and ${mostChoices} is the most: write two phrases`;
  const tooMany = choices > mostChoices ? [{ start: 0, end: text.length, detail }] : [];
  return [...tooMany, ...wordless(text), ...unpaired(rest)];
}

/** A phrase in any order that says nothing itself: any line with as many values would be one. */
function wordless(text: string): readonly MarkupProblem[] {
  const isSilent = isInAnyOrder(text) && phrasesOf(text).some((phrase) => wordsOfPhrase(phrase).length === 0);
  const detail = "pieces in any order need a word that tells what is asked: `{price} & {rate} off`";
  return isSilent ? [{ start: 0, end: text.length, detail }] : [];
}

function unpaired(rest: string): readonly MarkupProblem[] {
  return [...rest.matchAll(/[[\]()]/g)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + 1,
    detail: `this \`${mark}\` opens or closes no group: \`[one|other]\` may be left out, \`(one|other)\` may not, and neither holds another`,
  }));
}
