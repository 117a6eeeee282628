#!/usr/bin/env node
/**
 * `npm start`: installs the packages, generates the calculators, builds the site and the terminal command, and
 * serves the site. What is already there and up to date is not done again. `npm start -- --port 8080` serves at a port of
 * one's own.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildCommand, buildSite, generate } from "./build-steps.js";
import { isBuilt } from "./built-from.cjs";
import { installPackages } from "./install.js";
import { exclusively } from "./lock.js";
import { typeScript } from "./run-command.js";
import { createSteps } from "./progress.js";
import { sayWhatTheSystemRefuses } from "./system-refusal.js";

sayWhatTheSystemRefuses();
const args = process.argv.slice(2);
try {
  parseArgs({ args, options: { port: { type: "string" } } });
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : "These words mean nothing here."}\nnpm start [-- --port <number>]\n`,
  );
  process.exit(2);
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const step = createSteps();

await exclusively(root, async () => {
  await step("install packages", () => installPackages(root));
  await step("generate calculators", () => generate(root));
  if (!isBuilt(root, "client")) await step("build the site", () => buildSite(root));
  if (!isBuilt(root, "cli")) await step("build the terminal command", () => buildCommand(root));
});
serve();

/** Serves until it is stopped; the server says where. */
function serve() {
  const server = spawn(process.execPath, [...typeScript("site/serve/serve.ts"), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
}
