import { dateText } from "../../generator/runtime/date-text.ts";
import type { ReactNode } from "react";
import type { Citation, Citations } from "../../generator/runtime/answer.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { citationTitle, type Titled } from "../../generator/presentation/citation-title.ts";
import { textArgument } from "../../generator/presentation/translator.ts";

/** Where a rule stands, how it was checked and when, and how far, where that is less than the official text: quietly, since the answer has said it. */
export function CitationLine({ citation }: { readonly citation: Citation }): ReactNode {
  const { locale, t } = useTranslator();
  const checked = textArgument(dateText(citation.checked_on, locale.tag, "day"));
  return (
    <p className="citation">
      <CitationTitle citation={citation} />
      {" · "}
      {t("workings.checked", { date: checked })}
      {citation.status !== "official" && (
        <>
          {" · "}
          <span className="citation-doubt">{t(`status.${citation.status}`)}</span>
        </>
      )}
    </p>
  );
}

/** The sources of one figure, a line each. */
export function CitationLines({ citations }: { readonly citations: Citations }): ReactNode {
  return citations.map((citation) => (
    <CitationLine key={`${citation.title} ${citation.url ?? ""}`} citation={citation} />
  ));
}

/** The title, in English where the source has none in the page's language, and a link where the source stands on the web. */
export function CitationTitle({
  citation,
}: {
  readonly citation: Titled & { readonly url?: string };
}): ReactNode {
  const { locale } = useTranslator();
  const title = citationTitle(citation, locale.id);
  const { url } = citation;
  return (
    <cite {...(locale.id === "en" || title !== citation.title ? {} : { lang: "en", dir: "ltr" })}>
      {url === undefined ? (
        title
      ) : (
        <a href={url} rel="noreferrer">
          {title}
        </a>
      )}
    </cite>
  );
}
