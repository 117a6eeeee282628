import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { Script } from "node:vm";

/**
 * Runs a CommonJS file with what V8 compiled of it before, from the file's `.compiled` beside it. Where that is missing
 * or is another V8's, the file is compiled as usual.
 *
 * @param {string} file
 * @returns {import("./compiled-script.d.ts").Exported} what it exports
 */
export function loadCompiled(file) {
  return start(file).exports;
}

/**
 * Keeps what V8 compiles of a CommonJS file until `use` has run: functions are compiled when they are first called.
 *
 * @param {string} file
 * @param {(exported: import("./compiled-script.d.ts").Exported) => void} use calls what will be called
 * @returns {string[]} names of what it exports
 */
export function writeCompiled(file, use) {
  const { script, exports } = start(file);
  use(exports);
  writeFileSync(compiledFile(file), script.createCachedData());
  return Object.keys(exports).filter((name) => /^[A-Za-z_$][\w$]*$/u.test(name) && name !== "default");
}

function start(file) {
  const compiled = compiledFile(file);
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "utf8")}\n})`,
    {
      filename: file,
      ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
    },
  );
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  return { script, exports: module.exports };
}

function compiledFile(file) {
  return `${file}.compiled`;
}
