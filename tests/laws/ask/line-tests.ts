import { describe, expect, test } from "vitest";
import { answerTo, figureOf } from "./search-line.ts";

/** By language: lines, and the figure that each is answered with. */
export type LinesWithFigures = Readonly<Record<string, readonly (readonly [line: string, figure: string])[]>>;

/** Registers a test for each line: it is answered with its figure on a day. */
export function testFigures(title: string, lines: LinesWithFigures, today?: string): void {
  describe.each(Object.entries(lines))(`${title}, in %s`, (language, own) => {
    test.each(own)("%s: %s", async (line, figure) => {
      expect(await figureOf(language, line, today)).toBe(figure);
    });
  });
}

/** Registers a test for each line of a language: it has no answer on a day. */
export function testUnanswered(
  title: string,
  lines: Readonly<Record<string, readonly string[]>>,
  today?: string,
): void {
  describe.each(Object.entries(lines))(`${title}, in %s`, (language, own) => {
    test.each(own)("%s", async (line) => {
      expect(await answerTo(language, line, today)).toBeUndefined();
    });
  });
}
