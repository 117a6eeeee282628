import type { Refusal, UsedSource } from "./answer.ts";

/** What the rows that `formulas` looked up come from: a refusal because of them cites it, each source once. */
export function citedBy(
  used: readonly UsedSource[],
  formulas: readonly string[],
): Pick<Refusal, "citations"> {
  const [first, ...more] = new Map(
    used
      .filter(({ formula }) => formulas.includes(formula))
      .flatMap(({ citations }) => citations)
      .map((citation) => [JSON.stringify(citation), citation]),
  ).values();
  return first === undefined ? {} : { citations: [first, ...more] };
}
