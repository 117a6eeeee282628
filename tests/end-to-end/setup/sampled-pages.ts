import { createHash } from "node:crypto";
import { inject } from "vitest";
import { catalog, locales } from "../../../generated/catalog.ts";
import { pathOf } from "../../../site/routes/route.ts";
import { siteRoutes } from "../../../site/routes/site-routes.ts";
import { asFewAsHave } from "../../setup/as-few-as-have.ts";
import { inLanguageTurn } from "../../setup/sampled-examples.ts";
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

/** Every calculator once, each in another language than the one before; `after` so many more. */
function languageInTurn(after: number): readonly CalculatorPage[] {
  return catalog.flatMap(({ id, locales: offered }, index) => {
    const locale = offered[(index + after) % offered.length];
    return calculatorPages.find((page) => page.tested.id === id && page.locale === locale) ?? [];
  });
}

/** Addresses of one page of each kind in a language; or of what has none. */
function kindsOf(locale?: string): readonly string[] {
  const routes = siteRoutes.filter((route) => ("locale" in route ? route.locale : undefined) === locale);
  const first = new Map(routes.toReversed().map((route) => [route.kind, route]));
  return [...first.values()].map(pathOf);
}

const languages = locales.map(({ id }) => id);

/** Addresses of one page of each kind in each language. */
export const kinds: ReadonlySet<string> = new Set([undefined, ...languages].flatMap(kindsOf));

/** Of these, those that axe judges: all in the first language, and each in one of the others in turn. */
export const judgedKinds: ReadonlySet<string> = new Set([
  ...kindsOf(),
  ...languages.flatMap((language) => inLanguageTurn(kindsOf(language), languages, language)),
]);

/** Of every calculator one page, each in another language than the one before. */
export const onceEach: ReadonlySet<string> = new Set(languageInTurn(1).map(({ address }) => address));

/** The pages a browser opens: each kind in each language and every calculator once, in another language than it is used in; or all. */
export const openedPages: readonly BuiltPage[] = builtPages.filter(
  ({ address }) => everyPage || kinds.has(address) || onceEach.has(address),
);

/** The calculators a browser uses: each once; or all in all languages, but for pages that ask for nothing. */
export const usedCalculators: readonly CalculatorPage[] = everyPage
  ? calculatorPages.filter(asksForSomething)
  : languageInTurn(0);

/** What a browser looks for on some calculators. */
type Check =
  | "in sight"
  | "in hand"
  | "come back"
  | "shared link"
  | "hostile address"
  | "keyboard"
  | "in use"
  | "covered";

/**
 * Of these pages, those a check looks at: as few as have every look; or all. Which page stands for its looks goes by the
 * check and the address: each check takes others, and a new calculator moves few.
 */
export function inTurn(check: Check, pages: readonly CalculatorPage[]): readonly CalculatorPage[] {
  return oneOfEachLook(
    pages.toSorted((one, other) => rankOf(check, one.address) - rankOf(check, other.address)),
  );
}

/** A number that is as good as any, and always the same. */
function rankOf(name: string, path: string): number {
  return createHash("sha256").update(`${name} ${path}`).digest().readUInt32BE();
}

/** Of these, in their order, as few as have every look that any of them has; or all. */
export function oneOfEachLook(pages: readonly CalculatorPage[]): readonly CalculatorPage[] {
  return everyPage ? pages : asFewAsHave(pages, looksOf);
}

/** What a page shares with others: the subject it is of, and the classes its form and answer are drawn with. */
function looksOf({ address, route }: CalculatorPage): ReadonlySet<string> {
  const [subject = ""] = route.split("/");
  const [, drawn = ""] = readBuilt(`${address}/index.html`).split('<div class="calculator-layout">');
  const [sheet = ""] = drawn.split(/ class="(?:answer-figures|workings)/);
  const classes = [...sheet.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return new Set([subject, ...classes]);
}
