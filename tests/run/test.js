#!/usr/bin/env node
/**
 * `npm test`: everything that says whether Plainsum works, from a fresh clone to the built site in a browser.
 * Ends with one line, `N passed, N failed`, and a non-zero exit code if anything failed.
 */
import { fileURLToPath } from "node:url";
import { installPackages } from "../../cli/run/install.js";
import { exclusively } from "../../cli/run/lock.js";
import { createProgress } from "../../cli/run/progress.js";
import { findWindowlessChromium } from "./chromium.js";
import { sayWhatTheSystemRefuses } from "../../cli/run/system-refusal.js";

sayWhatTheSystemRefuses();
const root = fileURLToPath(new URL("../../", import.meta.url));
const progress = createProgress();
const total = { passed: 0, failed: 0 };
const install = {
  name: "install packages",
  run: async () => (await installPackages(root)) ?? { passed: true, output: "" },
};

// To the end: a build in between would change what the tests are looking at.
await exclusively(root, async () => {
  if (await run(install)) await runStages();
});
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * What uses one processor goes in two lanes beside each other: the build, and what reads the sources. What uses both goes alone,
 * one after the other: beside each other the tests with and without a browser took longer (`tests/README.md` has the seconds).
 */
async function runStages() {
  const { createStages } = await import("./stages.js");
  const stages = createStages(root);
  // A browser may have to be installed, which is mostly waiting.
  const [generated, chromium] = await Promise.all([run(stages.generate), findBrowser()]);
  if (!generated) return;
  const [isBuilt] = await Promise.all([
    inOrder([stages.buildSite, stages.buildCommand]),
    each(stages.sources),
  ]);
  await run(stages.tests);
  if (isBuilt && chromium !== undefined) await run(stages.endToEnd(chromium));
}

/** Whether all passed; those after one that failed are not run. */
async function inOrder(stages) {
  for (const stage of stages) if (!(await run(stage))) return false;
  return true;
}

/** All, one after the other. */
async function each(stages) {
  for (const stage of stages) await run(stage);
}

/** @returns {Promise<string | undefined>} path of the browser */
async function findBrowser() {
  let chromium;
  await run({
    name: "find Chromium",
    run: async () => {
      const answer = await findWindowlessChromium(root);
      if ("reason" in answer) return { passed: false, output: answer.reason };
      chromium = answer.path;
      return { passed: true, output: "" };
    },
  });
  return chromium;
}

/**
 * @param {import("./stages.js").Stage} stage
 * @returns {Promise<boolean>} whether it passed
 */
async function run({ name, run: work }) {
  progress.start(name);
  const started = performance.now();
  const result = await work();
  const tests = result.tests ?? { passed: 0, failed: 0, again: [], skipped: [] };
  // A stage without tests of its own is one check; a stage with tests fails for itself only when no test says why.
  const own = result.tests === undefined || (!result.passed && tests.failed === 0) ? 1 : 0;
  total.passed += tests.passed + (result.passed ? own : 0);
  total.failed += tests.failed + (result.passed ? 0 : own);
  const note = result.tests === undefined ? "" : `${tests.passed} passed, ${tests.failed} failed`;
  progress.end(name, result.passed, (performance.now() - started) / 1000, note);
  for (const test of tests.skipped) process.stdout.write(`    skipped: ${test}\n`);
  for (const test of tests.again) process.stdout.write(`    passed when tried again: ${test}\n`);
  if (!result.passed) process.stderr.write(`\n${result.output.trimEnd()}\n\n`);
  return result.passed;
}
