// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

/** A page as search sees it. */
export type SearchEntry = {
  readonly route: string;
  readonly category: string;
  readonly region?: string;
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
};

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
