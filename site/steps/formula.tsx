import type { ReactNode } from "react";
import { inPattern, type MathCases, type MathNode } from "../../generator/presentation/math-node.ts";
import type { SignedText } from "../../generator/presentation/step-lines.ts";
import { DrawnMath, isWords } from "./drawn-math.tsx";

/**
 * Formulas that come to the same and what they come to, from left to right in every language. Where a line breaks, the
 * next begins with its equals sign.
 */
export function Formula({
  formulas,
  results = [],
  isAnswer = false,
  isQuestion = false,
}: {
  readonly formulas: readonly MathNode[];
  readonly results?: readonly SignedText[];
  readonly isAnswer?: boolean;
  /** The formulas are statements, and the result is whether they hold. */
  readonly isQuestion?: boolean;
}): ReactNode {
  return (
    <div className="formula" dir="ltr">
      {formulas.map((formula, index) => (
        <div key={index}>
          {index > 0 && !isQuestion && "=\u00a0"}
          {formula.kind === "cases" ? <CaseList node={formula} /> : <DrawnMath node={formula} />}
        </div>
      ))}
      {results.map(({ sign, text }, index) => (
        <div key={text}>
          {formulas.length > 0 && !isQuestion && `${sign}\u00a0`}
          <strong
            className={resultClass(text, isAnswer && index === results.length - 1)}
            dir="auto"
            suppressHydrationWarning
          >
            {text}
          </strong>
        </div>
      ))}
    </div>
  );
}

function resultClass(result: string, isAnswer: boolean): string | undefined {
  const classes = [...(isAnswer ? ["step-answer"] : []), ...(isWords(result) ? ["math-words"] : [])];
  return classes.length === 0 ? undefined : classes.join(" ");
}

/** A formula of several cases: one a line, the value and when it holds, in the order of the language. */
function CaseList({ node }: { readonly node: MathCases }): ReactNode {
  return (
    <ul className="cases" dir="auto">
      {node.cases.map(({ value, condition }, index) => (
        <li key={index}>
          <Case pattern={node.casePattern} parts={{ value, condition }} />
        </li>
      ))}
      <li>
        <Case pattern={node.lastPattern} parts={{ value: node.last }} />
      </li>
    </ul>
  );
}

function Case({
  pattern,
  parts,
}: {
  readonly pattern: string;
  readonly parts: Readonly<Record<string, MathNode>>;
}): ReactNode {
  return inPattern(pattern, parts).map((piece, index) =>
    typeof piece === "string" ? (
      <span key={index} className="formula-word">
        {piece}
      </span>
    ) : (
      <DrawnMath key={index} node={piece} />
    ),
  );
}
