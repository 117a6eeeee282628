import type { ReactNode } from "react";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculatorLink } from "./calculator-links.tsx";
import { placeAfterComma } from "./place-after-comma.ts";

/** Short titles in running lines, below a heading or on a page that says the place: the titles leave it out, for the eye. */
export function ShortLinks({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  return (
    <ul className="short-links">
      {entries.map((entry) => (
        <li key={entry.route}>
          <ShortLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** The whole title is there for who hears it. */
function ShortLink({ entry }: { readonly entry: SearchEntry }): ReactNode {
  const { locale } = useTranslator();
  const place = placeAfterComma(entry);
  if (place === "") return <CalculatorLink entry={entry} />;
  const { title, route } = entry;
  return (
    <a href={`/${locale.id}/${route}`}>
      {title.slice(0, title.length - place.length)}
      <span className="visually-hidden">{place}</span>
    </a>
  );
}
