/** Characters that LaTeX reads as orders, in words. */
const orders: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "^": "\\textasciicircum{}",
  "~": "\\textasciitilde{}",
  "{": "\\{",
  "}": "\\}",
  $: "\\$",
  "%": "\\%",
  "&": "\\&",
  "#": "\\#",
  _: "\\_",
  "\u00a0": "~",
  "\u202f": "~",
  "…": "\\ldots{}",
  "–": "--",
  "—": "---",
  "’": "'",
  "‘": "`",
  "“": "``",
  "”": "''",
};

/** Signs of formulas, which have an order of their own there. */
const signs: Readonly<Record<string, string>> = {
  "−": "-",
  "×": "\\times ",
  "÷": "\\div ",
  "·": "\\cdot ",
  "≈": "\\approx ",
  "≠": "\\ne ",
  "≤": "\\le ",
  "≥": "\\ge ",
  "√": "\\surd ",
  "∞": "\\infty ",
  "→": "\\to ",
  π: "\\pi ",
  "°": "{}^{\\circ}",
  "′": "'",
  "″": "''",
};

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";
const lowered = "₀₁₂₃₄₅₆₇₈₉₋";
const small = new RegExp(`[${raised}]+|[${lowered}]+`, "gu");

/** A sign of a formula, or a figure in digits: 1{,}024.5, \$5, 15\%. */
export function latexFigure(text: string): string {
  return withoutMarks(text)
    .replaceAll(/[\\$%&#_~\u00a0\u202f,−×÷·≈≠≤≥√∞→π°′″…]/gu, (each) =>
      each === "," ? "{,}" : each === "…" ? "\\dots " : (signs[each] ?? orders[each] ?? each),
    )
    .replaceAll(small, (digits) => smallDigits(digits))
    .trim();
}

/** Words as they stand outside of formulas. */
export function latexWords(text: string): string {
  return withoutMarks(text)
    .replaceAll(/[\\^~{}$%&#_\u00a0\u202f…–—’‘“”]/gu, (each) => orders[each] ?? each)
    .replaceAll(small, (digits) => `$${smallDigits(digits)}$`)
    .replaceAll(/[−×÷·≈≠≤≥√∞→π°′″]+/gu, (each) => `$${latexFigure(each)}$`);
}

/** Small digits as LaTeX has them: ten to the ninth, a logarithm's base. */
function smallDigits(text: string): string {
  const isRaised = raised.includes([...text][0] ?? "");
  const digits = [...text].map((each) => {
    const at = [...(isRaised ? raised : lowered)].indexOf(each);
    return at === 10 ? "-" : String(at);
  });
  return `${isRaised ? "^" : "_"}{${digits.join("")}}`;
}

/** LaTeX sets the direction by the language it is told. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, "");
}
