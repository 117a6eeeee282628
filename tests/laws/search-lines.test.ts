import { describe, expect, test } from "vitest";
import { answerTo, foundRoutes } from "./ask/search-line.ts";

/** What the authors of calculators say people type: `ask.lines` of each specification. */
interface SearchLine {
  readonly language: string;
  readonly line: string;
  readonly route: string;
  readonly answer?: string;
}
const lines = Object.values(
  import.meta.glob<readonly SearchLine[]>("../../generated/tests/search-lines.json", {
    eager: true,
    import: "default",
  }),
).flat();

describe("a page is found first by what people type who want it", () => {
  test.each(lines.filter(({ answer }) => answer === undefined))(
    "$language: $line",
    async ({ language, line, route }) => {
      expect((await foundRoutes(language, line))[0]).toBe(route);
    },
  );
});

describe("a line is answered as its page says", () => {
  test.each(lines.filter(({ answer }) => answer !== undefined))(
    "$language: $line",
    async ({ language, line, route, answer }) => {
      const given = await answerTo(language, line);
      expect({ route: given?.page?.route, answer: given?.result }).toEqual({ route, answer });
    },
  );
});
