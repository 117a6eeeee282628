import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const pause = 100;

/**
 * Does something that no two processes may do at once in one clone: install, generate, build. Whoever comes second
 * waits. A process that was killed leaves its file behind, and the next one takes that away.
 *
 * @template T
 * @param {string} root the project's folder
 * @param {() => Promise<T>} work
 * @param {{ write: (text: string) => unknown }} [stream] where it says that it waits
 * @returns {Promise<T>}
 */
export async function exclusively(root, work, stream = process.stderr) {
  const file = join(root, ".building");
  let waits = false;
  for (let holder = take(file); holder !== undefined; holder = take(file)) {
    if (!waits) {
      stream.write(
        `  … process ${holder} is building here; waiting for it. (If there is no such build, delete ${file})\n`,
      );
    }
    waits = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

/** Whether a process with this id is there. */
export function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    if (error.code === "ESRCH") return false;
    if (error.code === "EPERM") return true;
    throw error;
  }
}

/** Takes the file; the id of the process that has it when it is taken. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return undefined;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holder = read(file);
  // Empty is a file its process is about to write.
  if (holder === "" || isRunning(Number(holder))) return holder;
  removeLeftover(file, holder);
  return take(file);
}

/** Removes the file of a process that has ended, unless another has taken it meanwhile. */
function removeLeftover(file, holder) {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (read(aside) === holder) rmSync(aside);
  else renameSync(aside, file);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}
