import type { ReactNode } from "react";
import { mathText, type MathNode } from "../../generator/runtime/steps.ts";
import { MathMarkup } from "./math-markup.tsx";

/** Longer formulas are cut at their outer signs, where lines may then break. */
const longestUnbroken = 44;

/** One line of a step: a formula, or what came out. */
export function FormulaLine(
  line: { readonly sign: string } & ({ readonly formula: MathNode } | { readonly result: string }),
): ReactNode {
  if ("result" in line) {
    return (
      <p className="formula formula-result">
        <span className="formula-sign">{line.sign} </span>
        <strong className="number" suppressHydrationWarning>
          {line.result}
        </strong>
      </p>
    );
  }
  const pieces = mathText(line.formula).length > longestUnbroken ? outerPieces(line.formula) : [line.formula];
  return (
    <div className="formula" dir="ltr">
      <span className="formula-sign">{line.sign} </span>
      {pieces.map((piece, index) =>
        typeof piece === "string" ? (
          <span key={index} className="formula-sign">
            {` ${piece} `}
          </span>
        ) : (
          <math key={index}>
            <MathMarkup node={piece} />
          </math>
        ),
      )}
    </div>
  );
}

/** The operands of the outermost operations with the signs between them. */
function outerPieces(node: MathNode): readonly (MathNode | string)[] {
  return node.kind === "operation" ? [...outerPieces(node.left), node.sign, ...outerPieces(node.right)] : [node];
}
