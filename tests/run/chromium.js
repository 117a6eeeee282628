import { existsSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../../cli/run/run-command.js";
import { installDebianPackage, installedProgram, isProgram } from "./programs.js";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "Google Chrome",
  "Chromium",
];
const places = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  "/opt/google/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/**
 * Path of a Chromium: CHROME_PATH, else one installed, else Debian's package, else Playwright's download.
 *
 * @param {string} root the project's folder
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function findChromium(root) {
  const given = process.env.CHROME_PATH;
  if (given !== undefined && given !== "") {
    return isProgram(given) ? { path: given } : { reason: `CHROME_PATH is ${given}, which is no program` };
  }
  const installed = installedProgram(names, places) ?? (await playwrightChromium(root));
  if (installed !== undefined) return { path: installed };
  const tried = [await installDebianPackage("chromium", root)];
  const fromDebian = installedProgram(names, places);
  if (fromDebian !== undefined) return { path: fromDebian };
  const download = ["node_modules/playwright-core/cli.js", "install", "chromium"];
  tried.push((await runCommand(process.execPath, download, { cwd: root })).output);
  const path = await playwrightChromium(root);
  if (path !== undefined) return { path };
  return {
    reason: `No Chromium was found and none could be installed. Set CHROME_PATH.\n${tried.join("")}`,
  };
}

/**
 * Path of a Chromium that only runs without a window: it opens the same pages in two thirds of the processor time.
 * CHROME_PATH, else one installed, else Debian's package, else the usual Chromium.
 *
 * @param {string} root the project's folder
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function findWindowlessChromium(root) {
  if ((process.env.CHROME_PATH ?? "") !== "") return findChromium(root);
  const name = "chromium-headless-shell";
  const installed = installedProgram([name], places);
  if (installed !== undefined) return { path: installed };
  await installDebianPackage(name, root);
  const path = installedProgram([name], places);
  return path === undefined ? findChromium(root) : { path };
}

/** Where Playwright keeps its own Chromium, if it is there. */
async function playwrightChromium(root) {
  const { chromium } = await import(join(root, "node_modules/playwright-core/index.mjs"));
  const path = chromium.executablePath();
  return path !== "" && existsSync(path) ? path : undefined;
}
