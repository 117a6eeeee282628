import { Fragment, type ReactNode } from "react";
import {
  inPattern,
  mathText,
  type MathCases,
  type MathNode,
} from "../../generator/presentation/math-tree.ts";
import { DrawnMath } from "./drawn-math.tsx";

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
            <Case pattern={node.casePattern} parts={{ value, condition }} />
          </li>
        ))}
        <li>
          <Case pattern={node.lastPattern} parts={{ value: node.last }} />
        </li>
      </ul>
    </div>
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
      <Formula key={index} node={piece} />
    ),
  );
}

function Formula({ node }: { readonly node: MathNode }): ReactNode {
  return piecesOf(node).map(({ formula, closing, sign }, index) => (
    <Fragment key={index}>
      <span className="formula-piece">
        <DrawnMath node={formula} />
        {closing !== "" && <span className="formula-sign">{closing}</span>}
      </span>
      {sign !== "" && <span className="formula-sign">{sign}</span>}
    </Fragment>
  ));
}

/** What may be wider than a narrow screen scrolls, and what scrolls must be reached by keyboard. */
function scrolling(formulas: readonly MathNode[]): { readonly tabIndex?: 0 } {
  const widest = Math.max(
    ...formulas.flatMap(piecesOf).map(({ formula, closing }) => widthOf(formula) + closing.length),
  );
  return widest > widestSafe ? { tabIndex: 0 } : {};
}

/** About how many characters wide a piece is drawn. */
function widthOf(node: MathNode): number {
  if (node.kind === "fraction") return Math.max(widthOf(node.over), widthOf(node.under));
  const text = mathText(node);
  return text.length + (text.match(wideCharacter)?.length ?? 0);
}

/** A part of a formula that stays on one line, and what stands behind it. */
interface Piece {
  readonly formula: MathNode;
  /** What ends or parts operands: no line may begin with it. */
  readonly closing: string;
  /** A sign, with the room around it at which a line may break. */
  readonly sign: string;
}

/** Long formulas in pieces, short ones whole. */
function piecesOf(node: MathNode): readonly Piece[] {
  return mathText(node).length > longestUnbroken ? outerPieces(node) : [pieceOf(node)];
}

/** The operands of the outermost operations and calls, each with what stands behind it. */
function outerPieces(node: MathNode): readonly Piece[] {
  if (node.kind === "operation")
    return [...followed(outerPieces(node.left), { sign: ` ${node.sign} ` }), ...outerPieces(node.right)];
  if (node.kind !== "call") return [pieceOf(node)];
  const last = node.arguments.length - 1;
  return [
    { ...pieceOf({ kind: "name", text: node.name }), closing: node.open, sign: "" },
    ...node.arguments.flatMap((each, index) =>
      followed(outerPieces(each), { closing: index === last ? node.close : node.between }),
    ),
  ];
}

function pieceOf(formula: MathNode): Piece {
  return { formula, closing: "", sign: "" };
}

/** Pieces with what follows the last of them. */
function followed(
  pieces: readonly Piece[],
  { closing = "", sign = "" }: { readonly closing?: string; readonly sign?: string },
): readonly Piece[] {
  return pieces.map((piece, index) =>
    index === pieces.length - 1
      ? { ...piece, closing: piece.closing + closing, sign: piece.sign + sign }
      : piece,
  );
}
