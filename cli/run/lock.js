import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const pause = 100;
/** Files that this process holds. */
const held = new Set();

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
  held.add(file);
  const release = () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
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
  // Written aside and linked, so that the file is never there without its content, on a full disk either.
  const aside = `${file}-${process.pid}`;
  try {
    writeFileSync(aside, `${process.pid} ${startOf(process.pid)}`);
    linkSync(aside, file);
    return undefined;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  const content = read(file);
  const holder = holderOf(content, file);
  if (holder !== undefined) return holder;
  removeLeftover(file, content);
  return take(file);
}

/**
 * The id of the process that holds the file; undefined where nobody does. Ids are used again, after a restart or by the next
 * container the same ones: the holder is the process that has this id and began when it took the file.
 */
function holderOf(content, file) {
  const [, id, start] = /^([1-9]\d*) (\d*)$/u.exec(content) ?? [];
  if (id === undefined || start !== startOf(id) || !isRunning(Number(id))) return undefined;
  return Number(id) === process.pid && !held.has(file) ? undefined : id;
}

/** When a process began, as Linux counts since it was started itself; empty on other systems, and where there is none. */
function startOf(id) {
  // The name of the program, in parentheses, may hold spaces.
  const [, fields = ""] = /^.*\) (.*)$/su.exec(read(`/proc/${id}/stat`)) ?? [];
  return fields.split(" ")[19] ?? "";
}

/** Removes the file of a process that has ended, unless another has taken it meanwhile. */
function removeLeftover(file, content) {
  const aside = `${file}-${process.pid}-leftover`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (read(aside) === content) rmSync(aside);
  else renameSync(aside, file);
}

/** Empty where there is no such file. */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ESRCH") return "";
    throw error;
  }
}
