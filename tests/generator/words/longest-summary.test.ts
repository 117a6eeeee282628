import { expect, test } from "vitest";
import { longestSummary } from "../../../generator/words/longest-summary.ts";

test.each([
  ["en", 120],
  ["es-US", 160],
  ["ar", 160],
  ["zh-Hans", 80],
  ["ko", 80],
])("a summary in %s has at most %i characters", (tag, limit) => {
  expect(longestSummary(tag)).toBe(limit);
});
