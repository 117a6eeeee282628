import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { fingerprintAtAGlance } from "./built-from.cjs";
import { isRunning } from "./lock.js";

/**
 * The generator in one file with all it imports, made again when its sources or its packages have changed: a process
 * that reads each source by itself spends more on that than on generating.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>} the address of its module, which exports what `generator/run.ts` does
 */
export async function bundledGenerator(root) {
  const bundles = join(root, "dist/generator");
  const folder = join(bundles, fingerprintAtAGlance(root, "generator"));
  await makeOnce(folder, (unfinished) => bundle(root, unfinished));
  return pathToFileURL(join(folder, "run.js")).href;
}

/**
 * The generator, from that file.
 *
 * @param {string} root the project's folder
 * @returns {Promise<typeof import("../../generator/run.ts")>}
 */
export async function loadGenerator(root) {
  return import(await bundledGenerator(root));
}

/**
 * Makes a folder and removes those beside it, but for what another process is making just now. All of it is in place at
 * once: a process that is killed leaves no half of it.
 */
async function makeOnce(folder, make) {
  if (existsSync(folder)) return;
  const beside = dirname(folder);
  const older = existsSync(beside) ? readdirSync(beside).filter((name) => !isInTheMaking(name)) : [];
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await make(unfinished);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  for (const name of older) rmSync(join(beside, name), { recursive: true, force: true });
}

function isInTheMaking(name) {
  const [, id] = /-(\d+)$/u.exec(name) ?? [];
  return id !== undefined && isRunning(Number(id));
}

async function bundle(root, folder) {
  const [{ rolldown }, { compiledValidators }, { bundledVersion }] = await Promise.all([
    import("rolldown"),
    import("./compiled-validators.js"),
    import("./bundled-version.js"),
  ]);
  const started = await rolldown({
    cwd: root,
    platform: "node",
    input: { run: "generator/run.ts" },
    plugins: [compiledValidators(root), bundledVersion(root)],
    // The schemas are compiled in one of them, which takes its time.
    checks: { pluginTimings: false },
    // Loaded only when there is something to write: one is larger than all else, one is native.
    external: (id) => /^node:|^(?:ts-morph|oxfmt)$|^rolldown/u.test(id),
    transform: { target: "node20" },
  });
  // Without the white space, which a new process would read: names stay, for what is said of our own mistakes.
  const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } };
  await started.write({ dir: folder, format: "esm", entryFileNames: "[name].js", minify });
  await started.close();
}
