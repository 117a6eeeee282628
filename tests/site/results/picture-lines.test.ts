import { expect, test } from "vitest";
import { linesOf } from "../../../site/results/picture-lines.ts";

test.each([
  { what: "words", text: "one two three four", want: ["one two", "three four"] },
  { what: "what fits", text: "one two", want: ["one two"] },
  {
    what: "a long address",
    text: "at https://plainsum.example/en",
    want: ["at", "https://pl", "ainsum.exa", "mple/en"],
  },
  {
    what: "a script without spaces",
    text: "每月还款两千零二十二元六角二分",
    want: ["每月还款两千零二十二", "元六角二分"],
  },
  { what: "nothing", text: "", want: [] },
])("$what: lines of at most ten letters", ({ text, want }) => {
  expect(linesOf(text, 10, (line) => line.length)).toEqual(want);
});
