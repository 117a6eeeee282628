import { isDay } from "../runtime/iso-date.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { CalculatorDocument, CitationDocument } from "../constructs/documents.ts";

/** Reports a citation whose `checked_on` is no day, or one after `today` (`YYYY-MM-DD`). */
export function checkCitation(
  citation: CitationDocument,
  path: readonly (string | number)[],
  source: SourceDocument,
  today: string,
): readonly Diagnostic[] {
  const place = source.placeOf([...path, "checked_on"], "value");
  if (!isDay(citation.checked_on)) return [diagnose("not_a_day", { text: citation.checked_on }, place)];
  return citation.checked_on > today
    ? [diagnose("checked_in_future", { text: citation.checked_on }, place)]
    : [];
}

/** Checks the citation of each refusal of a calculator. */
export function checkRefusalCitations(
  document: CalculatorDocument,
  source: SourceDocument,
  today: string,
): readonly Diagnostic[] {
  return Object.entries(document.refusals ?? {}).flatMap(([id, { citation }]) =>
    citation === undefined ? [] : checkCitation(citation, ["refusals", id, "citation"], source, today),
  );
}
