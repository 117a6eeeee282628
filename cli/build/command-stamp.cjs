"use strict";
const { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } = require("node:fs");

module.exports = { isCommandBuilt, beginStamp };

/** What the command is built from. Generated files are named by the record that is written after them. */
const sources = ["cli", "generator"];
const single = ["generated/.build-cache.json", "package-lock.json"];
const stamp = "built-from.json";

/**
 * Whether `dist/cli` is whole and was built from the sources as they are. Each line waits for this, so it looks at
 * folders only: git and most editors put a new file in place of one they change, which changes the folder's time. Only
 * where something is newer does it read what changed.
 *
 * @param {string} root the project's folder, with a slash at its end
 * @returns {boolean}
 */
function isCommandBuilt(root) {
  const file = `${root}dist/cli/${stamp}`;
  const built = statSync(file, { throwIfNoEntry: false });
  if (built === undefined) return false;
  const { folders, fingerprint } = JSON.parse(readFileSync(file, "utf8"));
  if ([...folders, ...single].every((path) => changeTime(`${root}${path}`) <= built.mtimeMs)) return true;
  const started = new Date();
  if (fingerprint !== fingerprintOf(root)) return false;
  keepTime(file, started);
  return true;
}

/**
 * What to write once a build that begins now has put everything else in its folder.
 *
 * @param {string} root the project's folder, with a slash at its end
 * @returns {(output: string) => void}
 */
function beginStamp(root) {
  const started = new Date();
  const found = {
    folders: sources.flatMap((path) => foldersIn(root, path)),
    fingerprint: fingerprintOf(root),
  };
  return (output) => {
    writeFileSync(`${output}/${stamp}`, JSON.stringify(found));
    utimesSync(`${output}/${stamp}`, started, started);
  };
}

/** A file that is gone is a change. */
function changeTime(path) {
  return statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Infinity;
}

/** The next line need not read the sources again. Where nobody may write, it does. */
function keepTime(file, time) {
  try {
    utimesSync(file, time, time);
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
  }
}

function foldersIn(root, path) {
  const entries = readdirSync(`${root}${path}`, { withFileTypes: true });
  const own = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [path, ...own.toSorted().flatMap((name) => foldersIn(root, `${path}/${name}`))];
}

/** A hash over the path and content of every source. */
function fingerprintOf(root) {
  // Loaded only here: it takes Node longer than all else a line that needs no build does before it is answered.
  const hash = require("node:crypto").createHash("sha256");
  const files = sources
    .flatMap((path) => foldersIn(root, path))
    .flatMap((folder) =>
      readdirSync(`${root}${folder}`, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `${folder}/${name}`)
        .toSorted(),
    );
  for (const path of [...files, ...single])
    hash
      .update(`${path}\0`)
      .update(contentOf(`${root}${path}`))
      .update("\0");
  return hash.digest("hex");
}

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return "";
  }
}
