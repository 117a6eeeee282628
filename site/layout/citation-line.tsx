import { dateText } from "../../generator/runtime/date-text.ts";
import type { ReactNode } from "react";
import type { Citation } from "../../generator/runtime/answer.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { citationTitle, type Titled } from "../../generator/presentation/citation-title.ts";
import { doubts } from "../../generator/presentation/answer-warning.ts";

interface Cited {
  readonly citation: Citation;
  /** A legend nearby says what the mark of a doubt means: the line shows the mark alone, and a screen reader hears the words. */
  readonly isMarked?: boolean;
}

/** Where a rule stands, how it was checked and when, and how far, where that is less than the official text: quietly, since the answer has said it. */
export function CitationLine({ citation, isMarked = false }: Cited): ReactNode {
  const { locale, t } = useTranslator();
  const checked = dateText(citation.checked_on, locale.tag, "day");
  const { status } = citation;
  return (
    <p className="citation">
      <CitationTitle citation={citation} />
      {" · "}
      {t("workings.checked", { date: checked })}
      {status !== "official" &&
        (isMarked ? (
          <span className={`doubt-mark ${status}`}>
            <span className="visually-hidden">{` · ${t(`status.${status}`)}`}</span>
          </span>
        ) : (
          <>
            {" · "}
            <span className="citation-doubt">{t(`status.${status}`)}</span>
          </>
        ))}
    </p>
  );
}

/** The sources of one figure, a line each. */
export function CitationLines({
  citations,
  isMarked = false,
}: {
  readonly citations: readonly Citation[];
  readonly isMarked?: boolean;
}): ReactNode {
  return citations.map((citation) => (
    <CitationLine key={`${citation.title} ${citation.url ?? ""}`} citation={citation} isMarked={isMarked} />
  ));
}

/** What the marks of doubt in a list mean, once, for who sees them: a screen reader hears the words with each source. */
export function DoubtLegend({ citations }: { readonly citations: readonly Citation[] }): ReactNode {
  const { t } = useTranslator();
  const shown = doubts.filter((doubt) => citations.some(({ status }) => status === doubt));
  if (shown.length === 0) return null;
  return (
    <div aria-hidden="true">
      {shown.map((doubt) => (
        <p key={doubt} className="citation">
          <span className={`doubt-mark ${doubt}`} />
          {` ${t(`status.${doubt}`)}`}
        </p>
      ))}
    </div>
  );
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
