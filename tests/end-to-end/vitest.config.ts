import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The built site in Chromium. Needs `npm run build` before, and the path of a Chromium in CHROME_PATH if it is not in the usual places. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  test: {
    include: ["tests/end-to-end/**/*.test.ts"],
    setupFiles: ["tests/setup/seed.ts"],
    provide: { everyPage: false },
    globalSetup: ["tests/end-to-end/setup/serve-site.ts"],
    maxWorkers: 2,
    // What tests share is read once a worker: every calculator, and the list of built files.
    isolate: false,
    // Each file opens pages two at a time.
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
