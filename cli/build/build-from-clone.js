import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildCommand, generate } from "../run/build-steps.js";
import { installPackages, isInstalled } from "../run/install.js";
import { exclusively } from "../run/lock.js";
import { createSteps } from "../run/steps.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const specificationError = 4;

/** Makes the terminal command from a fresh clone: packages, generated calculators, bundle. Says so on standard error. */
export async function buildFromClone() {
  const step = createSteps(specificationError);
  await exclusively(root, async () => {
    if (!isInstalled(root)) await step("install packages", () => installPackages(root));
    if (!existsSync(new URL("../../generated/.build-cache.json", import.meta.url)))
      await step("generate calculators", () => generate(root));
    await step("build the terminal command", () => buildCommand(root));
  });
}
