import type { Citation } from "../runtime/answer.ts";
import type { CalculatorBackground } from "../runtime/description.ts";

/** The tables and other sources that one page of a calculator can cite. */
export function citedSources(
  { tables, sources, cited }: Pick<CalculatorBackground, "tables" | "sources" | "cited">,
  slug: string,
): Pick<CalculatorBackground, "tables" | "sources"> {
  const own = cited?.[slug];
  return own === undefined
    ? { tables, sources }
    : {
        tables: tables.filter(({ id }) => own.tables.includes(id)),
        sources: sources.filter((citation) => own.sources.includes(citationKey(citation))),
      };
}

/** Its title and address, which no other source has. */
export function citationKey({ title, url = "" }: Citation): string {
  return `${title} ${url}`.trim();
}
