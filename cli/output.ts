import { fstatSync, writeSync } from "node:fs";

/** Where a process writes. */
export interface Output {
  readonly write: (text: string) => void;
  /** Whether it is a person's screen. */
  readonly isScreen: boolean;
  /** Columns of that screen; undefined elsewhere. */
  readonly columns: number | undefined;
}

/**
 * Standard output (1) or error (2). A file, a pipe or /dev/null is written to at once: Node takes milliseconds to
 * prepare a stream for it. `onError` hears what went wrong, as `EPIPE` when nobody reads on.
 */
export function openOutput(descriptor: 1 | 2, onError: (error: NodeJS.ErrnoException) => void): Output {
  if (!isWrittenAtOnce(descriptor)) {
    const stream = streamOf(descriptor, onError);
    return {
      write: (text) => void stream.write(text),
      isScreen: stream.isTTY,
      columns: stream.columns,
    };
  }
  let stream: NodeJS.WriteStream | undefined;
  const write = (text: string): void => {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length && stream === undefined;) {
      try {
        at += writeSync(descriptor, bytes, at);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (!("code" in error && error.code === "EAGAIN")) return onError(error);
        // A pipe that does not wait for its reader: the stream does.
        stream = streamOf(descriptor, onError);
        stream.write(bytes.subarray(at));
        return undefined;
      }
    }
    if (stream !== undefined) stream.write(text);
    return undefined;
  };
  return { write, isScreen: false, columns: undefined };
}

function streamOf(descriptor: 1 | 2, onError: (error: NodeJS.ErrnoException) => void): NodeJS.WriteStream {
  const stream = descriptor === 1 ? process.stdout : process.stderr;
  stream.on("error", onError);
  return stream;
}

/** Devices that are memory, /dev/null among them, have this number in Linux. */
const memory = 1;

function isWrittenAtOnce(descriptor: 1 | 2): boolean {
  if (process.platform === "win32") return false;
  const found = fstatSync(descriptor);
  return (
    found.isFile() ||
    found.isFIFO() ||
    (process.platform === "linux" && found.isCharacterDevice() && found.rdev >> 8 === memory)
  );
}
