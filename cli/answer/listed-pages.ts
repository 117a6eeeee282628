import { listedTitle, type AskPage } from "../../generator/presentation/ask-index.ts";
import { commandLine } from "../../generator/presentation/command-line.ts";
import type { Texts } from "../../generator/runtime/query.ts";
import { pairsText } from "./table-text.ts";

/** Pages a line each: what comes after `plainsum` to open one as it was found, and what it is called. */
export function listedPages(pages: readonly AskPage[], indent: string, width: number): string {
  return pairsText(
    pages.map(
      (page) =>
        [commandLine(page.route, filledIn(page) ?? {}).replace("plainsum ", ""), listedTitle(page)] as const,
    ),
    indent,
    width,
  );
}

/** What a page is found with filled in; undefined where nothing is. */
export function filledIn({ query }: AskPage): Texts | undefined {
  return query === undefined ? undefined : Object.fromEntries(new URLSearchParams(query));
}
