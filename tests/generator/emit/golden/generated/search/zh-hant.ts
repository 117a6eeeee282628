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

export const entries: readonly SearchEntry[] = [];
