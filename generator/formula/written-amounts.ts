import type { FormulaToken } from "./scan.ts";

/**
 * Amounts as they are written everywhere else, `5 foot`, `50 money` and `30 mile/hour`, become the call they are short for:
 * `quantity(5, foot)`. A number beside a name means nothing else. What is put in has no width, so that every place is one of
 * the text.
 */
export function withWrittenAmounts(tokens: readonly FormulaToken[]): readonly FormulaToken[] {
  const all: FormulaToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const number = all.at(-1);
    const unit = number?.kind === "number" ? unitAt(tokens, at) : [];
    const [first, last] = [unit[0], unit.at(-1)];
    if (first === undefined || last === undefined) {
      all.push(...tokens.slice(at, at + 1));
      continue;
    }
    const amount = all.splice(-1);
    const start = amount[0]?.span.start ?? first.span.start;
    all.push(
      putIn("name", "quantity", start),
      putIn("punctuation", "(", start),
      ...amount,
      putIn("punctuation", ",", first.span.start),
      ...unit,
      putIn("punctuation", ")", last.span.end),
    );
    at += unit.length - 1;
  }
  return all;
}

/** The tokens of a unit: its name, or two with nothing but a fraction line between them. */
function unitAt(tokens: readonly FormulaToken[], at: number): readonly FormulaToken[] {
  const [of, line, per] = tokens.slice(at, at + 3);
  if (of?.kind !== "name") return [];
  const isComposed =
    line?.text === "/" &&
    per?.kind === "name" &&
    of.span.end === line.span.start &&
    line.span.end === per.span.start;
  return isComposed ? [of, line, per] : [of];
}

function putIn(kind: FormulaToken["kind"], text: string, at: number): FormulaToken {
  return { kind, text, span: { start: at, end: at } };
}
