import { Fragment, type ReactNode } from "react";
import { unitSpace } from "../../generator/runtime/unit-amount.ts";
import { mathText } from "../../generator/presentation/math-text.ts";
import {
  inPattern,
  partsOfNode,
  type MathCases,
  type MathNode,
} from "../../generator/presentation/math-node.ts";

/**
 * A formula drawn in two dimensions, and said on one line to screen readers. Roots, braces and the brackets around
 * what is higher than a line are paths: no font needs to have them.
 */
export function DrawnMath({ node }: { readonly node: MathNode }): ReactNode {
  return (
    <span className="math" role="math" aria-label={mathText(node)}>
      <span aria-hidden="true">
        <Drawn node={node} />
      </span>
    </span>
  );
}

function Drawn({ node }: { readonly node: MathNode }): ReactNode {
  switch (node.kind) {
    case "name":
    case "number":
    case "text":
      return <Term text={node.text} isGiven={node.isGiven} />;
    case "operation":
      // A line may end behind a sign, and not before it.
      return (
        <>
          <Drawn node={node.left} />
          {`\u00a0${node.sign} `}
          <Drawn node={node.right} />
        </>
      );
    case "prefix":
      return (
        <>
          {node.sign}
          {/\p{L}/u.test(node.sign) && " "}
          <Drawn node={node.operand} />
        </>
      );
    case "fraction":
      return (
        <span className="math-fraction">
          <span>
            <Drawn node={node.over} />
          </span>
          <span>
            <Drawn node={node.under} />
          </span>
        </span>
      );
    case "power":
      return (
        <span className="math-power">
          <span>
            <Drawn node={node.base} />
          </span>
          <sup>
            <Drawn node={node.exponent} />
          </sup>
        </span>
      );
    case "root":
      return (
        <>
          {node.degree !== undefined && (
            <sup>
              <Drawn node={node.degree} />
            </sup>
          )}
          <span className="math-root">
            <Stretched shape="root" />
            <span>
              <Drawn node={node.of} />
            </span>
          </span>
        </>
      );
    case "absolute":
      return (
        <span className="math-absolute">
          <Drawn node={node.of} />
        </span>
      );
    case "fenced":
      return <Fenced inner={node.inner} />;
    // Words run as their language does; figures in them do not tell which that is.
    case "phrase":
      return (
        <span className="math-words" dir="auto">
          <Filled pattern={node.pattern} parts={node.parts} />
        </span>
      );
    case "measure":
      return (
        <>
          <Drawn node={node.of} />
          {unitSpace(node.unit)}
          <Term text={node.unit} />
        </>
      );
    case "cases":
      return <Cases node={node} />;
  }
}

/** Characters that fit a line on any screen. */
const longestUnbroken = 22;

/** Characters as wide as they are high: ideographs, kana, Hangul syllables and their punctuation. */
const wideCharacter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60\uffe0-\uffe6]/g;

/** A name or number, on one line where it surely fits. */
function Term({
  text,
  isGiven = false,
}: {
  readonly text: string;
  readonly isGiven?: boolean | undefined;
}): ReactNode {
  const width = text.length + (text.match(wideCharacter)?.length ?? 0);
  const classes = [
    ...(width > longestUnbroken ? ["math-long"] : []),
    ...(isGiven ? ["given"] : []),
    ...(isWords(text) ? ["math-words"] : []),
  ];
  return <bdi className={classes.length === 0 ? undefined : classes.join(" ")}>{text}</bdi>;
}

/** Figures among words, as in "9 months" and dates, have the face of the words; "US$9" is a figure. */
export function isWords(text: string): boolean {
  return /\p{L}(?!\p{L}*\p{Sc})/u.test(text);
}

/** Brackets of the line's height are letters of it; around what is higher they are drawn. */
function Fenced({ inner }: { readonly inner: MathNode }): ReactNode {
  const drawn = <Drawn node={inner} />;
  if (!isTall(inner)) {
    return <>({drawn})</>;
  }
  return (
    <span className="math-fenced">
      <Stretched shape="open" />
      {drawn}
      <Stretched shape="close" />
    </span>
  );
}

function Cases({ node }: { readonly node: MathCases }): ReactNode {
  return (
    <span className="math-cases">
      <Stretched shape="brace" />
      {node.cases.map(({ value, condition }, index) => (
        <span key={index}>
          <Filled pattern={node.casePattern} parts={{ value, condition }} />
        </span>
      ))}
      <span>
        <Filled pattern={node.lastPattern} parts={{ value: node.last }} />
      </span>
    </span>
  );
}

/** A pattern of the language with its parts drawn where it wants them. */
function Filled({
  pattern,
  parts,
}: {
  readonly pattern: string;
  readonly parts: Readonly<Record<string, MathNode>>;
}): ReactNode {
  return inPattern(pattern, parts).map((piece, index) => (
    <Fragment key={index}>{typeof piece === "string" ? piece : <Drawn node={piece} />}</Fragment>
  ));
}

/** Paths in a frame of 10 by 20, drawn as high as what they stand beside. */
const shapes = {
  root: "M0 12.5L2.6 11L5.6 19.6L10 .4",
  open: "M8 .4Q1 10 8 19.6",
  close: "M2 .4Q9 10 2 19.6",
  brace: "M9 .4Q5 .4 5 3.5V7.5Q5 10 2 10Q5 10 5 12.5V16.5Q5 19.6 9 19.6",
} as const;

function Stretched({ shape }: { readonly shape: keyof typeof shapes }): ReactNode {
  return (
    <svg
      className={`math-sign math-sign-${shape}`}
      viewBox="0 0 10 20"
      preserveAspectRatio="none"
      focusable="false"
    >
      <path d={shapes[shape]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Whether a formula is higher than a line of text. */
function isTall(node: MathNode): boolean {
  if (node.kind === "fraction" || node.kind === "root" || node.kind === "cases") return true;
  return node.kind === "power" ? isTall(node.base) : partsOfNode(node).some(isTall);
}
