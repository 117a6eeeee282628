import "../../styles/lists.css";
import { KeptOnDevice } from "../../kept/kept-on-device.tsx";
import { definePage } from "../../layout/page.ts";
import { siteLocales, siteTranslator } from "../../words/site-locales.ts";

export const Page = definePage("kept", ({ locale }) => {
  const translator = siteTranslator(locale);
  return {
    translator,
    layout: "article",
    head: {
      title: translator.t("kept.title"),
      summary: translator.t("kept.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [],
    },
    main: <KeptOnDevice />,
  };
});
