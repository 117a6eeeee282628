import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Readable } from "node:stream";
import { assert } from "../../../generator/runtime/assert.ts";
import { eventually } from "./eventually.ts";
import { handsOf, type Hands } from "./webdriver.ts";

/** What WebKit is driven with: its driver, the small browser that comes with it, and a screen that nobody sees. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export async function openWebKit(programs: WebKitPrograms): Promise<Hands> {
  const screen = spawn(
    programs.screen,
    ["-displayfd", "3", "-nolisten", "tcp", "-screen", "0", "1280x800x24"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const port = await freePort();
  const send = sendTo(`http://127.0.0.1:${port}`);
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${await firstLine(screen.stdio[3])}`,
      LANGUAGE: "en_US",
      LANG: "en_US.UTF-8",
    },
  });
  await eventually(
    async () => send("GET", "/status").catch(() => undefined),
    (status) => status !== undefined || driver.exitCode !== null,
  );
  const options = { binary: programs.browser, args: ["--automation"] };
  const begun = await send("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  });
  assert(typeof begun === "object" && begun !== null && "sessionId" in begun, "WebKit begins a session");
  const session = `/session/${String(begun.sessionId)}`;
  return handsOf({
    goTo: async (url) => send("POST", `${session}/url`, { url }),
    find: async (using, value) => send("POST", `${session}/element`, { using, value }),
    click: async (element) => send("POST", `${session}/element/${element}/click`, {}),
    act: async (actions) => send("POST", `${session}/actions`, { actions }),
    run: async (script, args) => send("POST", `${session}/execute/sync`, { script, args }),
    close: async () => {
      await send("DELETE", session);
      for (const each of [driver, screen]) {
        const ended = once(each, "exit");
        each.kill();
        await ended;
      }
    },
  });
}

function sendTo(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${origin}${path}`, init);
    const answer: unknown = await response.json();
    assert(response.ok, `${path}: ${JSON.stringify(answer)}`);
    return typeof answer === "object" && answer !== null && "value" in answer ? answer.value : undefined;
  };
}

/** A port that nobody listens on: the driver takes none of its own choice. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  assert(typeof address === "object" && address !== null, "a server has a port");
  return address.port;
}

/** The number of its display, which the screen writes once it is there. */
async function firstLine(stream: unknown): Promise<string> {
  assert(stream instanceof Readable, "the screen writes");
  await once(stream, "readable");
  return String(stream.read()).trim();
}
