import type { MathNode } from "./math-node.ts";
import { mathText } from "./math-text.ts";

interface WorkedOut {
  readonly substituted: MathNode | undefined;
  readonly counted: string | undefined;
  readonly result: string;
}

/**
 * What a line above has worked out already, only told otherwise: 192 h 5 min = 8 days 5 min. So is a day that another is
 * counted to.
 */
export function goingOn<Line extends WorkedOut>(line: Line, found: Map<string, string>): Line {
  if (line.substituted === undefined) return line;
  const { substituted } = line;
  const text = mathText(substituted);
  const told = withFound(substituted, found);
  const before = found.get(text) ?? found.get(mathText(told));
  found.set(text, line.result);
  if (before === undefined) return { ...line, substituted: told };
  // The same under another name says nothing new.
  if (before === line.result) return { ...line, substituted: undefined };
  return { ...line, substituted: { kind: "number", text: before }, counted: undefined };
}

function withFound(node: MathNode, found: ReadonlyMap<string, string>): MathNode {
  if (node.kind !== "phrase") return node;
  const parts = Object.entries(node.parts).map(([name, part]): [string, MathNode] => {
    const before = found.get(mathText(part));
    return [name, before === undefined ? part : { kind: "number", text: before }];
  });
  return { ...node, parts: Object.fromEntries(parts) };
}
