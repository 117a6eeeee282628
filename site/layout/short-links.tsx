import type { ReactNode } from "react";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculatorLink } from "./calculator-links.tsx";
import { placeAfterComma } from "./place-after-comma.ts";

/**
 * Short titles in running lines. The first page of a place says it, and the others leave it out, for the eye: "Class A felony,
 * NC", "Class B1 felony".
 */
export function ShortLinks({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  return (
    <ul className="short-links">
      {entries.map((entry, index) => (
        <li key={entry.route}>
          <ShortLink entry={entry} before={entries.slice(0, index)} />
        </li>
      ))}
    </ul>
  );
}

/** The whole title is there for who hears it. */
function ShortLink({
  entry,
  before,
}: {
  readonly entry: SearchEntry;
  readonly before: readonly SearchEntry[];
}): ReactNode {
  const { locale } = useTranslator();
  const place = placeAfterComma(entry);
  if (place === "" || !before.some((other) => placeAfterComma(other) === place))
    return <CalculatorLink entry={entry} />;
  const { title, route } = entry;
  return (
    <a href={`/${locale.id}/${route}`}>
      {title.slice(0, title.length - place.length)}
      <span className="visually-hidden">{place}</span>
    </a>
  );
}
