import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import type { VariantDescription } from "../../generator/runtime/description.ts";
import type { CalculatorPage } from "../../site/islands/hydrate-island.tsx";
import type { IslandProps } from "../../site/islands/island-props.ts";
import { SectionsProvider, type DrawnSections } from "../../site/islands/lazy-section.tsx";
import { firstDrawing } from "../../site/islands/calculator-state.ts";
import { browserTranslator } from "./browser-words.ts";
import type { TestedCalculator } from "./tested-calculator.ts";

/**
 * The HTML of a calculator's island in a language: the example values, or those of a query (`?age=40`). With `parts`, what
 * its own page has below the answer, which a post leaves out, is drawn as well.
 */
export function pageMarkup(
  tested: TestedCalculator,
  pages: Readonly<Record<string, CalculatorPage>>,
  variant: VariantDescription,
  {
    language,
    query = "",
    today,
    parts,
  }: {
    readonly language: string;
    readonly query?: string;
    readonly today: string;
    readonly parts?: DrawnSections;
  },
): string {
  const locale = locales.find((each) => each.id === language);
  assert(locale !== undefined, `${language} is a language`);
  const Page = pages[variant.route];
  assert(Page !== undefined, `${variant.route} has a page`);
  const page: IslandProps = {
    locale,
    words: { own: "", shared: "" },
    script: "",
    path: variant.route,
    variant,
    today,
    goodFor: "ever",
    regions: [],
    query,
  };
  const translator = browserTranslator(tested, variant.slug, locale);
  const { query: _query, ...outsidePosts } = page;
  const drawn = firstDrawing(Page({ page }).props.calculator, page, translator);
  return renderToStaticMarkup(
    <SectionsProvider value={{ lead: Nothing, ...parts }}>
      <Page page={{ ...(parts === undefined ? page : outsidePosts), drawn }} />
    </SectionsProvider>,
  );
}

/** A page that is drawn ahead is drawn to its end, folded figures too; its charts are not looked at here. */
function Nothing(): ReactNode {
  return null;
}
