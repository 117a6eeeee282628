import type { ReactNode } from "react";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** A list of calculators, each with its title and what it works out. */
export function CalculatorLinks({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  const { locale } = useTranslator();
  if (entries.length === 0) return null;
  return (
    <ul className="calculator-links">
      {entries.map((entry) => (
        <li key={entry.route}>
          <a href={`/${locale.id}/${entry.route}`}>{entry.title}</a>
          <p>{entry.summary}</p>
        </li>
      ))}
    </ul>
  );
}
