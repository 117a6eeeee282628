import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { longestFirst } from "../setup/longest-first.ts";

/** The built site in Chromium. Needs `npm run build` before, and the path of a Chromium in CHROME_PATH if it is not in the usual places. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  // Words are data: a text that is parsed at once, and no program to be read.
  json: { stringify: true, namedExports: false },
  test: {
    include: ["tests/end-to-end/**/*.test.ts"],
    // It builds a site of its own, in some minutes: a part of `npm run every-page`.
    exclude: ["tests/end-to-end/new-language.test.ts"],
    setupFiles: ["tests/setup/seed.ts"],
    provide: { everyPage: false },
    globalSetup: ["tests/end-to-end/setup/serve-site.ts"],
    maxWorkers: 2,
    sequence: {
      sequencer: longestFirst([
        "answers",
        "every-page",
        "first-screen",
        "first-figure",
        "other-browsers",
        "form",
        "everyone",
        "early-typing",
        "come-back",
        "dev",
        "in-use",
        "edited-figures",
        "layout",
        "offline",
      ]),
    },
    // What tests share is read once a worker: every calculator, and the list of built files.
    isolate: false,
    // Each file opens pages three at a time: some of a visit is waiting, for a field to settle or a figure to come; and each
    // more is a page that reads and compiles all code anew.
    maxConcurrency: 3,
    testTimeout: 60_000,
    // One of some 7,600 visits now and then gets no answer from the browser on a busy machine: `npm test` names each that
    // passed only when it was made again.
    retry: 1,
    // A figure, and what a page draws after it, come when the browser gets to them.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
