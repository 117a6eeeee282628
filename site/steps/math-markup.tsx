import { Fragment, type ReactNode } from "react";
import { isBareCall, type MathCases, type MathNode } from "../../generator/runtime/steps.ts";

/** MathML drops plain spaces at the ends of a text. */
const space = "\u00a0";

/** A formula as MathML Core. Names are words, which several letters in one mi are: upright, unlike a variable. */
export function MathMarkup({ node }: { readonly node: MathNode }): ReactNode {
  switch (node.kind) {
    case "name":
    case "text":
      // Not mtext: signs beside it would be taken for prefixes and lose their room.
      return (
        <mi>
          <Words text={node.text} />
        </mi>
      );
    case "number":
      return <mn>{node.text}</mn>;
    case "operation":
      return (
        <mrow>
          <MathMarkup node={node.left} />
          <Sign sign={node.sign} />
          <MathMarkup node={node.right} />
        </mrow>
      );
    case "prefix":
      return (
        <mrow>
          <Sign sign={node.sign} />
          <MathMarkup node={node.operand} />
        </mrow>
      );
    case "fraction":
      return (
        <mfrac>
          <MathMarkup node={node.over} />
          <MathMarkup node={node.under} />
        </mfrac>
      );
    case "power":
      return (
        <msup>
          <MathMarkup node={node.base} />
          <MathMarkup node={node.exponent} />
        </msup>
      );
    case "root":
      return (
        <msqrt>
          <MathMarkup node={node.of} />
        </msqrt>
      );
    case "absolute":
      return <Fenced open="|" inner={<MathMarkup node={node.of} />} close="|" />;
    case "fenced":
      return <Fenced open="(" inner={<MathMarkup node={node.inner} />} close=")" />;
    case "call":
      return (
        <mrow>
          <mi>
            <Words text={node.isPhrase ? `${node.name}${space}` : node.name} />
          </mi>
          {isBareCall(node) ? (
            <Listed nodes={node.arguments} />
          ) : (
            <Fenced open="(" inner={<Listed nodes={node.arguments} />} close=")" />
          )}
        </mrow>
      );
    case "measure":
      return (
        <mrow>
          <MathMarkup node={node.of} />
          <mtext>
            <Words
              text={`${node.joint === undefined ? space : `${space}${node.joint}${space}`}${node.unit}`}
            />
          </mtext>
        </mrow>
      );
    case "cases":
      return <Cases node={node} />;
  }
}

/** A sign, or a word such as "and", which needs room around it. */
function Sign({ sign }: { readonly sign: string }): ReactNode {
  return /\p{L}/u.test(sign) ? (
    <mtext>
      <Words text={`${space}${sign}${space}`} />
    </mtext>
  ) : (
    <mo>{sign}</mo>
  );
}

/** Bare in mi, Firefox parts the letters of Arabic; bare in mi or mtext, it loses the spaces between right and left. */
function Words({ text }: { readonly text: string }): ReactNode {
  return text.length === 1 ? text : <span>{text}</span>;
}

function Fenced({
  open,
  inner,
  close,
}: {
  readonly open: string;
  readonly inner: ReactNode;
  readonly close: string;
}): ReactNode {
  return (
    <mrow>
      <mo>{open}</mo>
      {inner}
      <mo>{close}</mo>
    </mrow>
  );
}

function Listed({ nodes }: { readonly nodes: readonly MathNode[] }): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && <mo>;</mo>}
      <MathMarkup node={node} />
    </Fragment>
  ));
}

function Cases({ node }: { readonly node: MathCases }): ReactNode {
  return (
    <mrow>
      <mo>{"{"}</mo>
      <mtable>
        {node.cases.map(({ value, condition }, index) => (
          <mtr key={index}>
            <mtd>
              <MathMarkup node={value} />
            </mtd>
            <mtd>
              <mtext>
                <Words text={`${space}${node.if}${space}`} />
              </mtext>
              <MathMarkup node={condition} />
            </mtd>
          </mtr>
        ))}
        <mtr>
          <mtd>
            <MathMarkup node={node.last} />
          </mtd>
          <mtd>
            <mtext>
              <Words text={`${space}${node.otherwise}`} />
            </mtext>
          </mtd>
        </mtr>
      </mtable>
    </mrow>
  );
}
