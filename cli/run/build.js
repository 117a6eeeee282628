#!/usr/bin/env node
/** `npm run build`: generates the calculators and builds the site and the terminal command. */
import { fileURLToPath } from "node:url";
import { buildCommand, buildSite, generate } from "./build-steps.js";
import { markBuilt } from "./build-stamp.js";
import { exclusively } from "./lock.js";
import { createSteps } from "./steps.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const step = createSteps();

await exclusively(root, async () => {
  await step("generate calculators", () => generate(root));
  await step("build the site", () => buildSite(root));
  await step("build the terminal command", () => buildCommand(root));
  markBuilt(root);
});
