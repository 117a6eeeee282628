import { installDebianPackage, installedProgram } from "./programs.js";

const names = ["nginx"];
const places = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];

/**
 * Path of an nginx: one installed, else Debian's package.
 *
 * @param {string} root the project's folder
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function findNginx(root) {
  const installed = installedProgram(names, places);
  if (installed !== undefined) return { path: installed };
  const tried = await installDebianPackage("nginx", root);
  const path = installedProgram(names, places);
  return path === undefined
    ? { reason: `No nginx was found and none could be installed: install one.\n${tried}` }
    : { path };
}
