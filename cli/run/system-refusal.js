import { getSystemErrorMap } from "node:util";

/**
 * Ends the process with one line where the system refuses a file: a disk that is full or may not be written to is no
 * mistake of the program, and nobody needs the trace of it. Every other error goes on.
 *
 * @param {{ write: (text: string) => unknown }} [stream] where it says so
 */
export function sayWhatTheSystemRefuses(stream = process.stderr) {
  process.on("uncaughtException", (error) => {
    const { errno, code, path, syscall } = error;
    const [, reason = code] = getSystemErrorMap().get(errno) ?? [];
    // Writing to a file that is open already names none.
    const place = path === undefined ? "" : `${path}: `;
    stream.write(syscall === undefined ? `${error.stack ?? error}\n` : `\n✗ ${place}${reason} (${code})\n`);
    process.exit(1);
  });
}
