import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { assert } from "../../../generator/runtime/assert.ts";
import { serveSite } from "../../../site/serve/server.ts";
import { findWindowlessChromium } from "../../run/chromium.js";
import { chromiumArguments } from "../../setup/chromium-arguments.ts";
import { root } from "./built-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the site is served, without slash at the end. */
    readonly origin: string;
    /** Where the one browser of all tests listens. */
    readonly browser: string;
  }
}

const firstPort = 46_000;

/** Serves the built site with its real headers and starts one browser for all tests. */
export default async function serveForTests(project: TestProject): Promise<() => Promise<void>> {
  const found = await findWindowlessChromium(root);
  assert("path" in found, "reason" in found ? found.reason : "a Chromium is there");
  const server = await serveSite(join(root, "dist/client"), firstPort);
  const browser = await chromium.launchServer({ executablePath: found.path, args: [...chromiumArguments] });
  project.provide("origin", server.url);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
