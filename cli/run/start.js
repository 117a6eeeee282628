#!/usr/bin/env node
/**
 * `npm start`: installs the packages, generates the calculators, builds the site and the terminal command, and
 * serves the site. What is already there and up to date is not done again.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isBuilt, markBuilt } from "./build-stamp.js";
import { buildCommand, buildSite, generate } from "./build-steps.js";
import { installPackages } from "./install.js";
import { exclusively } from "./lock.js";
import { typeScript } from "./run-command.js";
import { createSteps } from "./steps.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const step = createSteps();

await exclusively(root, async () => {
  await step("install packages", () => installPackages(root));
  await step("generate calculators", () => generate(root));
  if (isBuilt(root)) return;
  await step("build the site", () => buildSite(root));
  await step("build the terminal command", () => buildCommand(root));
  markBuilt(root);
});
serve();

/** Serves until it is stopped; the server says where. */
function serve() {
  const server = spawn(process.execPath, typeScript("site/serve/serve.ts"), {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
}
