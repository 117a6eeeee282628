// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

/** What the catalog says of one calculator. */
export type CatalogEntry = {
  readonly id: string;
  readonly category: string;
  /** Folder between category and calculator, such as `north-carolina`. */
  readonly region?: string;
  /** Its pages; one where it has no variants. */
  readonly variants: readonly { readonly slug: string; readonly route: string }[];
  /** Languages in which every word is there and fresh. */
  readonly locales: readonly string[];
  readonly related: readonly string[];
  readonly notice?: "legal" | "health" | "finance";
  /** The newest day a figure of it was checked. */
  readonly updated: string;
};

/** Every calculator. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: "math/everything",
    category: "math",
    variants: [
      { slug: "everything", route: "math/everything" },
      { slug: "everything-large", route: "math/everything-large" },
    ],
    locales: ["en"],
    related: ["math/names"],
    notice: "finance",
    updated: "2026-01-31",
  },
  {
    id: "math/names",
    category: "math",
    variants: [{ slug: "names", route: "math/names" }],
    locales: ["en"],
    related: [],
    updated: "2026-01-31",
  },
];

/** The categories in the order they are listed, each with the routes shown first. */
export const categories: readonly { readonly id: string; readonly popular: readonly string[] }[] = [
  { id: "math", popular: ["math/everything"] },
];

/** The languages; the first is the default. */
export const locales: readonly {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
}[] = [
  { id: "en", name: "English", tag: "en", dir: "ltr" },
  { id: "zh-hant", name: "繁體中文", tag: "zh-Hant", dir: "ltr" },
];
