import { paragraphsOf } from "../../../generator/presentation/rich-text.ts";

/** What fits on one line under a wide page's title, in columns: a letter takes one, a Chinese character two. */
const room = 112;

/** What a page says of itself: a line under its title, and what else there is to say, below the answer. */
export interface Introduction {
  readonly line: string;
  /** Empty where the line says it all. */
  readonly rest: string;
}

/**
 * Cuts an introduction after the sentences that fit on a line, after the first one at least. Where nothing is asked, no
 * field waits below it, and its first paragraph stays whole.
 */
export function introductionOf(text: string, tag: string, isWhole = false): Introduction {
  const [first = "", ...others] = paragraphsOf(text);
  const sentences = [...new Intl.Segmenter(tag, { granularity: "sentence" }).segment(first)];
  let line = "";
  for (const { segment } of sentences) {
    if (line !== "" && !isWhole && columnsOf(line + segment.trimEnd()) > room) break;
    line += segment;
  }
  const rest = first.slice(line.length).trim();
  return { line: line.trim(), rest: [...(rest === "" ? [] : [rest]), ...others].join("\n\n") };
}

function columnsOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(letter) ? 2 : 1),
    0,
  );
}
