import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const builtFrom = [
  "generated",
  "site",
  "blog",
  "cli",
  "generator/presentation",
  "generator/runtime",
  "specs/locales.yaml",
  "vite.config.ts",
  "package-lock.json",
];
const built = ["dist/client", "dist/cli"];
const stampFile = "dist/built-from";

/**
 * Whether `dist/` was built from the files as they are now, and still holds what was built.
 *
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isBuilt(root) {
  try {
    return readFileSync(join(root, stampFile), "utf8") === fingerprint(root);
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

/** @param {string} root the project's folder */
export function markBuilt(root) {
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(join(root, stampFile), fingerprint(root));
}

/** A hash over the path and content of every file the build reads, and the path and size of every file it wrote. */
function fingerprint(root) {
  const hash = createHash("sha256");
  for (const path of builtFrom.flatMap((entry) => filesIn(root, entry))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  for (const path of built.flatMap((entry) => filesIn(root, entry))) {
    hash.update(`${path}\0${statSync(join(root, path)).size}\0`);
  }
  return hash.digest("hex");
}

/** Paths of all files in a folder, sorted; of a file, itself; of nothing, none. */
export function filesIn(root, entry) {
  const found = statSync(join(root, entry), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [entry];
  return readdirSync(join(root, entry))
    .toSorted()
    .flatMap((name) => filesIn(root, `${entry}/${name}`));
}
