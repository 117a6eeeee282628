#!/usr/bin/env node
// CommonJS: Node starts it faster than a module, and the answer is ready before a module would be read.
"use strict";
const { dirname } = require("node:path");
const { isCommandBuilt } = require("../build/command-stamp.cjs");
const { loadCompiled } = require("../run/compiled-script.cjs");

const root = `${dirname(dirname(__dirname))}/`;
const built = `${root}dist/cli/plainsum.cjs`;
void run();

async function run() {
  if (!isCommandBuilt(root)) await build();
  const { runProcess } = loadCompiled(built);
  await runProcess({ loadCommands: () => import("../../dist/cli/run-command.js") });
}

async function build() {
  const { buildFromClone } = await import("../build/build-from-clone.js");
  await buildFromClone({ isChecking: process.argv[2] === "check" });
}
