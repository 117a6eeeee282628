import { definePage } from "../../layout/page.ts";
import { SearchForm } from "../../layout/site-header.tsx";
import { pathOf } from "../../routes/route.ts";
import { siteSpeech } from "../../words/site-locales.ts";

export const Page = definePage("not-found", ({ locale }) => {
  const speech = siteSpeech(locale);
  return {
    speech,
    layout: "article",
    head: {
      title: speech.say("not_found.title"),
      summary: speech.say("not_found.text"),
      locales: [locale],
      structuredData: [],
      unlisted: true,
    },
    main: (
      <>
        <h1>{speech.say("not_found.title")}</h1>
        <p className="lead">{speech.say("not_found.text")}</p>
        <SearchForm />
        <p>
          <a href={pathOf({ kind: "home", locale })}>{speech.say("not_found.home")}</a>
        </p>
      </>
    ),
  };
});
