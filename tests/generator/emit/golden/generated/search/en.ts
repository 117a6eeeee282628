// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { SearchEntry } from "../../../../../../generator/runtime/catalog.ts";

export const entries: readonly SearchEntry[] = [
  {
    route: "math/everything",
    category: "math",
    title: "One of each",
    summary: "One of every construct of the language.",
    keywords: ["everything", "all of it"],
  },
  {
    route: "math/everything-large",
    category: "math",
    title: "Everything, large",
    summary: "Everything, for the size large.",
    keywords: ["everything", "all of it"],
  },
  { route: "math/names", category: "math", title: "Names", summary: "Names that are taken.", keywords: [] },
];
