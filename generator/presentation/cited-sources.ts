import type { Citation, UsedSource } from "../runtime/answer.ts";
import type { CalculatorBackground } from "../runtime/description.ts";
import { andList, listed } from "../runtime/intl-cache.ts";
import { lessSure } from "./answer-warning.ts";
import type { Presenter } from "./presenter.ts";
import type { Translator } from "./translator.ts";

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

/** Each source once, as sure as where it is the least sure. */
export function eachSourceOnce(citations: readonly Citation[]): readonly Citation[] {
  const once = new Map<string, Citation>();
  for (const citation of citations) {
    const key = citationKey(citation);
    const known = once.get(key);
    once.set(key, known === undefined ? citation : lessSure(known, citation));
  }
  return [...once.values()];
}

/** A source as an answer cites it, and the names of what comes from it. */
export interface CitedLine {
  readonly citation: Citation;
  readonly names: readonly string[];
}

/** Where the figures of an answer come from: a source that is surer of one figure than of another is listed for each. */
export function citedLines(used: readonly UsedSource[], { nameOf }: Presenter): readonly CitedLine[] {
  const lines = new Map<string, { readonly citation: Citation; readonly names: Set<string> }>();
  for (const { formula, citations } of used) {
    for (const citation of citations) {
      const key = `${citationKey(citation)} ${citation.status}`;
      const line = lines.get(key) ?? { citation, names: new Set() };
      line.names.add(nameOf(formula));
      lines.set(key, line);
    }
  }
  return [...lines.values()].map(({ citation, names }) => ({ citation, names: [...names] }));
}

/** What comes from a source, in words. */
export function usedFor(names: readonly string[], { t, locale }: Translator): string {
  return t("sections.used_for", { names: listed(names, andList(locale.tag)) });
}
