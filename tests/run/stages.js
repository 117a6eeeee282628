import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildCommand, buildSite, generate } from "../../cli/run/build-steps.js";
import { runCommand } from "../../cli/run/run-command.js";
import { countTests } from "./count-tests.js";

/**
 * @typedef {object} StageResult
 * @property {boolean} passed
 * @property {string} output shown when the stage failed
 * @property {import("./count-tests.js").Count} [tests] for stages that run tests; other stages count as one check
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<StageResult>} run
 */

/** @param {string} root the project's folder */
export function createStages(root) {
  const outputFolder = join(root, "tests/output");
  mkdirSync(outputFolder, { recursive: true });
  const node = (...args) => runCommand(process.execPath, args, { cwd: root });
  const program = (name, ...args) => runCommand(join(root, "node_modules/.bin", name), args, { cwd: root });

  /** What reads the sources with one processor. */
  const sources = [
    {
      name: "generate again from nothing",
      // In a new process, without what the first one left for the next: every byte must come out the same.
      run: () => node("cli/run/generate.js", "--check", "--finished"),
    },
    // One checker: several read the same types each for itself, for twice the work.
    { name: "types", run: () => program("tsc", "--noEmit", "-p", ".", "--checkers", "1") },
    { name: "unused code and packages", run: () => program("knip", "--no-gitignore") },
    { name: "lint", run: () => program("oxlint", "--deny-warnings") },
    { name: "format", run: () => program("oxfmt", "--check", ".") },
  ];

  return {
    generate: { name: "generate", run: () => generate(root, { finished: true }) },
    sources,
    // Alone on both processors: by itself vitest leaves one of two free.
    tests: vitestStage("laws, examples and tests of modules", "unit", ["--maxWorkers=2"]),
    buildSite: { name: "build the site", run: () => buildSite(root) },
    buildCommand: { name: "build the terminal command", run: () => buildCommand(root) },
    /** @param {string} chromium path of the browser */
    endToEnd: (chromium) =>
      vitestStage("end to end in Chromium", "end-to-end", ["--config", "tests/end-to-end/vitest.config.ts"], {
        CHROME_PATH: chromium,
      }),
  };

  function vitestStage(name, id, args, env = {}) {
    const report = join(outputFolder, `${id}.json`);
    return {
      name,
      run: async () => {
        rmSync(report, { force: true });
        const { passed, output } = await runCommand(
          process.execPath,
          [
            "node_modules/vitest/vitest.mjs",
            "run",
            ...args,
            "--reporter=json",
            `--outputFile.json=${report}`,
            "--reporter=dot",
          ],
          { cwd: root, env },
        );
        return { passed, output, tests: countTests(report) };
      },
    };
  }
}
