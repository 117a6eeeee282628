// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

/** Where browsers fetch the words of each calculator, by its file. */
export const addresses = import.meta.glob<string>("../../calculators/**/browser-words/zh-hant.json", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});
