import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../cli/run/build-stamp.js";

/**
 * The content hash of every file below a folder.
 *
 * @param {string} root
 * @param {string} folder below root
 * @returns {Map<string, string>} by path
 */
export function hashFolder(root, folder) {
  return new Map(
    filesIn(root, folder).map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest("hex"),
    ]),
  );
}

/**
 * Paths whose content differs, or that only one side has.
 *
 * @param {Map<string, string>} first
 * @param {Map<string, string>} second
 * @returns {string[]}
 */
export function differingFiles(first, second) {
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (path) => first.get(path) !== second.get(path),
  );
}
