import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert } from "../../../generator/runtime/assert.ts";
import { eventually } from "./eventually.ts";
import { handsOf, type Hands } from "./webdriver.ts";

/** A visitor from the United States, who is asked nothing and whose browser asks nobody anything. */
const settings = {
  "marionette.port": 0,
  "intl.accept_languages": "en-US",
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.auto": false,
  "network.captive-portal-service.enabled": false,
};

/**
 * Firefox as it is installed, without a window. It is spoken to over Marionette, its own way of taking the commands of
 * WebDriver, which geckodriver translates to: Debian has none of that, and Playwright needs a Firefox of its own.
 */
export async function openFirefox(program: string): Promise<Hands> {
  const profile = mkdtempSync(join(tmpdir(), "plainsum-firefox-"));
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const browser = spawn(program, ["--marionette", "--headless", "--no-remote", "--profile", profile], {
    stdio: "ignore",
  });
  const ended = once(browser, "exit");
  const port = await eventually(
    async () => Promise.resolve(portIn(profile)),
    (found) => found > 0 || browser.exitCode !== null,
  );
  assert(port > 0, "Firefox listens");
  const send = await speak(connect(port, "127.0.0.1"));
  await send("WebDriver:NewSession", {});
  return handsOf({
    goTo: async (url) => send("WebDriver:Navigate", { url }),
    find: async (using, value) => valueIn(await send("WebDriver:FindElement", { using, value })),
    click: async (id) => send("WebDriver:ElementClick", { id }),
    act: async (actions) => send("WebDriver:PerformActions", { actions }),
    run: async (script, args) => valueIn(await send("WebDriver:ExecuteScript", { script, args })),
    close: async () => {
      await send("Marionette:Quit", { flags: ["eForceQuit"] });
      await ended;
      rmSync(profile, { recursive: true });
    },
  });
}

/** The port that a Firefox with this profile took, once it has said it. */
function portIn(profile: string): number {
  try {
    return Number(readFileSync(join(profile, "MarionetteActivePort"), "utf8"));
  } catch {
    // Not written yet.
    return 0;
  }
}

type Send = (command: string, parameters: object) => Promise<unknown>;

/**
 * A command and its answer are `<length>:<JSON>`, and one waits for the other: what Firefox says first is about itself.
 */
async function speak(socket: Socket): Promise<Send> {
  let said = Buffer.alloc(0);
  const next = async (): Promise<unknown> => {
    for (;;) {
      const colon = said.indexOf(":");
      const end = colon + 1 + Number(said.subarray(0, Math.max(colon, 0)));
      if (colon > 0 && said.length >= end) {
        const message: unknown = JSON.parse(said.subarray(colon + 1, end).toString());
        said = said.subarray(end);
        return message;
      }
      await once(socket, "readable");
      const piece: unknown = socket.read();
      if (piece instanceof Buffer) said = Buffer.concat([said, piece]);
      assert(!socket.readableEnded, "Firefox still listens");
    }
  };
  await next();
  let number = 0;
  return async (command, parameters) => {
    number += 1;
    const text = JSON.stringify([0, number, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const answer = await next();
    assert(isAnswer(answer), "Firefox answers a command");
    assert(answer[2] === null, `${command}: ${JSON.stringify(answer[2])}`);
    return answer[3];
  };
}

/** What Firefox says to a command: its number, what is wrong, and the result. */
function isAnswer(value: unknown): value is readonly [number, number, unknown, unknown] {
  return Array.isArray(value) && value.length === 4;
}

function valueIn(result: unknown): unknown {
  return typeof result === "object" && result !== null && "value" in result ? result.value : undefined;
}
