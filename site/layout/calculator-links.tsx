import type { ReactNode } from "react";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { RichLine } from "../words/rich-text.tsx";
import { useTranslator } from "../words/translator-context.tsx";
import type { Tile } from "./tile-lines.ts";

/** A list of calculators, each with its title and what it says of its example. */
export function CalculatorLinks({ entries }: { readonly entries: readonly Tile[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className="calculator-links">
      {entries.map((entry) => (
        <li key={entry.route}>
          <CalculatorLink entry={entry} />
          <TileText entry={entry} />
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

/** The line of figures of a page; what it works out, where it has none. */
export function TileText({ entry: { line, brief, summary } }: { readonly entry: Tile }): ReactNode {
  return <p>{line === undefined ? (brief ?? summary) : <RichLine text={line} />}</p>;
}
