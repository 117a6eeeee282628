/**
 * Builds what programs import as `plainsum` to `library/` in the folder `--output`, dist/ if none is given: one module
 * for Node without dependencies, and its types.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { rolldown } from "rolldown";
import { bundledLicenses } from "./bundled-licenses.js";
import { filesIn } from "../run/built-from.cjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { values } = parseArgs({ options: { output: { type: "string", default: `${root}dist` } } });
const output = join(values.output, "library");
const compiler = fileURLToPath(import.meta.resolve("typescript/package.json"));

rmSync(output, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: root,
  input: { plainsum: "generated/library.ts" },
  platform: "node",
  transform: { target: "node20" },
  treeshake: true,
});
const written = await bundle.write({ dir: output, format: "esm", entryFileNames: "[name].js" });
await bundle.close();
const licenses = bundledLicenses();
for (const { moduleIds = [] } of written.output) licenses.add(moduleIds);
writeFileSync(join(output, "licenses.txt"), licenses.text());

execFileSync(
  process.execPath,
  [
    join(compiler, "../bin/tsc"),
    "-p",
    join(root, "cli/build/library.tsconfig.json"),
    "--outDir",
    join(output, "types"),
  ],
  { cwd: root, stdio: "inherit" },
);
// TypeScript leaves the names of sources in types, where others look for modules.
for (const path of filesIn(output, "types")) {
  const text = readFileSync(join(output, path), "utf8");
  writeFileSync(join(output, path), text.replaceAll(/(?<=from "|import\(")(\.[^"]+)\.ts"/g, '$1.js"'));
}
