import { isDay } from "../runtime/iso-date.ts";
import { diagnose, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { areConditions } from "../constructs/formulas/cases.ts";
import { citationDocuments } from "../constructs/values/citation.ts";
import type { CalculatorDocument, CitationDocument } from "../constructs/documents.ts";

type Path = readonly (string | number)[];

/** Reports each citation whose `checked_on` is no day, or one after `today` (`YYYY-MM-DD`), and each that doesn't say what was tried. */
export function checkCitations(
  document: CitationDocument,
  path: Path,
  source: SourceDocument,
  today: string,
): readonly Diagnostic[] {
  return citationDocuments(document).flatMap(({ checked_on: checkedOn, status, tried }, index) => {
    const own = Array.isArray(document) ? [...path, index] : path;
    const place = source.placeOf([...own, "checked_on"], "value");
    const untried =
      status === "unconfirmed" && tried === undefined
        ? [diagnose("nothing_tried", {}, source.placeOf([...own, "status"], "value"))]
        : [];
    if (!isDay(checkedOn)) return [diagnose("not_a_day", { text: checkedOn }, place), ...untried];
    return [
      ...(checkedOn > today ? [diagnose("checked_in_future", { text: checkedOn }, place)] : []),
      ...untried,
    ];
  });
}

/** Checks the citations of a calculator's own constants, formulas, checks and refusals. */
export function checkOwnCitations(
  document: CalculatorDocument,
  source: SourceDocument,
  today: string,
): readonly Diagnostic[] {
  const sections: readonly (readonly [name: string, members: Readonly<Record<string, Member>>])[] = [
    ["constants", document.constants ?? {}],
    ["checks", document.checks ?? {}],
    ["refusals", document.refusals ?? {}],
    ["formulas", document.formulas ?? {}],
  ];
  const cited = sections.flatMap(([section, members]) =>
    Object.entries(members).flatMap(([id, member]) => citationsIn(member, [section, id])),
  );
  return cited.flatMap(({ citation, path }) => checkCitations(citation, path, source, today));
}

type Member = NonNullable<CalculatorDocument["constants" | "checks" | "refusals" | "formulas"]>[string];

function citationsIn(
  member: Member,
  path: Path,
): readonly { readonly citation: CitationDocument; readonly path: Path }[] {
  if (typeof member !== "object") return [];
  const own =
    !("citation" in member) || member.citation === undefined
      ? []
      : [{ citation: member.citation, path: [...path, "citation"] }];
  const cases = "cases" in member && areConditions(member.cases) ? member.cases : [];
  return [
    ...own,
    ...cases.flatMap(({ citation }, index) =>
      citation === undefined ? [] : [{ citation, path: [...path, "cases", index, "citation"] }],
    ),
  ];
}
