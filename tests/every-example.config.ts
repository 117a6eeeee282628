import { defineConfig } from "vitest/config";
import usual from "../vitest.config.ts";

/** A part of `npm run every-page`: the laws over every example in every language, which `npm test` samples. */
export default defineConfig({
  ...usual,
  test: { ...usual.test, include: ["generated/laws/**/*.test.ts"], provide: { everyExample: true } },
});
