import { createReadStream, existsSync } from "node:fs";
import { localClock, localDay } from "./local-day.ts";
import { main, type LoadCommands } from "./main.ts";
import { openOutput } from "./output.ts";
import type { ByteSource, Terminal } from "./terminal.ts";

export { main };

/** Columns where the terminal does not say. */
const usualWidth = 80;
/** Longer lines are hard to read. */
const mostWidth = 100;

/** What starts the process gives it. */
interface Start {
  readonly loadCommands: LoadCommands;
}

/** The edge: runs the process's own line on its own streams. */
export async function runProcess({ loadCommands }: Start): Promise<void> {
  // Nobody is left to hear of it.
  const notes = openOutput(2, () => process.exit(1));
  const answers = openOutput(1, (error) => {
    // The reader of a pipe may stop early (`plainsum list | head`): nothing is left to say then.
    if (error.code === "EPIPE") process.exit(0);
    notes.write(`The answer could not be written: ${error.message}\n`);
    process.exit(1);
  });
  const now = new Date();
  const terminal: Terminal = {
    out: answers.write,
    note: notes.write,
    read: (file) => {
      if (file === undefined) return byteSource(process.stdin);
      return existsSync(file) ? byteSource(createReadStream(file)) : undefined;
    },
    screen: answers.isScreen,
    color: answers.isScreen && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb",
    width: widthOf(answers.columns, process.env["COLUMNS"]),
    today: localDay(now),
    clock: localClock(now),
  };
  try {
    process.exitCode = await main(process.argv.slice(2), terminal, loadCommands);
  } catch (error) {
    // Our own mistake: Node would print a line of the bundle before it.
    notes.write(
      `This is a mistake of Plainsum itself, please report it.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

/** Columns of the screen; before a pager, which has none to ask, of what `COLUMNS` says. */
function widthOf(screen: number | undefined, said = ""): number {
  const columns = screen ?? (/^[1-9]\d{0,3}$/.test(said) ? Number(said) : usualWidth);
  return Math.min(columns, mostWidth);
}

/** A stream whose failure is a value: a folder, or a disk that can't be read, is no mistake of ours. */
function byteSource(stream: AsyncIterable<Uint8Array>): ByteSource {
  let code: string | undefined;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      yield* stream;
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      code = String(error.code);
    }
  }
  return { pieces: pieces(), failure: () => code };
}
