import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beginStamp } from "./built-from.cjs";
import { isRunning } from "./lock.js";
import { runCommand, typeScript } from "./run-command.js";

/**
 * Writes the programs of all specifications.
 *
 * @param {string} root the project's folder
 * @param {{ finished?: boolean }} [which] with `finished`, calculators in English alone are left out
 * @returns {Promise<import("./run-command.js").CommandResult>}
 */
export function generate(root, { finished = false } = {}) {
  const words = finished ? ["--finished"] : [];
  return runCommand(process.execPath, ["cli/run/generate.js", ...words], { cwd: root });
}

/** Builds the site: `dist/client`, and nginx's settings for it. */
export function buildSite(root) {
  return stamped(root, "client", () =>
    buildBeside(root, typeScript("site/build/build.ts"), ["client", "nginx.conf"]),
  );
}

/** Builds the terminal command: `dist/cli`. */
export function buildCommand(root) {
  return stamped(root, "cli", () => buildBeside(root, ["cli/build/build.js"], ["cli"]));
}

/** Builds what programs import: `dist/library`. */
export function buildLibrary(root) {
  return buildBeside(root, ["cli/build/library.js"], ["library"]);
}

/** Builds a folder of `dist/`, and says last what it was built from: sources that change meanwhile are newer than that. */
async function stamped(root, name, build) {
  const stamp = beginStamp(root, name);
  const result = await build();
  if (result.passed) stamp();
  return result;
}

/**
 * Builds in a folder of its own and puts the result in its place only when all of it is there: what is served
 * meanwhile stays whole, and a build that fails or is killed leaves the last one.
 */
async function buildBeside(root, script, names) {
  const output = join(root, "dist");
  const folder = join(output, `building-${process.pid}`);
  removeLeftovers(output);
  mkdirSync(folder, { recursive: true });
  try {
    const result = await runCommand(process.execPath, [...script, "--output", folder], { cwd: root });
    if (result.passed) for (const name of names) replace(join(output, name), join(folder, name));
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts `by` at the place of `old`. */
function replace(old, by) {
  if (existsSync(old)) renameSync(old, `${by}-before`);
  renameSync(by, old);
}

/** Removes the folders of builds that were killed. */
function removeLeftovers(output) {
  for (const name of existsSync(output) ? readdirSync(output) : []) {
    const { id } = /^building-(?<id>\d+)$/u.exec(name)?.groups ?? {};
    if (id !== undefined && !isRunning(Number(id))) rmSync(join(output, name), { recursive: true });
  }
}
