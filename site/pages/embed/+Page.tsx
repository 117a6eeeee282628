import "../../styles/framed.css";
import { assert } from "../../../generator/runtime/assert.ts";
import { once } from "../../../generator/runtime/once.ts";
import { buildDay } from "../../build-day.ts";
import { definePage } from "../../layout/page.ts";
import { pathOf } from "../../routes/route.ts";
import { siteTranslator } from "../../words/site-locales.ts";
import { exampleOf, exampleTranslator } from "../calculator/example-translator.ts";
import { PlacedIsland } from "../calculator/placed-island.tsx";
import { stylesOf } from "../calculator/styles-of.ts";

/** A calculator by itself, for the frames of other sites: form and answer, and the way to the rest. */
export const Page = definePage("embed", (route, data) => {
  const loaded = data?.calculator;
  assert(loaded !== undefined, `The calculator of ${route.path} was loaded.`);
  const { calculator, variant, words } = loaded;
  const site = siteTranslator(route.locale);
  const example = once(() => exampleOf(calculator, variant, site));
  const translator = exampleTranslator(calculator.description, site, words, example);
  const title = translator.t.byId("title");
  return {
    translator,
    layout: "calculator",
    styles: stylesOf(calculator.description, variant),
    head: {
      title,
      summary: translator.t.byId("summary"),
      locales: [],
      structuredData: [],
      unlisted: true,
    },
    main: (
      <>
        <h1>{title}</h1>
        <PlacedIsland loaded={loaded} today={buildDay} isFramed />
        <p className="quiet">
          <a href={pathOf({ ...route, kind: "calculator" })} target="_blank" data-keeps-inputs="">
            {translator.t("site.full_page")}
          </a>
        </p>
      </>
    ),
  };
});
