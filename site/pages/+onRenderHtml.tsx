import { renderToStaticMarkup } from "react-dom/server";
import { dangerouslySkipEscape, escapeInject } from "vike/server";
import type { OnRenderHtmlSync, PageContextServer } from "vike/types";
import { render } from "vike/abort";
import { assert } from "../../generator/runtime/assert.ts";
import { Document } from "../layout/document.tsx";
import type { Page, PageData } from "../layout/page.ts";
import { languageOf } from "../routes/language-of.ts";
import belowStyles from "../styles/below.css?url&no-inline";
import fewPagesStyles from "../styles/few-pages.css?url&no-inline";
import laterStyles from "../styles/later.css?url&no-inline";
import "../styles/index.css";

declare global {
  // Vike's own place for the types of what it hands to hooks.
  namespace Vike {
    interface PageContext {
      Page?: Page;
      data?: PageData;
    }
  }
}

const namedByPages: ReadonlySet<string> = new Set([fewPagesStyles, laterStyles, belowStyles]);

/** Draws a page to its finished document. The markup is React's, so escaping is React's too. */
export function onRenderHtml({
  Page,
  routeParams,
  data,
  is404,
  errorWhileRendering,
  urlPathname,
}: PageContextServer): ReturnType<OnRenderHtmlSync> {
  assert(Page !== undefined, "Every page has a +Page.tsx.");
  // Vike draws the page of what is not there for every mistake.
  if (is404 !== true && errorWhileRendering instanceof Error) throw errorWhileRendering;
  const drawn =
    is404 === true ? Page.draw({ locale: languageOf(urlPathname) }, data) : Page.draw(routeParams, data);
  if (drawn === undefined) throw render(404);
  const markup = renderToStaticMarkup(<Document page={drawn.page} route={drawn.route} />);
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(markup)}`,
    injectFilter: (assets) => {
      // A page with a calculator names those it needs, and fetches what comes in use once it can be read.
      for (const asset of assets) if (namedByPages.has(asset.src)) asset.inject = false;
    },
  };
}
