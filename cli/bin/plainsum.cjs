#!/usr/bin/env node
// CommonJS: Node starts it faster than a module, and the answer is ready before a module would be read.
"use strict";
const { dirname } = require("node:path");
const { isCommandBuilt } = require("../build/command-stamp.cjs");
const { loadCompiled } = require("../run/compiled-script.cjs");

const root = `${dirname(dirname(__dirname))}/`;
const built = `${root}dist/cli/plainsum.cjs`;
/** Tells the line that is run again that the command was built for it. */
const again = "PLAINSUM_BUILT_AGAIN";

void run();

async function run() {
  if (!isCommandBuilt(root)) await build();
  try {
    const { runProcess } = loadCompiled(built);
    await runProcess({ mend: runAgain, loadCommands: () => import("../../dist/cli/run-command.js") });
  } catch (error) {
    if (!(await runAgain(error))) throw error;
  }
}

async function build() {
  const { buildFromClone } = await import("../build/build-from-clone.js");
  await buildFromClone({ isChecking: process.argv[2] === "check" });
}

/** Where a part of the command is gone: builds it and runs the line in a new process. False where that is not what is wrong. */
async function runAgain(error) {
  const place = String(error?.url ?? error?.path ?? error?.message);
  const isMissing =
    ["ENOENT", "ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(error?.code) &&
    place.includes("dist/cli/");
  if (!isMissing || process.env[again] !== undefined) return false;
  await build();
  const { spawnSync } = require("node:child_process");
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, [again]: "yes" },
  });
  process.exitCode = status ?? 1;
  return true;
}
