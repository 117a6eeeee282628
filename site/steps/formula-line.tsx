import type { ReactNode } from "react";
import { inPattern, type MathCases, type MathNode } from "../../generator/presentation/math-node.ts";
import { DrawnMath } from "./drawn-math.tsx";

/** One line of a step: a formula, or what came out. */
export function FormulaLine(
  line: { readonly sign: string } & ({ readonly formula: MathNode } | { readonly result: string }),
): ReactNode {
  if ("result" in line) {
    return (
      <p className="formula">
        {`${line.sign}\u00a0`}
        <strong className="number" suppressHydrationWarning>
          {line.result}
        </strong>
      </p>
    );
  }
  return (
    <div className="formula">
      {`${line.sign} `}
      {line.formula.kind === "cases" ? <CaseList node={line.formula} /> : <DrawnMath node={line.formula} />}
    </div>
  );
}

/** A formula of several cases: one a line, the value and when it holds, in the order of the language. */
function CaseList({ node }: { readonly node: MathCases }): ReactNode {
  return (
    <ul className="cases">
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
