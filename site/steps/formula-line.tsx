import type { ReactNode } from "react";
import { mathText, type MathCases, type MathNode } from "../../generator/runtime/steps.ts";
import { useSpeech } from "../words/speech-context.tsx";
import { MathMarkup } from "./math-markup.tsx";

/** Longer formulas are cut at their outer signs, where lines may then break. */
const longestUnbroken = 44;
/** Characters that fit a line on any screen. */
const widestSafe = 22;

/** Characters as wide as they are high: ideographs, kana, Hangul syllables and their punctuation. */
const wideCharacter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6]/g;

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
  if (line.formula.kind === "cases") return <CaseList sign={line.sign} node={line.formula} />;
  return (
    <div className="formula" {...scrolling([line.formula])}>
      <span className="formula-sign">{line.sign} </span>
      <Formula node={line.formula} />
    </div>
  );
}

/** A formula of several cases: one a line, the value and then when it holds. */
function CaseList({ sign, node }: { readonly sign: string; readonly node: MathCases }): ReactNode {
  return (
    <div
      className="formula"
      {...scrolling([node.last, ...node.cases.flatMap(({ value, condition }) => [value, condition])])}
    >
      <span className="formula-sign">{sign}</span>
      <ul className="cases">
        {node.cases.map(({ value, condition }, index) => (
          <li key={index}>
            <Formula node={value} /> <span className="formula-word">{node.if}</span>{" "}
            <Formula node={condition} />
          </li>
        ))}
        <li>
          <Formula node={node.last} /> <span className="formula-word">{node.otherwise}</span>
        </li>
      </ul>
    </div>
  );
}

/** Formulas of words run as the language does; by itself mathematics would always run to the right. */
function Formula({ node }: { readonly node: MathNode }): ReactNode {
  const { dir } = useSpeech().locale;
  return piecesOf(node).map((piece, index) =>
    typeof piece === "string" ? (
      <span key={index} className="formula-sign">
        {` ${piece} `}
      </span>
    ) : (
      <math key={index} dir={dir}>
        <MathMarkup node={piece} />
      </math>
    ),
  );
}

/** What may be wider than a narrow screen scrolls, and what scrolls must be reached by keyboard. */
function scrolling(formulas: readonly MathNode[]): { readonly tabIndex?: 0 } {
  const widest = Math.max(
    ...formulas.flatMap(piecesOf).map((piece) => (typeof piece === "string" ? 0 : widthOf(piece))),
  );
  return widest > widestSafe ? { tabIndex: 0 } : {};
}

/** About how many characters wide a piece is drawn. */
function widthOf(node: MathNode): number {
  if (node.kind === "fraction") return Math.max(widthOf(node.over), widthOf(node.under));
  const text = mathText(node);
  return text.length + (text.match(wideCharacter)?.length ?? 0);
}

/** Long formulas in pieces, short ones whole. */
function piecesOf(node: MathNode): readonly (MathNode | string)[] {
  return mathText(node).length > longestUnbroken ? outerPieces(node) : [node];
}

/** The operands of the outermost operations with the signs between them. */
function outerPieces(node: MathNode): readonly (MathNode | string)[] {
  return node.kind === "operation"
    ? [...outerPieces(node.left), node.sign, ...outerPieces(node.right)]
    : [node];
}
