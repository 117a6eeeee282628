import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";
import type { SearchExample } from "./search-examples.ts";

/** One of the lines as the box would answer it, with the most working: what the site does, shown and not told. */
export function WorkedExample({ examples }: { readonly examples: readonly SearchExample[] }): ReactNode {
  const { t } = useTranslator();
  const [shown] = examples.toSorted((one, other) => other.worked.length - one.worked.length);
  if (shown === undefined) return null;
  const { line, lead, result, worked } = shown;
  return (
    <figure className="worked-example">
      <figcaption>{line}</figcaption>
      <p>
        {lead} <b>{result}</b>
      </p>
      {worked !== "" && (
        <p className="quiet">
          {t("ask.worked")} <bdi className="number">{worked}</bdi>
        </p>
      )}
    </figure>
  );
}
