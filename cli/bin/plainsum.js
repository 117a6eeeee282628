#!/usr/bin/env node
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../../dist/cli/plainsum.js", import.meta.url));
const generated = fileURLToPath(new URL("../../generated/.build-cache.json", import.meta.url));

if (!existsSync(built) || isNewer(generated, built)) {
  const { buildFromClone } = await import("../build/build-from-clone.js");
  await buildFromClone();
}
const { runProcess } = await import("../../dist/cli/plainsum.js");
await runProcess();

function isNewer(file, than) {
  const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return time !== undefined && time > statSync(than).mtimeMs;
}
