import "../../styles/lists.css";
import { definePage } from "../../layout/page.ts";
import { pathOf } from "../../routes/route.ts";
import { defaultTranslator, siteLocales } from "../../words/site-locales.ts";
import { alternateLanguage } from "../../routes/alternate-language.ts";

export const Page = definePage("languages", () => {
  const translator = defaultTranslator();
  return {
    translator,
    layout: "article",
    head: {
      title: translator.t("languages.title"),
      summary: translator.t("home.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [
        {
          "@type": "WebSite",
          name: translator.t("site.name"),
          inLanguage: siteLocales.map(({ tag }) => tag),
        },
      ],
    },
    main: (
      <>
        <h1>{translator.t("languages.heading")}</h1>
        <ul className="language-list">
          {siteLocales.map((locale) => (
            <li key={locale.id}>
              <a
                href={pathOf({ kind: "home", locale: locale.id })}
                lang={locale.tag}
                hrefLang={alternateLanguage(locale.tag)}
                dir={locale.dir}
              >
                {locale.name}
              </a>
            </li>
          ))}
        </ul>
      </>
    ),
  };
});
