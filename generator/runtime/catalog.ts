/** What the catalog says of one calculator. */
export interface CatalogEntry {
  readonly id: string;
  readonly category: string;
  /** Folder between category and calculator, in categories that are ordered by place: `north-carolina`. */
  readonly region?: string;
  /** Under what the page of its region lists it. */
  readonly situation?: Situation;
  /** Its pages; one where it has no variants. */
  readonly variants: readonly CatalogVariant[];
  /** Languages in which every word is there and fresh. */
  readonly locales: readonly string[];
  readonly related: readonly string[];
  readonly notice?: "legal" | "health" | "finance";
  /** The newest day a figure of it was checked, `YYYY-MM-DD`; empty when it holds none. */
  readonly updated: string;
}

/** One page of a calculator. */
export interface CatalogVariant {
  readonly slug: string;
  readonly route: string;
  /** What the component that draws it is called besides the calculator; nothing, for the first. */
  readonly layout: string;
  /** The layout whose pictures and tables it shows; absent on a page that asks for nothing. */
  readonly evidence?: string;
  /** The pages it leads on to, where they are not those of the calculator. */
  readonly related?: readonly string[];
}

/** Where someone stands who looks for a calculator about law. */
export const situations = ["charged", "sentenced", "serving"] as const;
export type Situation = (typeof situations)[number];

/** A page of a calculator as lists and the search know it, in one language. */
export interface SearchEntry {
  /** `finance/mortgage`, without locale. */
  readonly route: string;
  readonly category: string;
  readonly region?: string;
  /** As lists show it. */
  readonly title: string;
  /** The title of the page, where lists show a shorter one. */
  readonly fullTitle?: string;
  /** What it works out in a few words, where the author says it so. */
  readonly brief?: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  /** How many of the keywords, the last, are of other things: they find the page, and are no name of it. */
  readonly others?: number;
  /** Cases people know by a name. */
  readonly cases?: readonly NamedCase[];
}

/** A case people know by a name, such as an offense. */
export interface NamedCase {
  readonly id: string;
  readonly name: string;
  /** What it is, where its name does not say so: the class of an offense. */
  readonly class?: string;
  /** The query that fills it in; nothing, where the page is about it alone. */
  readonly query: string;
}

/** A place that calculators of law are for. */
export interface Region {
  readonly id: string;
  /** Who helps people there, by name and address. */
  readonly help: readonly { readonly name: string; readonly url: string }[];
}

/** A category of the site. */
export interface Category {
  readonly id: string;
  /** Routes of pages that are shown first. */
  readonly popular: readonly string[];
  /** Its drawn sign: the path of strokes in a square of 24 by 24. */
  readonly sign?: string;
}
