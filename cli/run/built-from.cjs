/**
 * Whether what lies in `dist/` was built from the files as they are now: the one rule of `npm start`, of the terminal command
 * and of the bundled generator. CommonJS, since each line of the terminal asks it first.
 */
"use strict";
const {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} = require("node:fs");
const { join } = require("node:path");

module.exports = { beginStamp, filesIn, fingerprint, fingerprintAtAGlance, isBuilt, isBuiltAtAGlance };

/** What folders of `dist/` are built from. The record of the last run of the generator holds a hash of each file it wrote. */
const sources = {
  client: [
    "generated/.build-cache.json",
    "site",
    "blog",
    "cli/build",
    "generator/ask",
    "generator/presentation",
    "generator/runtime",
    "specs/locales.yaml",
    "vite.config.ts",
    "package-lock.json",
  ],
  cli: ["generated/.build-cache.json", "cli", "generator", "package-lock.json"],
  generator: [
    "generator",
    "package-lock.json",
    "cli/run/generator-bundle.js",
    "cli/run/bundled-version.js",
    "cli/run/compiled-validators.js",
  ],
};

/**
 * @param {string} root the project's folder
 * @param {"client" | "cli"} name the folder of `dist/`
 * @returns {boolean}
 */
function isBuilt(root, name) {
  const stamp = stampOf(root, name);
  if (!existsSync(stamp) || !existsSync(join(root, "dist", name))) return false;
  return JSON.parse(readFileSync(stamp, "utf8")).fingerprint === fingerprint(root, sources[name]);
}

/**
 * The same at once, for each line of the terminal, by the times of files, and of folders, where files come and go. Only where
 * something is newer than the build are all files read.
 */
function isBuiltAtAGlance(root, name) {
  const stamp = stampOf(root, name);
  const built = statSync(stamp, { throwIfNoEntry: false });
  if (built === undefined || !existsSync(join(root, "dist", name))) return false;
  const { places } = JSON.parse(readFileSync(stamp, "utf8"));
  if (places.every((place) => changeTime(`${root}/${place}`) <= built.mtimeMs)) return true;
  const started = new Date();
  if (!isBuilt(root, name)) return false;
  keepTime(stamp, started);
  return true;
}

/**
 * The hash of the sources of a build, read again only where one of them is newer than what was read last.
 *
 * @param {string} root the project's folder
 * @param {"generator"} name the folder of `dist/`
 * @returns {string}
 */
function fingerprintAtAGlance(root, name) {
  const stamp = stampOf(root, name);
  const read = statSync(stamp, { throwIfNoEntry: false });
  const known = read === undefined ? undefined : JSON.parse(readFileSync(stamp, "utf8"));
  if (known?.places.every((place) => changeTime(`${root}/${place}`) <= read.mtimeMs))
    return known.fingerprint;
  mkdirSync(join(root, "dist"), { recursive: true });
  beginStamp(root, name)();
  return JSON.parse(readFileSync(stamp, "utf8")).fingerprint;
}

/**
 * What to call once a build that begins now is in its place.
 *
 * @param {string} root the project's folder
 * @param {"client" | "cli" | "generator"} name the folder of `dist/`
 * @returns {() => void}
 */
function beginStamp(root, name) {
  const started = new Date();
  const places = sources[name].flatMap((entry) => placesIn(root, entry));
  const text = JSON.stringify({ fingerprint: fingerprint(root, sources[name]), places });
  const stamp = stampOf(root, name);
  return () => {
    // In its place at once: another process may be reading it.
    writeFileSync(`${stamp}.${process.pid}`, text);
    utimesSync(`${stamp}.${process.pid}`, started, started);
    renameSync(`${stamp}.${process.pid}`, stamp);
  };
}

/** A hash over the path and content of every file in `entries`, which are files and folders. */
function fingerprint(root, entries) {
  // Loaded only here: it takes Node longer than all else a line that needs no build does before it is answered.
  const hash = require("node:crypto").createHash("sha256");
  for (const path of entries.flatMap((entry) => filesIn(root, entry)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** Paths of all files in a folder, sorted; of a file, itself; of nothing, none. */
function filesIn(root, entry) {
  const found = statSync(join(root, entry), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [entry];
  return readdirSync(join(root, entry))
    .toSorted()
    .flatMap((name) => filesIn(root, `${entry}/${name}`));
}

/** A place and all files and folders below it. */
function placesIn(root, entry) {
  if (statSync(join(root, entry), { throwIfNoEntry: false })?.isDirectory() !== true) return [entry];
  return [entry, ...readdirSync(join(root, entry)).flatMap((name) => placesIn(root, `${entry}/${name}`))];
}

function stampOf(root, name) {
  return join(root, "dist", `${name}.built-from.json`);
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
