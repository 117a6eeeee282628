import type { Config } from "vike/types";

/**
 * How Vike builds the site: every page is prerendered to HTML that runs no page code in the browser,
 * and a page that needs a script says so with its own `+client.ts`.
 * Addresses come from one table, site/routes.
 */
export const config = {
  // The build runs it as a step of its own, and says how long a page took.
  prerender: { disableAutoRun: true },
  clientRouting: false,
  ai: { skill: false },
  onBeforeRoute: "import:./site/renderer/on-before-route.ts:onBeforeRoute",
  onRenderHtml: "import:./site/renderer/on-render-html.tsx:onRenderHtml",
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;
