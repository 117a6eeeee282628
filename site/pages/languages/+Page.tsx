import { definePage } from "../../layout/page.ts";
import { pathOf } from "../../routes/route.ts";
import { defaultSpeech, siteLocales } from "../../words/site-locales.ts";
import { alternateLanguage } from "../../routes/alternate-language.ts";

export const Page = definePage("languages", () => {
  const speech = defaultSpeech();
  return {
    speech,
    layout: "article",
    head: {
      title: speech.say("languages.title"),
      summary: speech.say("home.summary"),
      locales: siteLocales.map(({ id }) => id),
      structuredData: [
        { "@type": "WebSite", name: speech.say("site.name"), inLanguage: siteLocales.map(({ tag }) => tag) },
      ],
    },
    main: (
      <>
        <h1>{speech.say("languages.heading")}</h1>
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
