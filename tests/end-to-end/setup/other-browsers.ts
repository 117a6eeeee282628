import { installedProgram } from "../../run/programs.js";
import { openFirefox } from "./firefox.ts";
import type { Hands } from "./webdriver.ts";
import { openWebKit } from "./webkit.ts";

/** A browser beside Chromium. */
export interface OtherBrowser {
  readonly name: string;
  readonly open: () => Promise<Hands>;
}
/** One that is not here, and the package of Debian that has it. */
export interface MissingBrowser {
  readonly name: string;
  readonly missing: string;
}

/** Where Debian keeps the browser that comes with WebKit: one for tests, which is in no PATH. */
const places = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1`,
);

/** Nothing is installed for them: who changes a formula needs no three browsers. */
const browsers: readonly (OtherBrowser | MissingBrowser)[] = [firefox(), webKit()];
export const otherBrowsers = browsers.filter((each) => "open" in each);
export const missingBrowsers = browsers.filter((each) => "missing" in each);

function firefox(): OtherBrowser | MissingBrowser {
  const name = "Firefox";
  const program = installedProgram(["firefox-esr", "firefox"], []);
  return program === undefined
    ? { name, missing: "firefox-esr" }
    : { name, open: async () => openFirefox(program) };
}

function webKit(): OtherBrowser | MissingBrowser {
  const name = "WebKit";
  const driver = installedProgram(["WebKitWebDriver"], []);
  const browser = installedProgram(["MiniBrowser"], places);
  const screen = installedProgram(["Xvfb"], []);
  if (driver === undefined || browser === undefined) return { name, missing: "webkit2gtk-driver" };
  if (screen === undefined) return { name, missing: "xvfb" };
  return { name, open: async () => openWebKit({ driver, browser, screen }) };
}
