import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesIn } from "./build-stamp.js";

/** What it is made from: its sources, and the packages it takes in. */
const madeFrom = ["generator", "package-lock.json", "cli/run/generator-bundle.js"];

/**
 * The generator in one file with all it imports, made again when its sources or its packages have changed: a process
 * that reads each source by itself spends more on that than on generating.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>} the address of its module, which exports what `generator/run.ts` does
 */
export async function bundledGenerator(root) {
  const bundles = join(root, "dist/generator");
  const folder = join(bundles, fingerprint(root));
  if (!existsSync(folder)) {
    const older = existsSync(bundles) ? readdirSync(bundles) : [];
    await bundle(root, folder);
    for (const name of older) rmSync(join(bundles, name), { recursive: true, force: true });
  }
  return pathToFileURL(join(folder, "run.js")).href;
}

/** All of it is in place at once: a process that is killed leaves no half of it. */
async function bundle(root, folder) {
  const { rolldown } = await import("rolldown");
  const started = await rolldown({
    cwd: root,
    platform: "node",
    input: { run: "generator/run.ts" },
    // Loaded only when there is something to write, and as they are: one is larger than all else, one is native.
    external: (id) => /^node:|^(?:ts-morph|oxfmt)$|^rolldown/u.test(id),
    transform: { target: "node20" },
  });
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await started.write({ dir: unfinished, format: "esm", entryFileNames: "[name].js" });
  await started.close();
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function fingerprint(root) {
  const hash = createHash("sha256");
  for (const path of madeFrom.flatMap((entry) => filesIn(root, entry)))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}
