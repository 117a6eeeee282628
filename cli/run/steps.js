import { createProgress } from "./progress.js";

/**
 * Steps that are shown while they run. One that fails shows what it wrote, and ends the process.
 *
 * @param {number} [exitCode] the one to end with
 * @returns {(name: string, work: () => Promise<import("./run-command.js").CommandResult | undefined>) => Promise<void>}
 *   what `work` resolves to is undefined when nothing was to do
 */
export function createSteps(exitCode = 1) {
  const progress = createProgress();
  return async (name, work) => {
    progress.start(name);
    const started = performance.now();
    const result = await work();
    const passed = result?.passed !== false;
    const note = result === undefined ? "up to date" : "";
    progress.end(name, passed, (performance.now() - started) / 1000, note);
    if (passed) return;
    process.stderr.write(`\n${result.output}\n`);
    process.exit(exitCode);
  };
}
