import { latexWords } from "./latex-characters.ts";
import { mathLatex } from "./math-latex.ts";
import type { Working, WorkingLine } from "./working.ts";

/** A working as a piece of a LaTeX document: the sentence of each step, and its equations one below the other. */
export function workingLatex({ steps, answer }: Working): string {
  const told = steps.map(({ sentence, lines }, index) =>
    [
      `${index + 1}. ${sentence === undefined ? "" : latexWords(sentence)}`.trim(),
      ...(lines.length === 0
        ? []
        : [`\\begin{align*}\n${lines.map(lineLatex).join(" \\\\\n")}\n\\end{align*}`]),
    ].join("\n"),
  );
  const text = [...told, ...(answer === undefined ? [] : [latexWords(answer)])].join("\n\n");
  return `${packagesFor(text)}\n\n${text}`;
}

/** What the document needs, as a remark. */
function packagesFor(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return "% XeLaTeX: \\usepackage{amsmath,ctex}";
  return /\p{Script=Arabic}/u.test(text)
    ? "% XeLaTeX: \\usepackage{amsmath,polyglossia} \\setmainlanguage{arabic}"
    : "% \\usepackage{amsmath}";
}

/** What follows stands under the first sign; a remark begins there. */
function lineLatex({ first, sides }: WorkingLine): string {
  if (sides.length === 0) return `  & ${mathLatex(first)}`;
  return sides
    .map(({ sign, math }, index) => {
      const from = index === 0 ? `  ${mathLatex(first)} ` : "  ";
      return `${from}${sign === ":" ? "& :\\ " : sign === "=" ? "&= " : "&\\approx "}${mathLatex(math)}`;
    })
    .join(" \\\\\n");
}
