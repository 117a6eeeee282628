import { main } from "../../cli/main.ts";
import type { ExitCode, Terminal } from "../../cli/terminal.ts";

/** What the terminal command wrote and how it ended. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly notes: string;
}

/** Runs `plainsum` with these words, in this process. */
export async function runTerminal(
  args: readonly string[],
  today: string,
  width = 100,
  input: string | Uint8Array = "",
  screen = false,
): Promise<Ran> {
  const out: string[] = [];
  const notes: string[] = [];
  const terminal: Terminal = {
    clock: "14:30",
    out: (text) => out.push(text),
    note: (text) => notes.push(text),
    read: (file) => (file === undefined ? { pieces: onePiece(input), failure: () => undefined } : undefined),
    screen,
    color: false,
    width,
    today,
  };
  const code = await main(args, terminal, () => import("../../cli/run-command.ts"));
  return { code, out: out.join(""), notes: notes.join("") };
}

async function* onePiece(input: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof input === "string" ? Buffer.from(input) : input;
}
