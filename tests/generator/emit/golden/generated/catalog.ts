// Generated from specs/ by `npm run generate`.
// Edits here are lost: change the source.

import type { CatalogEntry, Category, Region } from "../../../../../generator/runtime/catalog.ts";

/** Every calculator. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: "math/everything",
    category: "math",
    variants: [
      { slug: "everything", route: "math/everything", layout: "", evidence: "" },
      { slug: "everything-large", route: "math/everything-large", layout: "everything-large", evidence: "" },
      {
        slug: "everything/small",
        route: "math/everything/small",
        layout: "everything-small",
        evidence: "",
        related: ["math/names"],
      },
    ],
    locales: ["en"],
    related: ["math/names"],
    notice: "finance",
    updated: "2026-01-31",
  },
  {
    id: "math/names",
    category: "math",
    variants: [{ slug: "names", route: "math/names", layout: "", evidence: "" }],
    locales: ["en"],
    related: [],
    updated: "2026-01-31",
  },
  {
    id: "math/room",
    category: "math",
    variants: [{ slug: "room", route: "math/room", layout: "", evidence: "" }],
    locales: ["en"],
    related: [],
    updated: "",
  },
];

/** The categories in the order they are listed, each with its sign and the routes shown first. */
export const categories: readonly Category[] = [{ id: "math", popular: ["math/everything"] }];

/** Who helps people in each place that calculators of law are for. */
export const regions: readonly Region[] = [];

/** The languages; the first is the default. */
export const locales: readonly {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  readonly region?: string;
}[] = [
  { id: "en", name: "English", tag: "en", dir: "ltr" },
  { id: "zh-hant", name: "繁體中文", tag: "zh-Hant", dir: "ltr" },
];
