#!/usr/bin/env node
/**
 * `npm start`: installs the packages, generates the calculators, builds the site and the terminal command, and
 * serves the site. What is already there and up to date is not done again.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.js";
import { installPackages } from "./install.js";
import { createProgress } from "./progress.js";
import { isBuilt, markBuilt } from "./build-stamp.js";
import { runCommand, typeScript } from "./run-command.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const progress = createProgress();

await step("install packages", () => installPackages(root));
await step("generate calculators", () =>
  runCommand(process.execPath, typeScript("generator/run.ts"), { cwd: root }),
);
if (!isBuilt(root)) {
  await step("build the site", () =>
    runCommand(process.execPath, typeScript("site/build/build.ts"), { cwd: root }),
  );
  await step("build the terminal command", () =>
    runCommand(process.execPath, ["cli/build/build.js"], { cwd: root }),
  );
  markBuilt(root);
}
await serve();

async function step(name, work) {
  progress.start(name);
  const started = performance.now();
  const result = await work();
  progress.end(
    name,
    result?.passed !== false,
    (performance.now() - started) / 1000,
    result === undefined ? "up to date" : "",
  );
  if (result?.passed === false) {
    process.stderr.write(`\n${result.output}\n`);
    process.exit(1);
  }
}

async function serve() {
  const port = await freePort(Number(process.env.PORT ?? 4173));
  const server = spawn(process.execPath, typeScript("site/serve/serve.ts", "--port", String(port)), {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
  await answering(`http://localhost:${port}/`);
  process.stdout.write(`\nPlainsum is at http://localhost:${port}/  (stop it with Ctrl-C)\n`);
}

async function answering(address) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(address, { redirect: "manual" }).catch(() => undefined);
    if (response !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  process.stderr.write(`The server did not answer at ${address} within 20 seconds.\n`);
  process.exit(1);
}
