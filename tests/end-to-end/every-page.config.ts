import { defineConfig } from "vitest/config";
import usual from "./vitest.config.ts";

/** `npm run every-page`: what `npm test` looks at on some pages, on every page and every screen. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    include: [
      "answers",
      "come-back",
      "covered",
      "every-page",
      "first-figure",
      "first-screen",
      "form",
      "html",
      "in-use",
      "missing-code",
      "new-language",
      "shared-link",
      "without-script",
    ].map((name) => `tests/end-to-end/${name}.test.ts`),
    exclude: [],
    provide: { everyPage: true },
  },
});
