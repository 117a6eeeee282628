// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { PackedWords } from "../../../../../../../generator/presentation/packed-words.ts";

/** The words that answers are said with, by their file. */
export const words = import.meta.glob<PackedWords>("../../calculators/**/answer-words/en.json", {
  import: "default",
});
