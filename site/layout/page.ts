import type { ReactNode } from "react";
import { assert } from "../../generator/runtime/assert.ts";
import type { Route, RouteKind, RouteOf } from "../routes/route.ts";
import type { Translator } from "../../generator/presentation/translator.ts";
import type { StructuredData } from "./structured-data.ts";

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

/** A page drawn for one route. */
export interface DrawnPage {
  readonly translator: Translator;
  readonly head: PageHead;
  readonly main: ReactNode;
  /** Words for people who don't see the layout: a wide page has no column limit for text. */
  readonly layout: "article" | "wide";
}

/** What every `+Page.tsx` exports as `Page`. */
export type Page = (route: Route) => DrawnPage;

/** Makes the Page of one kind of route. */
export function definePage<Kind extends RouteKind>(
  kind: Kind,
  draw: (route: RouteOf<Kind>) => DrawnPage,
): Page {
  return (route) => {
    assert(isKind(route, kind), `A page of "${kind}" was asked to draw a route of "${route.kind}".`);
    return draw(route);
  };
}

function isKind<Kind extends RouteKind>(route: Route, kind: Kind): route is RouteOf<Kind> {
  return route.kind === kind;
}
