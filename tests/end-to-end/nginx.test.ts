/** The container's nginx with the settings that a build ships. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assert } from "../../generator/runtime/assert.ts";
import { findNginx } from "../run/nginx.js";
import { builtFiles, root } from "./setup/built-site.ts";
import { eventually } from "./setup/eventually.ts";

const port = 46_900;
let server: ChildProcess | undefined;
let folder = "";

beforeAll(async () => {
  const found = await findNginx(root);
  assert("path" in found, "reason" in found ? found.reason : "nginx is there");
  folder = mkdtempSync(join(tmpdir(), "plainsum-nginx-"));
  const settings = readFileSync(join(root, "hosting/nginx.conf"), "utf8")
    // An nginx that was unpacked has its modules elsewhere, and one of them is enough for each.
    .replace(/^include .*modules-enabled.*$/mu, process.getuid?.() === 0 ? "user root;" : "")
    .replace(/^ *include .*conf\.d.*$/mu, "")
    .replaceAll("/tmp/", `${folder}/`)
    .replaceAll("/srv/plainsum/", `${join(root, "dist")}/`)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, "nginx.conf"), settings);
  const started = spawn(found.path, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "pipe" });
  server = started;
  let said = "";
  started.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const isThere = await eventually(isListening, (listening) => listening || started.exitCode !== null);
  assert(isThere, `nginx listens: ${said}`);
});
afterAll(async () => {
  const ended = new Promise((resolve) => server?.once("exit", resolve));
  server?.kill("SIGQUIT");
  await ended;
  rmSync(folder, { recursive: true });
});

/** Whether anyone answers at the port. */
async function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const end = (listening: boolean): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A path as it is written, which `fetch` would tidy up first. */
async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Reply> {
  const lines = Object.entries({ Host: "calc.example", Connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const socket = connect(port, "127.0.0.1");
  socket.end(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  let text = "";
  for await (const piece of socket.setEncoding("latin1")) text += String(piece);
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [status = "", ...fields] = head.split("\r\n");
  return {
    status: Number(status.split(" ")[1]),
    headers: Object.fromEntries(
      fields.map((field) => {
        const at = field.indexOf(": ");
        return [field.slice(0, at).toLowerCase(), field.slice(at + 2)];
      }),
    ),
    body: body.join("\r\n\r\n"),
  };
}

describe("an address with a slash at its end", () => {
  test("leads to the one without, on the host and scheme that were asked, with its query", async () => {
    const { status, headers } = await ask("/en/finance/mortgage/?years=15", { "X-Forwarded-Proto": "https" });
    expect(status).toBe(301);
    expect(headers["location"]).toBe("/en/finance/mortgage?years=15");
  });

  test.each([
    "/%5Cevil.example/",
    "//evil.example/",
    "/%2Fevil.example/",
    "/%2F%2Fevil.example/",
    "/%09/evil.example/",
    "/%5C%5Cevil.example/",
    "/en/..%2F%5Cevil.example/",
    "/https://evil.example/",
    "/en%0d%0aLocation:%20https://evil.example/",
  ])("%s leads to no other site", async (path) => {
    const { status, headers } = await ask(path);
    const target = headers["location"];
    expect(target === undefined ? status : new URL(target, "https://calc.example").origin).toBe(
      target === undefined ? 404 : "https://calc.example",
    );
  });
});

describe("a page", () => {
  test("comes compressed as it was built, with the policy, and is asked for again", async () => {
    const { status, headers } = await ask("/en/finance/mortgage", { "Accept-Encoding": "gzip" });
    const built = readFileSync(join(root, "dist/client/en/finance/mortgage/index.html.gz"));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "content-length": String(built.length),
      vary: "Accept-Encoding",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    const again = await ask("/en/finance/mortgage", {
      "If-None-Match": headers["etag"] ?? "",
      "Accept-Encoding": "gzip",
    });
    expect(again.status).toBe(304);
  });

  test("that is not there is missed in its language", async () => {
    const arabic = await ask("/ar/none");
    expect(arabic.status).toBe(404);
    expect(arabic.body).toContain('lang="ar"');
    expect(arabic.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await ask("/none")).status).toBe(404);
    expect((await ask("/_headers")).status).toBe(404);
  });

  test("takes nothing", async () => {
    expect((await ask("/en", {}, "POST")).status).toBe(405);
  });
});

test("any site may frame a calculator made for it, and no other page", async () => {
  const { status, headers } = await ask("/embed/en/finance/mortgage", { "Accept-Encoding": "gzip" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "gzip",
    "cache-control": "public, max-age=0, must-revalidate",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(headers["content-security-policy"]).toContain("frame-ancestors *;");
  for (const path of ["/en/finance/mortgage", "/embed/en/none"])
    expect((await ask(path)).headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect((await ask("/embed/en/none")).status).toBe(404);
});

test("the container's health check asks it", async () => {
  const check = (at: number): number | null =>
    spawnSync(join(root, "hosting/health-check.sh"), [String(at)]).status;
  expect(check(port)).toBe(0);
  expect(check(port + 1)).not.toBe(0);
});

test("a hashed file is kept for ever, a missing one is not", async () => {
  const script = builtFiles.find((file) => /^assets\/chunks\/.*\.js$/u.test(file)) ?? "";
  expect((await ask(`/${script}`)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const missing = await ask("/assets/chunks/none.js");
  expect(missing.status).toBe(404);
  expect(missing.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("a picture is kept for a day, for other sites too", async () => {
  const picture = builtFiles.find((file) => file.startsWith("images/")) ?? "";
  expect((await ask(`/${picture}`)).headers).toMatchObject({
    "cache-control": "public, max-age=86400",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test("what a build is sent with is text", async () => {
  expect((await ask("/licenses.txt")).headers["content-type"]).toBe("text/plain; charset=utf-8");
});
