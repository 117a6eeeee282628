import { describe, expect, test } from "vitest";
import { foundRoutes } from "./ask/asked-line.ts";

/** Lines by the page that answers them and by language. */
export type AskedLines = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Tests that the search finds each page first for the lines people type. */
export function testAskedLines(asked: AskedLines): void {
  describe.each(Object.entries(asked))("%s", (route, lines) => {
    const queries = Object.entries(lines).flatMap(([language, texts]) =>
      texts.map((query) => ({ language, query })),
    );
    test.each(queries)("$language: $query", async ({ language, query }) => {
      expect((await foundRoutes(language, query))[0]).toBe(route);
    });
  });
}
