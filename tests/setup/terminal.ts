import { main } from "../../cli/main.ts";
import type { ExitCode } from "../../cli/terminal.ts";

/** What the terminal command wrote and how it ended. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly notes: string;
}

/** Runs `plainsum` with these words, in this process. */
export async function runTerminal(args: readonly string[], today: string, width = 100): Promise<Ran> {
  const out: string[] = [];
  const notes: string[] = [];
  const code = await main(args, {
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    color: false,
    width,
    today,
  });
  return { code, out: out.join(""), notes: notes.join("") };
}
