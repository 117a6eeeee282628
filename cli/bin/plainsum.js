#!/usr/bin/env node
import { fileURLToPath } from "node:url";
import { isCommandBuilt } from "../build/command-stamp.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const built = "../../dist/cli/plainsum.js";
/** Tells the line that is run again that the command was built for it. */
const again = "PLAINSUM_BUILT_AGAIN";

if (!isCommandBuilt(root)) await build();
try {
  const { runProcess } = await import(built);
  await runProcess(runAgain);
} catch (error) {
  if (!(await runAgain(error))) throw error;
}

async function build() {
  const { buildFromClone } = await import("../build/build-from-clone.js");
  await buildFromClone();
}

/** Where a part of the command is gone: builds it and runs the line in a new process. False where that is not what is wrong. */
async function runAgain(error) {
  const place = String(error?.url ?? error?.path ?? error?.message);
  const isMissing = ["ENOENT", "ERR_MODULE_NOT_FOUND"].includes(error?.code) && place.includes("dist/cli/");
  if (!isMissing || process.env[again] !== undefined) return false;
  await build();
  const { spawnSync } = await import("node:child_process");
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, [again]: "yes" },
  });
  process.exitCode = status ?? 1;
  return true;
}
