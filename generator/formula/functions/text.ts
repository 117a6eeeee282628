import { dimensionless } from "../dimension.ts";
import {
  describedIn,
  type OrdinaryFunction,
  runtime,
  type Signature,
  type Target,
  textParameter,
} from "./function.ts";

const described = describedIn("text");

/** What a text is made of. */
export const textFunctions: readonly OrdinaryFunction[] = [
  {
    ...described("length", "The number of characters of a text.", 'length("1010")', "4"),
    signatures: [countOf({ kind: "property", name: "length" })],
  },
  {
    ...described(
      "words_in",
      "The number of words of a text. A word is a run of letters and digits; an apostrophe, a hyphen, an underscore or a middle dot joins two of them, and so does a period between letters or a period or comma between digits: `don't`, `well-known`, `e.g.` and `1,234.5` are a word each. Chinese and Japanese characters are left to `characters_in`.",
      'words_in("It is, e.g., a well-known 1,234.5 – 欢迎!")',
      "6",
    ),
    signatures: [countOf(runtime("word-count.ts", "wordsIn"))],
  },
  {
    ...described(
      "characters_in",
      "The number of Chinese and Japanese characters of a text: Han, hiragana and katakana, which are written without spaces. Punctuation, digits and letters of other scripts are none.",
      'characters_in("2026年，您好！ Hello")',
      "3",
    ),
    signatures: [countOf(runtime("word-count.ts", "charactersIn"))],
  },
];

function countOf(target: Target): Signature {
  return {
    parameters: [{ name: "text", type: textParameter }],
    result: { kind: "number", dimension: dimensionless, integer: true },
    target,
  };
}
