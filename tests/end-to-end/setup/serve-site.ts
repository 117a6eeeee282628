import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { assert } from "../../../generator/runtime/assert.ts";
import { findChromium } from "../../run/chromium.js";
import { root } from "./built-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the site is served, without slash at the end. */
    readonly origin: string;
    /** Where the one browser of all tests listens. */
    readonly browser: string;
  }
}

const quiet = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Serves the built site with its real headers and starts one browser for all tests. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["--import", "tsx", "site/serve/serve.ts", "--port", String(port)], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  await answering(origin, server);
  const found = await findChromium(root);
  assert("path" in found, "reason" in found ? found.reason : "a Chromium is there");
  const browser = await chromium.launchServer({ executablePath: found.path, args: quiet });
  project.provide("origin", origin);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.kill();
  };
}

async function answering(origin: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const response = await fetch(origin, { redirect: "manual" }).catch(() => undefined);
    if (response !== undefined) return;
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}; is the site built?`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No answer at ${origin}`);
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      assert(address !== null && typeof address === "object", "a listening server has a port");
      probe.close(() => resolve(address.port));
    });
  });
}
