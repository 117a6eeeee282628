import { functionsOf, runtime, takes } from "./function.ts";
import { integer, text } from "./parameter-types.ts";

/** What a text is made of. */
export const textFunctions = functionsOf("text", {
  length: {
    doc: "The number of characters of a text.",
    example: ['length("1010")', "4"],
    signatures: [takes({ text }, integer, { kind: "property", name: "length" })],
  },
  words_in: {
    doc: "The number of words of a text. A word is a run of letters and digits; an apostrophe, a hyphen, an underscore or a middle dot joins two of them, and so does a period between letters or a period or comma between digits: `don't`, `well-known`, `e.g.` and `1,234.5` are a word each. Chinese and Japanese characters are left to `characters_in`.",
    example: ['words_in("It is, e.g., a well-known 1,234.5 – 欢迎!")', "6"],
    signatures: [takes({ text }, integer, runtime("word-count.ts", "wordsIn"))],
  },
  characters_in: {
    doc: "The number of Chinese and Japanese characters of a text: Han, hiragana and katakana, which are written without spaces. Punctuation, digits and letters of other scripts are none.",
    example: ['characters_in("2026年，您好！ Hello")', "3"],
    signatures: [takes({ text }, integer, runtime("word-count.ts", "charactersIn"))],
  },
});
