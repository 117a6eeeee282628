import { existsSync, readFileSync } from "node:fs";

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} again those that passed only when they were tried again
 * @property {readonly string[]} skipped those for which something is not there
 */

/**
 * Counts the tests of a report in Vitest's JSON form. A file that could not be loaded counts as one failed test,
 * and so does a report that was never written.
 *
 * @param {string} file
 * @returns {Count}
 */
export function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, again: [], skipped: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some(({ status: one }) => one === "failed"),
  );
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const namesOf = (found) => found.map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    again: namesOf(
      tests.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0),
    ),
    skipped: namesOf(tests.filter(({ status }) => status === "skipped")),
  };
}
