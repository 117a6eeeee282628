import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installPackages } from "../run/install.js";
import { createProgress } from "../run/progress.js";
import { runCommand, typeScript } from "../run/run-command.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Makes the terminal command from a fresh clone: packages, generated calculators, bundle. Says so on standard error. */
export async function buildFromClone() {
  const progress = createProgress();
  const step = async (name, work) => {
    progress.start(name);
    const result = await work();
    if (result === undefined) return;
    progress.end(name, result.passed, result.seconds);
    if (result.passed) return;
    process.stderr.write(`\n${result.output}\n`);
    process.exit(4);
  };
  await step("install packages", () => installPackages(root));
  if (!existsSync(new URL("../../generated/.build-cache.json", import.meta.url))) {
    await step("generate calculators", () =>
      runCommand(process.execPath, typeScript("generator/run.ts"), { cwd: root }),
    );
  }
  await step("build the terminal command", () =>
    runCommand(process.execPath, ["cli/build/build.js"], { cwd: root }),
  );
}
