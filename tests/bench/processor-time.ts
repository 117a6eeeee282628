import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert } from "../../generator/runtime/assert.ts";

/** What a command took, with all processes it started and waited for. */
export interface Spent {
  /** Seconds by the clock. */
  readonly elapsed: number;
  /** Seconds of all processors together. */
  readonly processor: number;
  /** Bytes of memory the largest of its processes held. */
  readonly memory: number;
  /** Everything it wrote, but for what went to a file. */
  readonly output: string;
}

/** GNU time: Node does not say what the processes it started have spent. */
const time = "/usr/bin/time";

/** Runs Node with these arguments in a folder, its standard output into the file `to` where one is named; a command that ends with another code than 0 is our mistake. */
export function spend(args: readonly string[], folder: string, to?: string): Spent {
  assert(existsSync(time), `${time} measures processes: install GNU time (apt-get install time)`);
  const notes = mkdtempSync(join(tmpdir(), "plainsum-time-"));
  const file = join(notes, "spent");
  const descriptor = to === undefined ? undefined : openSync(to, "w");
  try {
    const { status, stdout, stderr } = spawnSync(
      time,
      ["-f", "%e %U %S %M", "-o", file, process.execPath, ...args],
      {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 64 * 2 ** 20,
        stdio: ["ignore", descriptor ?? "pipe", "pipe"],
      },
    );
    const output = `${stdout ?? ""}${stderr}`;
    assert(status === 0, `${args.join(" ")}: ${output.slice(-4000)}`);
    const [elapsed = 0, user = 0, system = 0, kilobytes = 0] = readFileSync(file, "utf8")
      .split(" ")
      .map(Number);
    return { elapsed, processor: user + system, memory: kilobytes * 1024, output };
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
    rmSync(notes, { recursive: true });
  }
}
