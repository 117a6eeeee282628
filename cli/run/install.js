import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.js";

/**
 * Installs the packages of package-lock.json, unless node_modules already holds exactly these.
 *
 * @param {string} root the project's folder
 * @returns {Promise<import("./run-command.js").CommandResult | undefined>} undefined when nothing was to do
 */
export async function installPackages(root) {
  if (isInstalled(root)) return undefined;
  return runCommand("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root });
}

/**
 * Whether node_modules holds every package of the lock file in its version. The time of the files says nothing
 * after a copy or a checkout, so their contents are compared.
 *
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installedFile = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installedFile)) return false;
  const wanted = packagesOf(join(root, "package-lock.json"));
  const installed = packagesOf(installedFile);
  return Object.entries(wanted).every(([path, { version, optional, peer }]) => {
    if (path === "") return true;
    const found = installed[path];
    if (found === undefined) return optional === true || peer === true;
    return found.version === version;
  });
}

/**
 * @param {string} file a lock file
 * @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}
