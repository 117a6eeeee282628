import { defineConfig } from "vitest/config";
import { longestFirst } from "./tests/setup/longest-first.ts";

/** Everything but the tests in a browser, which have their own configuration in tests/end-to-end/. */
export default defineConfig({
  // React as visitors have it: its development build checks each element it draws, which takes twice as long.
  oxc: { jsx: { development: false } },
  // Words are data: a text that is parsed at once, and no program to be read.
  json: { stringify: true, namedExports: false },
  test: {
    env: { NODE_ENV: "production" },
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx", "generated/{tests,laws}/**/*.test.ts"],
    // The golden laws are of calculators that no page and no terminal has.
    exclude: ["tests/end-to-end/**", "tests/output/**", "tests/generator/emit/golden/generated/laws/**"],
    setupFiles: ["tests/setup/seed.ts"],
    provide: { everyExample: false },
    sequence: {
      sequencer: longestFirst(["ask/bare-numbers", "width", "one-mistake", "finance/mortgage", "mutations"]),
    },
    // Pure functions: sharing one module graph in a worker saves loading it again for each of the many files.
    isolate: false,
    // What a test makes is soon of no use: with room for it, a sixth of the time is not spent on sweeping.
    execArgv: ["--max-semi-space-size=64"],
    // Long enough for a busy machine: how fast things are is for the benchmarks to say.
    testTimeout: 120_000,
  },
});
