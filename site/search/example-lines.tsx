import type { ReactNode } from "react";
import { pathOf } from "../routes/route.ts";
import { useTranslator } from "../words/translator-context.tsx";
import type { SearchExample } from "./search-examples.ts";

/** Lines people may ask, each with its answer, leading to it. */
export function ExampleLines({ examples }: { readonly examples: readonly SearchExample[] }): ReactNode {
  const { locale, t } = useTranslator();
  const path = pathOf({ kind: "search", locale: locale.id });
  return (
    <aside className="ask-examples">
      <h2>{t("ask.heading")}</h2>
      <ul>
        {examples.map(({ line, result }) => (
          <li key={line}>
            <a href={`${path}?${new URLSearchParams({ q: line }).toString()}`}>{line}</a>
            <span className="number">{result}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
