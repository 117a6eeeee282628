import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} again those that passed only when they were tried again
 */

/**
 * Counts the tests of a report in Vitest's JSON form. A file that could not be loaded counts as one failed test,
 * and so does a report that was never written.
 *
 * @param {string} file
 * @returns {Count}
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, again: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some(({ status: one }) => one === "failed"),
  );
  const again = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, again };
}
