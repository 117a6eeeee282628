import { escaped, mathMathml, operator, tableMathml, wordsMathml } from "./math-mathml.ts";
import type { Locale } from "./translator.ts";
import type { Working, WorkingLine } from "./working.ts";

const opening = '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" dir="ltr">';

/** A working as one formula, which is all that word processors take from plain text: a line a sentence, a line an equation. */
export function workingMathml({ steps, answer }: Working): string {
  const told = steps.flatMap(({ sentence, lines }, index) => [
    wordsMathml(`${index + 1}. ${sentence ?? ""}`.trim()),
    ...lines.map((line) => rowsOf(line).flat().join("")),
  ]);
  const rows = [...told, ...(answer === undefined ? [] : [wordsMathml(answer)])].map((line) => [line]);
  return `${opening}${tableMathml(rows, ' columnalign="left"')}</math>`;
}

/** The same as a piece of a web page: sentences are paragraphs, and the equations of a step stand under each other's signs. */
export function workingHtml({ steps, answer }: Working, { tag, dir }: Pick<Locale, "tag" | "dir">): string {
  const told = steps.map(({ sentence, lines }, index) => {
    const formulas = tableMathml(lines.flatMap(rowsOf), ' columnalign="right center left"');
    return `${paragraph(`${index + 1}. ${sentence ?? ""}`.trim())}${lines.length === 0 ? "" : `${opening}${formulas}</math>`}`;
  });
  const all = [...told, ...(answer === undefined ? [] : [paragraph(answer)])].join("\n");
  return `<div lang="${tag}" dir="${dir}">\n${all}\n</div>`;
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

/** What an equation begins with, its sign and what it comes to, in cells of their own; what it comes to further, below that. */
function rowsOf({ first, sides }: WorkingLine): readonly (readonly string[])[] {
  if (sides.length === 0) return [["", "", mathMathml(first)]];
  return sides.map(({ sign, math }, index) => [
    index === 0 ? mathMathml(first) : "",
    operator(sign),
    mathMathml(math),
  ]);
}
