import type { ReactNode } from "react";
import { useTranslator } from "../words/translator-context.tsx";

/** A part of a page one can go to. */
export interface Place {
  readonly id: string;
  readonly title: string;
}

/** Where wide pages say what is on them; a mark shows what is being read. One part alone needs no list. */
export function Contents({ places }: { readonly places: readonly Place[] }): ReactNode {
  const { t } = useTranslator();
  if (places.length < 2) return null;
  return (
    <nav className="contents" aria-label={t("site.contents")}>
      <ul>
        {places.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
