import type { ReactNode } from "react";
import { catalog } from "../../generated/catalog.ts";
import type { SearchEntry } from "../../generator/runtime/catalog.ts";
import { useTranslator } from "../words/translator-context.tsx";
import { CalculatorLink } from "./calculator-links.tsx";
import { sharedWords } from "./shared-words.ts";

/**
 * Short titles in running lines. Of three pages or more of one calculator, the first says its title and the others what differs,
 * for the eye: "Class A felony, NC", "B1", "B2".
 */
export function ShortLinks({ entries }: { readonly entries: readonly SearchEntry[] }): ReactNode {
  const runs = runsOf(entries);
  return (
    <ul className="short-links">
      {runs.flatMap((run) => {
        const [first, ...others] = run;
        return [first, ...others].map((entry, index) => (
          <li key={entry.route}>
            {index === 0 || run.length < fewestShortened ? (
              <CalculatorLink entry={entry} />
            ) : (
              <ShortenedLink entry={entry} run={run} />
            )}
          </li>
        ));
      })}
    </ul>
  );
}

const fewestShortened = 3;

type Run = readonly [SearchEntry, ...SearchEntry[]];

/** Pages in a row that are of the same calculator. */
function runsOf(entries: readonly SearchEntry[]): readonly Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last !== undefined && calculatorOf(last[0]) === calculatorOf(entry))
      runs[runs.length - 1] = [...last, entry];
    else runs.push([entry]);
  }
  return runs;
}

function calculatorOf({ route }: SearchEntry): string | undefined {
  return catalog.find(({ variants }) => variants.some((variant) => variant.route === route))?.id;
}

/** The whole title is there for who hears it. */
function ShortenedLink({ entry, run }: { readonly entry: SearchEntry; readonly run: Run }): ReactNode {
  const { locale } = useTranslator();
  const { title, route } = entry;
  const { start, end } = sharedWords(
    run.map((each) => each.title),
    locale.tag,
  );
  return (
    <a href={`/${locale.id}/${route}`}>
      {start !== "" && <span className="visually-hidden">{start}</span>}
      {title.slice(start.length, title.length - end.length)}
      {end !== "" && <span className="visually-hidden">{end}</span>}
    </a>
  );
}
