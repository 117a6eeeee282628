import type { PageContextServer } from "vike/types";
import type { ReactNode } from "react";
import type { SearchExample } from "../search/search-examples.ts";
import type { Route, RouteKind, RouteOf } from "../routes/route.ts";
import { siteRoute } from "../routes/site-routes.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import type { LoadedCalculator } from "./load-calculator.ts";
import type { StructuredData } from "./structured-data.ts";
import type { TileLines } from "./tile-lines.ts";

/** What a page says about itself to browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  /** At most 160 characters, for the description. */
  readonly summary: string;
  /** Locale ids the same page exists in, for hreflang; the page's own is among them. */
  readonly locales: readonly string[];
  readonly structuredData: readonly StructuredData[];
  /** Keeps the page out of search engines. */
  readonly unlisted?: boolean;
}

/** What a page's `+data.ts` fetches before it is drawn. */
export interface PageData {
  /** The calculator it shows. */
  readonly calculator?: LoadedCalculator;
  readonly examples?: readonly SearchExample[];
  /** What the calculators it lists say in one line. */
  readonly lines?: TileLines;
}

/** A page drawn for one route. */
export interface DrawnPage {
  readonly translator: Translator;
  readonly head: PageHead;
  readonly main: ReactNode;
  /** The addresses of style sheets it needs besides those of all pages. */
  readonly styles?: readonly string[];
  /** A column of text, a page of lists as wide as there is room, or form and answer beside each other. */
  readonly layout: "article" | "wide" | "calculator";
}

/** What every `+Page.tsx` exports as `Page`: the kind of its pages, and how one is drawn. */
export interface Page {
  /** The page Vike's route parameters and data name; undefined where the site has no such page. */
  readonly draw: (
    parameters: Readonly<Record<string, string>>,
    data: PageData | undefined,
  ) => { readonly route: Route; readonly page: DrawnPage } | undefined;
}

/** Makes the Page of one kind of route. */
export function definePage<Kind extends RouteKind>(
  kind: Kind,
  draw: (route: RouteOf<Kind>, data: PageData | undefined) => DrawnPage,
): Page {
  return {
    draw: (parameters, data) => {
      const route = siteRoute(kind, parameters);
      return route === undefined ? undefined : { route, page: draw(route, data) };
    },
  };
}

/** Makes what Vike calls for the data of one kind of page. It asks before it finds that there is no such page: then there are none. */
export function defineData<Kind extends RouteKind>(
  kind: Kind,
  dataOf: (route: RouteOf<Kind>) => Promise<PageData>,
): (context: PageContextServer) => Promise<PageData> {
  return async ({ routeParams }) => {
    const route = siteRoute(kind, routeParams);
    return route === undefined ? {} : dataOf(route);
  };
}
