import type { ReactNode } from "react";
import type { Citation } from "../../generator/runtime/answer.ts";
import { dateText } from "../../generator/runtime/format.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { textArgument } from "../words/speech.ts";

/** Where a rule stands, how it was checked and when; a warning where that is less than the official text. */
export function CitationLine({ citation }: { readonly citation: Citation }): ReactNode {
  const { locale, say } = useSpeech();
  const checked = textArgument(dateText(citation.checked_on, locale.tag, "day"));
  return (
    <p className={`citation citation-${citation.status}`}>
      <CitationTitle citation={citation} />
      {" · "}
      {say("steps.checked", { date: checked })}
      {citation.status !== "official" && (
        <strong className="citation-warning">{say(`status.${citation.status}`)}</strong>
      )}
    </p>
  );
}

/** The title, a link where the source stands on the web. */
export function CitationTitle({
  citation,
}: {
  readonly citation: { readonly title: string; readonly url?: string };
}): ReactNode {
  if (citation.url === undefined) return <cite>{citation.title}</cite>;
  return (
    <cite>
      <a href={citation.url} rel="external noreferrer">
        {citation.title}
      </a>
    </cite>
  );
}
