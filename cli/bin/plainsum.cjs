#!/usr/bin/env node
// CommonJS: Node starts it faster than a module, and the answer is ready before a module would be read.
"use strict";
const { existsSync } = require("node:fs");
const { dirname, join } = require("node:path");
// Since Node 22.8: what was compiled of the command for one line is there for the next.
require("node:module").enableCompileCache?.();
if (process.argv[2] === "check") require("./compile-late.cjs")();

const root = dirname(dirname(__dirname));
void run();

async function run() {
  // A package holds what is built, and nothing to build it from.
  const isClone = existsSync(join(root, "cli/run/built-from.cjs"));
  if (isClone && !require("../run/built-from.cjs").isBuiltAtAGlance(root, "cli")) await build();
  const { runProcess } = require("../../dist/cli/plainsum.cjs");
  await runProcess({ loadCommands: () => import("../../dist/cli/run-command.js") });
}

async function build() {
  const { buildFromClone } = await import("../build/build-from-clone.js");
  await buildFromClone({ isChecking: process.argv[2] === "check" });
}
