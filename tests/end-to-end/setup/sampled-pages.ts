import { createHash } from "node:crypto";
import { inject } from "vitest";
import { catalog, locales } from "../../../generated/catalog.ts";
import { pathOf } from "../../../site/routes/route.ts";
import { siteRoutes } from "../../../site/routes/site-routes.ts";
import { builtPages, readBuilt, type BuiltPage } from "./built-site.ts";
import { asksForSomething, calculatorPages, type CalculatorPage } from "./pages.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether every page is opened, and on every screen: `npm run every-page`. */
    readonly everyPage: boolean;
  }
}

/** Whether every page is opened, and on every screen. */
export const everyPage = inject("everyPage");

/** Every calculator once, each in another language than the one before. */
export const calculatorsInTurn: readonly CalculatorPage[] = catalog.flatMap(
  ({ id, locales: offered }, index) => {
    const locale = offered[index % offered.length];
    return calculatorPages.find((page) => page.tested.id === id && page.locale === locale) ?? [];
  },
);

/** Addresses of one page of each kind in each language. */
export const kinds: ReadonlySet<string> = new Set(
  [undefined, ...locales.map(({ id }) => id)].flatMap((locale) => {
    const routes = siteRoutes.filter((route) => ("locale" in route ? route.locale : undefined) === locale);
    const first = new Map(routes.toReversed().map((route) => [route.kind, route]));
    return [...first.values()].map(pathOf);
  }),
);
const onceEach = new Set(calculatorsInTurn.map(({ address }) => address));

/** The pages a browser opens: each kind in each language and every calculator once; or all. */
export const openedPages: readonly BuiltPage[] = builtPages.filter(
  ({ address }) => everyPage || kinds.has(address) || onceEach.has(address),
);

/** The calculators a browser uses: each once; or all in all languages, but for pages that ask for nothing. */
export const usedCalculators: readonly CalculatorPage[] = everyPage
  ? calculatorPages.filter(asksForSomething)
  : calculatorsInTurn;

/** What a browser looks for on some calculators in turn. */
const checks = [
  "in sight",
  "in hand",
  "come back",
  "shared link",
  "hostile address",
  "keyboard",
  "in use",
  "covered",
  "other language",
] as const;

/**
 * Of these pages, those a check looks at: one of each folder, one of each look, and those whose turn it is, so that every
 * calculator meets one check more than its looks ask for; or all. Which page stands for its folder and looks goes by the
 * check and the address: each check takes others, and a new calculator moves none.
 */
export function inTurn(
  check: (typeof checks)[number],
  pages: readonly CalculatorPage[],
): readonly CalculatorPage[] {
  if (everyPage) return pages;
  const seen = new Set<string>();
  const ranked = pages.toSorted((one, other) => rankOf(check, one) - rankOf(check, other));
  const first = ranked.filter((page) => {
    const unseen = [folderOf(page), ...looksOf(page)].filter((look) => !seen.has(look));
    for (const look of unseen) seen.add(look);
    return unseen.length > 0;
  });
  return pages.filter(
    (page) => first.includes(page) || checks[rankOf("turn", page) % checks.length] === check,
  );
}

function folderOf({ route }: CalculatorPage): string {
  return route.slice(0, route.lastIndexOf("/"));
}

/** A number that is as good as any, and always the same. */
function rankOf(name: string, { address }: CalculatorPage): number {
  return createHash("sha256").update(`${name} ${address}`).digest().readUInt32BE();
}

/** Of these, one of each look: each whose form or answer is drawn with a class that none before it has; or all. */
export function oneOfEachLook(pages: readonly CalculatorPage[]): readonly CalculatorPage[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const unseen = looksOf(page).filter((look) => !seen.has(look));
    for (const look of unseen) seen.add(look);
    return everyPage || unseen.length > 0;
  });
}

/** The classes a page's form and answer are drawn with. */
function looksOf({ address }: CalculatorPage): readonly string[] {
  const [, drawn = ""] = readBuilt(`${address}/index.html`).split('<div class="calculator-layout">');
  const [sheet = ""] = drawn.split(/ class="(?:answer-figures|workings)/);
  return [...sheet.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = ""]) => classes.split(" "));
}
