"use strict";
const { existsSync, readFileSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { dirname, isAbsolute, join } = require("node:path");
const { Script } = require("node:vm");

module.exports = { compiledModule, loadCompiled, writeCompiled };

/**
 * Runs a CommonJS file, and each file it requires by a relative path or an address, with what V8 compiled of it
 * before, from the file's `.compiled` beside it. Where that is missing or is another V8's, the file is compiled as usual.
 *
 * @param {string} file
 * @param {Record<string, unknown>} [given] what it requires by name and cannot: modules of packages that have no others
 * @returns {import("./compiled-script.d.cts").Exported} what it exports
 */
function loadCompiled(file, given = {}) {
  return load(file, new Map(), given);
}

/**
 * Keeps what V8 compiles of a CommonJS file and of those it requires until `use` has run: functions are compiled when
 * they are first called.
 *
 * @param {string} file
 * @param {(exported: import("./compiled-script.d.cts").Exported) => void | Promise<void>} use calls what will be called
 * @param {Record<string, unknown>} [given] as for `loadCompiled`
 * @returns {Promise<string[]>} names of what it exports
 */
async function writeCompiled(file, use, given = {}) {
  const loaded = new Map();
  const exported = load(file, loaded, given);
  await use(exported);
  for (const [path, { script }] of loaded) writeFileSync(compiledFile(path), script.createCachedData());
  return Object.keys(exported).filter((name) => /^[A-Za-z_$][\w$]*$/u.test(name) && name !== "default");
}

/**
 * A module that exports by name what a compiled script beside it does.
 *
 * @param {string} script the script's name
 * @param {{ names: readonly string[]; loader: string; given?: string }} module what to export, where this file lies from there, and the package module handed to the script
 * @returns {string}
 */
function compiledModule(script, { names, loader, given }) {
  const handed = given === undefined ? "" : `, { "${given}": given }`;
  return `${given === undefined ? "" : `import * as given from "${given}";\n`}import { fileURLToPath } from "node:url";
import { loadCompiled } from "${loader}";
export const { ${names.join(", ")} } = loadCompiled(fileURLToPath(new URL("${script}", import.meta.url))${handed});
`;
}

/** What `file` exports; `loaded` keeps each file's script and exports, for those that require it again. */
function load(file, loaded, given) {
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
    if (Object.hasOwn(given, id)) return given[id];
    if (id.startsWith("node:")) return require(id);
    if (id.startsWith("file:")) return load(require("node:url").fileURLToPath(id), loaded, given);
    if (id.startsWith(".")) return load(join(folder, id), loaded, given);
    return isAbsolute(id) ? load(id, loaded, given) : createRequire(file)(id);
  };
  script.runInThisContext()(module.exports, own, module, file, folder);
  return module.exports;
}

function compiledFile(file) {
  return `${file}.compiled`;
}
