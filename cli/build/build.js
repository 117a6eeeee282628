/**
 * Bundles the terminal command to `cli/` in the folder `--output`, dist/ if none is given: the command itself, every
 * generated model as a chunk of its own at its path in generated/, so that answering once loads one calculator, and
 * words and search entries as they are.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { rolldown } from "rolldown";
import { filesIn } from "../run/built-from.cjs";
import { bundledVersion } from "../run/bundled-version.js";
import { compiledValidators } from "../run/compiled-validators.js";
import { bundledLicenses } from "./bundled-licenses.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { values } = parseArgs({ options: { output: { type: "string", default: `${root}dist` } } });
const output = join(values.output, "cli");
const messageParser = "@formatjs/icu-messageformat-parser";
const noModule = "\0no-module";
const loadedByName = /^generated\/calculators\/.*\/(?:model|step-model)\.ts$/u;
const readByName = /^generated\/(ask|calculators|words|search)\/.*\.json$/u;

/** What an answer is made with; not what searches, and not commander, which an answer does without. */
const answering =
  /\/(cli\/(answer|input|calculators\/(?!finder)|commands\/(answer|misunderstood|names)|main|terminal)|generator\/(runtime|ask\/implied-choices|presentation\/(?!search))|generated\/catalog|node_modules\/(big\.js|@formatjs|intl-messageformat))/u;

if (!existsSync(`${root}generated/catalog.ts`)) {
  process.stderr.write("There is nothing generated yet: run `npm run generate` first.\n");
  process.exit(4);
}
const licenses = bundledLicenses();
rmSync(output, { recursive: true, force: true });
const generated = filesIn(root, "generated");
const modules = generated.filter((path) => loadedByName.test(path));
const plugins = [
  compiledValidators(root),
  bundledVersion(root),
  {
    // Messages come parsed: what renders them needs no parser.
    name: "no-message-parser",
    resolveId: (id, importer) =>
      id === messageParser && importer?.includes("/generator/") !== true
        ? fileURLToPath(import.meta.resolve(`${messageParser}/no-parser.js`))
        : null,
  },
  {
    // Commander would start commands that are programs of their own; there are none, and Node takes long to load this.
    name: "no-child-process",
    resolveId: (id, importer) =>
      id === "node:child_process" && importer?.includes("/node_modules/commander/") === true
        ? noModule
        : null,
    load: (id) => (id === noModule ? "export {};" : null),
  },
];

// What answers, and the calculators: CommonJS, which Node starts faster than modules.
await bundle(
  {
    plainsum: "cli/run-process.ts",
    ...Object.fromEntries(modules.map((path) => [path.replace(/\.ts$/u, ""), path])),
  },
  {
    format: "cjs",
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name]-[hash].cjs",
    dynamicImportInCjs: false,
    // What answering needs is one file: opening many small ones takes longer than running them.
    codeSplitting: { groups: [{ name: "answer", test: answering }] },
  },
);
// All other commands.
await bundle(
  { "run-command": "cli/run-command.ts" },
  { format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
);
for (const path of generated.filter((each) => readByName.test(each))) {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  cpSync(join(root, path), join(output, path));
}
writeFileSync(join(output, "licenses.txt"), licenses.text());

async function bundle(input, options) {
  const started = await rolldown({
    cwd: root,
    platform: "node",
    input,
    // What the authors' tools take from node_modules: native programs, and ts-morph, which only emitting needs.
    external: (id, importer) =>
      /^node:|^(?:ts-morph|oxfmt)$|^rolldown/u.test(id) ||
      (id === messageParser && importer?.includes("/generator/") === true),
    plugins,
    // The schemas are compiled in one of them, which takes its time.
    checks: { pluginTimings: false },
    transform: { target: "node20" },
    treeshake: true,
  });
  const written = await started.write({ dir: output, minify: true, sourcemap: false, ...options });
  for (const { moduleIds = [] } of written.output) licenses.add(moduleIds);
  await started.close();
}
