import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MathNode } from "../../../generator/presentation/math-node.ts";
import { DrawnMath } from "../../../site/steps/drawn-math.tsx";

const name = (text: string): MathNode => ({ kind: "name", text });
const fraction: MathNode = { kind: "fraction", over: name("a"), under: name("b") };
const larger = (argument: MathNode): MathNode => ({
  kind: "phrase",
  pattern: "the larger of {a} and {b}",
  parts: { a: argument, b: name("c") },
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
  { given: larger(name("a")), text: "the larger of a and c", paths: 0, said: "the larger of a and c" },
  {
    given: { kind: "fenced", inner: larger(fraction) },
    text: "the larger of ab and c",
    paths: 2,
    said: "(the larger of a ÷ b and c)",
  },
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

test("no line ends with an open bracket", () => {
  const drawn = (inner: MathNode): string =>
    renderToStaticMarkup(<DrawnMath node={{ kind: "fenced", inner }} />);
  expect(drawn({ kind: "number", text: "50°" })).toMatch(/\(<bdi>50°/u);
  expect(drawn({ kind: "operation", sign: "+", level: 1, left: name("a"), right: name("b") })).toMatch(
    /\(<bdi[^>]*>a/u,
  );
});

test("the sign of an angle stands against its number", () => {
  const drawn = renderToStaticMarkup(
    <DrawnMath node={{ kind: "measure", of: { kind: "number", text: "180" }, unit: "°" }} />,
  );
  expect(drawn).toContain("<bdi>180</bdi><bdi>°</bdi>");
});
