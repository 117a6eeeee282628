import { wrap } from "../answer/wrap.ts";
import type { LineProblem } from "../input/line-problem.ts";
import type { ExitCode, Terminal } from "../terminal.ts";

/** A line of an author's that could not be understood: the reason, and exit code 2. */
export function rejected(reason: string, terminal: Terminal): ExitCode {
  terminal.note(`${reason}\n`);
  return 2;
}

/** A line that could not be understood: the reason, as JSON where that was asked for, and exit code 2. */
export function misunderstood(problem: LineProblem, json: boolean, terminal: Terminal): ExitCode {
  if (json) terminal.out(`${JSON.stringify({ status: "invalid", problems: [problem] })}\n`);
  else terminal.note(`${wrap(problem.message, terminal.width)}\n`);
  return 2;
}
