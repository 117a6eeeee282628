#!/usr/bin/env node
/**
 * `npm run build`: generates the calculators and builds the site, the terminal command and the library; with `--without-site`,
 * as before `npm pack`, not the site.
 */
import { fileURLToPath } from "node:url";
import { buildCommand, buildLibrary, buildSite, generate } from "./build-steps.js";
import { exclusively } from "./lock.js";
import { createSteps } from "./progress.js";
import { sayWhatTheSystemRefuses } from "./system-refusal.js";

sayWhatTheSystemRefuses();
const root = fileURLToPath(new URL("../../", import.meta.url));
const step = createSteps();

await exclusively(root, async () => {
  await step("generate calculators", () => generate(root, { finished: true }));
  if (!process.argv.includes("--without-site")) await step("build the site", () => buildSite(root));
  await step("build the terminal command", () => buildCommand(root));
  await step("build the library", () => buildLibrary(root));
});
