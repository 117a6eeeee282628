import type { MathNode } from "./math-node.ts";
import { mathText } from "./math-text.ts";

interface WorkedOut {
  readonly substituted: MathNode | undefined;
  readonly counted: string | undefined;
  readonly result: string;
}

/** What a line above has worked out already, only told otherwise: 192 h 5 min = 8 days 5 min. */
export function goingOn<Line extends WorkedOut>(line: Line, found: Map<string, string>): Line {
  if (line.substituted === undefined) return line;
  const text = mathText(line.substituted);
  const before = found.get(text);
  found.set(text, line.result);
  return before === undefined
    ? line
    : { ...line, substituted: { kind: "number", text: before }, counted: undefined };
}
