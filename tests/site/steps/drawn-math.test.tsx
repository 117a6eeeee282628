import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MathNode } from "../../../generator/presentation/math-tree.ts";
import { DrawnMath } from "../../../site/steps/drawn-math.tsx";

const name = (text: string): MathNode => ({ kind: "name", text });
const fraction: MathNode = { kind: "fraction", over: name("a"), under: name("b") };
const call = (argument: MathNode): MathNode => ({
  kind: "call",
  name: "sin",
  open: "(",
  between: "; ",
  close: ")",
  arguments: [argument],
});

/** What is drawn: the text that a font must have, and the paths. */
const cases: readonly {
  readonly given: MathNode;
  readonly text: string;
  readonly paths: number;
  readonly said: string;
}[] = [
  { given: { kind: "root", of: name("a") }, text: "a", paths: 1, said: "√a" },
  { given: { kind: "root", of: fraction }, text: "ab", paths: 1, said: "√(a ÷ b)" },
  { given: { kind: "fenced", inner: name("a") }, text: "(a)", paths: 0, said: "(a)" },
  { given: { kind: "fenced", inner: fraction }, text: "ab", paths: 2, said: "(a ÷ b)" },
  { given: { kind: "absolute", of: name("a") }, text: "a", paths: 0, said: "|a|" },
  { given: call(name("a")), text: "sin(a)", paths: 0, said: "sin(a)" },
  { given: call(fraction), text: "sinab", paths: 2, said: "sin(a ÷ b)" },
  {
    given: {
      kind: "cases",
      cases: [{ value: name("a"), condition: name("b") }],
      last: name("c"),
      casePattern: "若 {condition}，则 {value}",
      lastPattern: "否则 {value}",
      between: "；",
    },
    text: "若 b，则 a否则 c",
    paths: 1,
    said: "若 b，则 a；否则 c",
  },
];

describe("what is higher than a line is drawn without a glyph, and said on one line", () => {
  test.each(cases)("$said", ({ given, text, paths, said }) => {
    const markup = renderToStaticMarkup(<DrawnMath node={given} />);
    expect({
      text: markup.replaceAll(/<[^>]*>/g, ""),
      paths: markup.match(/<path/g)?.length ?? 0,
      said: /aria-label="([^"]*)"/.exec(markup)?.[1],
    }).toEqual({ text, paths, said });
  });
});
