import type { CalculatorDocument } from "../constructs/documents.ts";
import type { Reporter } from "../constructs/reporter.ts";
import type { SharedSpecs } from "../constructs/shared-specs.ts";
import type { CalculatorBackground } from "../runtime/description.ts";

/** What people type, and what must come of it. */
export interface SearchLine {
  readonly language: string;
  readonly line: string;
  /** The page it finds first, or that answers it. */
  readonly route: string;
  /** The main figure of the answer, where it is about that. */
  readonly answer?: string;
  /** Where it is written below `ask.lines`. */
  readonly path: readonly (string | number)[];
}

/** The lines a calculator's author says people type, page by page. */
export function resolveSearchLines(
  { ask: { lines = {} } = {} }: CalculatorDocument,
  variants: CalculatorBackground["variants"],
  { locales }: SharedSpecs,
  reporter: Reporter,
): readonly SearchLine[] {
  const pages = variants.map(({ slug }) => slug);
  const languages = locales.map(({ id }) => id);
  return Object.entries(lines).flatMap(([page, byLanguage]) => {
    const route = variants.find(({ slug }) => slug === page)?.route;
    if (route === undefined) {
      reporter.unknownName(page, ["ask", "lines", page], pages, "key");
      return [];
    }
    return Object.entries(byLanguage).flatMap(([language, own]) => {
      if (!languages.includes(language))
        reporter.unknownName(language, ["ask", "lines", page, language], languages, "key");
      return own.map((each, index): SearchLine => {
        const path = [page, language, index];
        return typeof each === "string"
          ? { language, line: each, route, path }
          : { language, line: each.line, route, answer: each.answer, path };
      });
    });
  });
}
