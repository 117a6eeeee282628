import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, createReadStream, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** More than a pipe holds, in letters of two bytes. */
const letters = 300_000;
const written = 2 * letters + 3;
const program = `const { openOutput } = await import("./cli/output.ts");
const output = openOutput(1, (error) => { process.stderr.write(error.code ?? ""); process.exit(3); });
process.stderr.write(JSON.stringify([output.isScreen, output.columns ?? null]));
output.write("é".repeat(${letters})); output.write("end");`;
const words = ["--import", "tsx", "--input-type=module", "--eval", program];

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plainsum-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a line of the shell, in which `write` writes; what it prints, what is said beside it, and how it ends. */
function inShell(line: string) {
  const { stdout, stderr, status } = spawnSync(
    "bash",
    ["-c", `set -o pipefail; write() { "$NODE" "$@"; }; ${line}`, "bash", ...words],
    { cwd: root, env: { ...process.env, NODE: process.execPath, FOLDER: folder }, encoding: "utf8" },
  );
  return { stdout: stdout.trim(), stderr, status };
}

test("all of a text reaches a pipe that is read late", () => {
  expect(inShell('write "$@" | (sleep 0.5; wc -c)')).toEqual({
    stdout: String(written),
    stderr: "[false,null]",
    status: 0,
  });
});

test("all of a text reaches a file", () => {
  expect(inShell('write "$@" > "$FOLDER/written"')).toEqual({
    stdout: "",
    stderr: "[false,null]",
    status: 0,
  });
  expect(readFileSync(join(folder, "written"), "utf8")).toBe(`${"é".repeat(letters)}end`);
});

test("all of a text reaches a pipe that does not wait for its reader", async () => {
  const pipe = join(folder, "pipe");
  spawnSync("mkfifo", [pipe]);
  const impatient = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const writer = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", impatient, "ignore"] });
  const ended = once(writer, "exit");
  await setTimeout(500);
  let length = 0;
  const reader = createReadStream(pipe);
  reader.on("data", (piece) => (length += piece.length));
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => length).toBe(written);
  reader.destroy();
  closeSync(impatient);
});

test("nothing more is written for a reader that stops early", () => {
  const { stderr, status } = inShell('write "$@" | true');
  expect({ stderr, status }).toEqual({ stderr: "[false,null]EPIPE", status: 3 });
});
