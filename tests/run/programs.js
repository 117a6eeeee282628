import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../../cli/run/run-command.js";

/**
 * The first of these programs in the folders of PATH and in `places`.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} places
 * @returns {string | undefined}
 */
export function installedProgram(names, places) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...places];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/**
 * Installs a package of Debian where this process may.
 *
 * @param {string} name
 * @param {string} root the project's folder
 * @returns {Promise<string>} what was tried and said; empty where it may not
 */
export async function installDebianPackage(name, root) {
  if (!canUseApt()) return "";
  const updated = await runCommand("apt-get", ["update", "-qq"], { cwd: root });
  const installed = await runCommand("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    cwd: root,
  });
  return `${updated.output}${installed.output}`;
}

function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return (
    /^ID(_LIKE)?=.*debian/mu.test(readFileSync("/etc/os-release", "utf8")) && isProgram("/usr/bin/apt-get")
  );
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not to be run: the question is answered.
    return false;
  }
}
