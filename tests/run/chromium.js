import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "../../cli/run/run-command.js";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
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
  const installed = installedChromium() ?? (await playwrightChromium(root));
  if (installed !== undefined) return { path: installed };
  const tried = [];
  if (canUseApt()) {
    tried.push(await runCommand("apt-get", ["update", "-qq"], { cwd: root }));
    tried.push(
      await runCommand("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
        cwd: root,
      }),
    );
    const path = installedChromium();
    if (path !== undefined) return { path };
  }
  tried.push(
    await runCommand(process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"], {
      cwd: root,
    }),
  );
  const path = await playwrightChromium(root);
  if (path !== undefined) return { path };
  return {
    reason: `No Chromium was found and none could be installed. Set CHROME_PATH.\n${tried.map(({ output }) => output).join("")}`,
  };
}

function installedChromium() {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...places];
  return folders
    .flatMap((folder) => [...names, "Google Chrome", "Chromium"].map((name) => join(folder, name)))
    .find(isProgram);
}

/** Where Playwright keeps its own Chromium, if it is there. */
async function playwrightChromium(root) {
  const { chromium } = await import(join(root, "node_modules/playwright-core/index.mjs"));
  const path = chromium.executablePath();
  return path !== "" && existsSync(path) ? path : undefined;
}

function canUseApt() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  return (
    /^ID(_LIKE)?=.*debian/mu.test(readFileSync("/etc/os-release", "utf8")) && isProgram("/usr/bin/apt-get")
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not to be run: the question is answered.
    return false;
  }
}
