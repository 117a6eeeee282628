import type { Config } from "vike/types";

/**
 * How Vike builds the site: every page is prerendered to HTML that runs no page code in the browser,
 * and a page that needs a script says so with its own `+client.ts`.
 * Each kind of page says where it answers in its own `+route.ts`; `home/+onBeforePrerenderStart.ts` names all there are to draw.
 */
const config = {
  // The build runs it as a step of its own, and says how long a page took. A kind of page may have none: just now
  // every post shows a calculator.
  prerender: { disableAutoRun: true, partial: true },
  clientRouting: false,
  ai: { skill: false },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config;

export default config;
