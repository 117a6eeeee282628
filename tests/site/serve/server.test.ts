import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeCompressed } from "../../../site/build/write-compressed.ts";
import { serveSite, type RunningServer } from "../../../site/serve/server.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const folder = mkdtempSync(join(tmpdir(), "plainsum-server-"));
const page = `<p>${"mortgage ".repeat(100)}</p>`;
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(folder, "en"));
  writeFileSync(join(folder, "_headers"), "/*\n  X-Policy: strict\n");
  writeFileSync(join(folder, "en/index.html"), page);
  writeFileSync(join(folder, "404.html"), page.replaceAll("mortgage", "missing"));
  await writeCompressed(folder);
  server = await serveSite(folder, 46_500);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Asks with exactly these bytes as address; `fetch` would put them in order first. */
function ask(address: string, headers: IncomingHttpHeaders = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port: server.port, path: address, headers, method },
      (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

describe("no address ends the server", () => {
  test.each([
    ["/%E6%97%A5%E6%9C%AC/", 308],
    ["/%0d%0aX-Evil:%201/", 308],
    ["//", 404],
    ["http://", 400],
    ["/%zz/", 404],
  ])("%s", async (address, status) => {
    expect((await ask(address, { "accept-encoding": "br, gzip" })).status).toBe(status);
    expect((await ask("/en")).status).toBe(200);
  });
});

describe("what is sent is compressed as the browser asks", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0", undefined],
    ["brave", undefined],
    ["", undefined],
  ])("%s", async (accepted, encoding) => {
    const { headers, body } = await ask("/en", { "accept-encoding": accepted });
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", vary: "Accept-Encoding" });
    expect(headers["content-encoding"]).toBe(encoding);
    const text =
      encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
    expect(text.toString()).toBe(page);
  });

  test("a missing page too", async () => {
    const { status, headers, body } = await ask("/en/nothing", { "accept-encoding": "br" });
    expect([status, headers["content-encoding"], headers["x-policy"]]).toEqual([404, "br", "strict"]);
    expect(brotliDecompressSync(body).toString()).toContain("missing");
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("%s is not allowed", async (method) => {
  const { status, headers, body } = await ask("/en", {}, method);
  expect([status, headers.allow, headers["x-policy"], body.length]).toEqual([405, "GET, HEAD", "strict", 0]);
});

test("HEAD says what GET would, without it", async () => {
  const { status, headers, body } = await ask("/en", {}, "HEAD");
  expect([status, headers["content-length"], body.length]).toEqual([200, String(page.length), 0]);
});

test("what the browser has already is not sent again", async () => {
  const { etag } = (await ask("/en")).headers;
  expect(etag).toBeDefined();
  const { status, body } = await ask("/en", { "if-none-match": etag });
  expect([status, body.length]).toEqual([304, 0]);
});

test("a part is sent when a part is asked for", async () => {
  const { status, headers, body } = await ask("/en", { range: "bytes=0-2" });
  expect([status, headers["content-range"], body.toString()]).toEqual([
    206,
    `bytes 0-2/${page.length}`,
    "<p>",
  ]);
});
