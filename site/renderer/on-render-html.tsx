import "temporal-polyfill/global";
import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { PageContextServer } from "vike/types";
import { assert } from "../../generator/runtime/assert.ts";
import { Document } from "../layout/document.tsx";
import type { Page } from "../layout/page.ts";
import { routeAt } from "../routes/site-routes.ts";
import "../styles/index.css";

declare global {
  // Vike's own place for the types of what it hands to hooks.
  namespace Vike {
    interface PageContext {
      Page?: Page;
    }
  }
}

/** Draws a page to its finished document. The markup is React's, so escaping is React's too. */
export function onRenderHtml({
  Page: draw,
  urlOriginal,
}: PageContextServer): ReturnType<typeof escapeInject> {
  // A variant's own address, not the one of its calculator that Vike routed it to.
  const { pathname } = new URL(urlOriginal, "http://localhost");
  const route = routeAt(pathname);
  assert(route !== undefined && draw !== undefined, `No page stands at ${pathname}.`);
  const markup = renderToStaticMarkup(<Document page={draw(route)} route={route} />);
  return escapeInject`<!doctype html>${dangerouslySkipEscape(markup)}`;
}
