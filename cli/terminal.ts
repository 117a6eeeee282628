/** What is read of a file. */
export interface ByteSource {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** The system's code (`EISDIR`, `EIO`) where reading ended before the file did. */
  readonly failure: () => string | undefined;
}

/** Where a command writes, and what it may know of its surroundings. Commands are otherwise pure. */
export interface Terminal {
  /** Answers. */
  readonly out: (text: string) => void;
  /** Everything else: problems, notices, progress. */
  readonly note: (text: string) => void;
  /** A file, standard input without a name; undefined where there is no such file. */
  readonly read: (file: string | undefined) => ByteSource | undefined;
  /** Whether answers go to a person's screen, which control characters could rule. */
  readonly screen: boolean;
  /** Whether answers go to a person's screen that shows color. */
  readonly color: boolean;
  /** Columns of that screen. */
  readonly width: number;
  /** The day it is, `YYYY-MM-DD`. */
  readonly today: string;
  /** The time of day it is, `14:30`. */
  readonly clock: string;
}

/** What a command ends with: answered, nothing found, bad input, out of scope, bad specification. Our own mistakes are 1 too. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

const codes = { bold: "1", dim: "2" } as const;

/** `text` in a style where the terminal shows color, as it is elsewhere. */
export function styled(terminal: Terminal, style: keyof typeof codes, text: string): string {
  return terminal.color ? `\u001B[${codes[style]}m${text}\u001B[0m` : text;
}
