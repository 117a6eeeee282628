"use strict";
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { dirname, isAbsolute, join } = require("node:path");
const { Script } = require("node:vm");

module.exports = { loadCompiled, writeCompiled };

/**
 * Runs a CommonJS file, and each file it requires by a relative path or an address, with what V8 compiled of it
 * before, from the file's `.compiled` beside it. Where that is missing or is another V8's, the file is compiled as usual.
 *
 * @param {string} file
 * @returns {import("./compiled-script.d.cts").Exported} what it exports
 */
function loadCompiled(file) {
  return load(file, new Map());
}

/**
 * Keeps what V8 compiles of a CommonJS file and of those it requires until `use` has run: functions are compiled when
 * they are first called.
 *
 * @param {string} file
 * @param {(exported: import("./compiled-script.d.cts").Exported) => void | Promise<void>} use calls what will be called
 * @returns {Promise<void>}
 */
async function writeCompiled(file, use) {
  const loaded = new Map();
  const exported = load(file, loaded);
  await use(exported);
  for (const [path, { script }] of loaded) writeFileSync(compiledFile(path), script.createCachedData());
}

/** What `file` exports; `loaded` keeps each file's script and exports, for those that require it again. */
function load(file, loaded) {
  const before = loaded.get(file);
  if (before !== undefined) return before.module.exports;
  const compiled = compiledFile(file);
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "utf8")}\n})`,
    {
      filename: file,
      ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
    },
  );
  const module = { exports: {} };
  loaded.set(file, { script, module });
  const folder = dirname(file);
  const own = (id) => {
    if (id.startsWith("node:")) return require(id);
    if (id.startsWith("file:")) return load(require("node:url").fileURLToPath(id), loaded);
    if (id.startsWith(".")) return load(join(folder, id), loaded);
    return isAbsolute(id) ? load(id, loaded) : createRequire(file)(id);
  };
  script.runInThisContext()(module.exports, own, module, file, folder);
  return module.exports;
}

function compiledFile(file) {
  return `${file}.compiled`;
}
