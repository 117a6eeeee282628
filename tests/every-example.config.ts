import { defineConfig } from "vitest/config";
import usual from "../vitest.config.ts";

/** A part of `npm run every-page`: what `npm test` samples of examples, languages and mistakes, in full. */
const include = [
  "generated/laws/**/*.test.ts",
  "tests/cli/commands/schema.test.ts",
  "tests/cli/run/compiled-validators.test.ts",
  "tests/cli/width.test.ts",
  "tests/generator/one-mistake.test.ts",
  "tests/generator/mutations/mutations.test.ts",
];

export default defineConfig({
  ...usual,
  test: { ...usual.test, include, provide: { everyExample: true } },
});
