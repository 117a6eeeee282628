import type { ReactNode } from "react";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { useTranslator } from "../words/translator-context.tsx";

/** A list of calculators, each with its title and what it works out. */
export function CalculatorLinks({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className="calculator-links">
      {entries.map((entry) => (
        <li key={entry.route}>
          <CalculatorLink entry={entry} />
          <p>{entry.brief ?? entry.summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** A calculator's short title, which leads to it. */
export function CalculatorLink({ entry }: { readonly entry: SearchEntry }): ReactNode {
  const { locale } = useTranslator();
  return <a href={`/${locale.id}/${entry.route}`}>{entry.title}</a>;
}
