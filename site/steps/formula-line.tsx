import { Fragment, type ReactNode } from "react";
import { isBareCall, mathText, type MathCases, type MathNode } from "../../generator/runtime/steps.ts";
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
  return piecesOf(node).map(({ formula, closing, sign }, index) => (
    <Fragment key={index}>
      <span className="formula-piece">
        <math dir={dir}>
          <MathMarkup node={formula} />
        </math>
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
  if (node.kind !== "call" || isBareCall(node)) return [pieceOf(node)];
  const last = node.arguments.length - 1;
  return [
    { ...pieceOf({ kind: "name", text: node.name }), sign: " (" },
    ...node.arguments.flatMap((each, index) =>
      followed(outerPieces(each), index === last ? { closing: ")" } : { closing: ";", sign: " " }),
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
