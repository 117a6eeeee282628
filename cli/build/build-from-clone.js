import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildCommand, generate } from "../run/build-steps.js";
import { installPackages, isInstalled } from "../run/install.js";
import { exclusively } from "../run/lock.js";
import { createSteps } from "../run/progress.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const specificationError = 4;

/**
 * Makes the terminal command from a clone, fresh or with other sources than before: packages, generated calculators,
 * bundle. Says so on standard error. Where specifications have mistakes, the calculators generated before stay.
 *
 * @param {{ isChecking?: boolean }} [line] whether the line that waits for it will name the mistakes itself
 */
export async function buildFromClone({ isChecking = false } = {}) {
  const step = createSteps(specificationError);
  await exclusively(root, async () => {
    if (!isInstalled(root)) await step("install packages", () => installPackages(root));
    let mistakes = "";
    await step("generate calculators", async () => {
      const isFirst = !existsSync(new URL("../../generated/.build-cache.json", import.meta.url));
      const result = await generate(root);
      if (result.passed || isFirst) return result;
      mistakes = result.output;
      return undefined;
    });
    await step("build the terminal command", () => buildCommand(root));
    if (mistakes !== "" && !isChecking)
      process.stderr.write(`\nThe calculators are those from before these mistakes:\n\n${mistakes}\n`);
  });
}
