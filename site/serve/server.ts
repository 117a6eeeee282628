import { stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import Negotiator from "negotiator";
import send from "send";
import { staticSite, type Reply } from "./static-site.ts";

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Without slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const attempts = 20;
/** What the build writes beside a file, the smaller first. */
const compressed = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** Serves a built site on this machine alone, compressed, on `port` or the next free one after it. */
export async function serveSite(folder: string, port: number): Promise<RunningServer> {
  const answer = await staticSite(folder);
  const server = createServer((request, response) => {
    respond(request, response, folder, answer).catch((error: unknown) => {
      // One answer went wrong; the server goes on.
      process.stderr.write(`${request.url ?? ""}: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const taken = await listen(server, port);
  return {
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  answer: (address: string) => Promise<Reply>,
): Promise<void> {
  const { status, headers, file } = await answer(request.url ?? "/");
  response.setHeaders(new Map(Object.entries(headers)));
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  response.statusCode = status;
  if (file === undefined) {
    response.end();
    return;
  }
  const { path, encoding } = await chooseVariant(request, folder, file);
  if (encoding !== undefined) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Vary", "Accept-Encoding");
  // Ranges, dates and what the browser has already are the library's to answer.
  send(request, path.split("/").map(encodeURIComponent).join("/"), {
    root: folder,
    index: false,
    cacheControl: false,
    acceptRanges: status === 200,
  }).pipe(response);
}

/** The compressed file beside `file` that the browser likes best, or the file itself. */
async function chooseVariant(
  request: IncomingMessage,
  folder: string,
  file: string,
): Promise<{ readonly path: string; readonly encoding?: string }> {
  const accepted = new Negotiator(request).encodings();
  for (const { encoding, ending } of compressed.filter((one) => accepted.includes(one.encoding))) {
    const path = `${file}${ending}`;
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.isFile() === true) return { path, encoding };
  }
  return { path: file };
}

/** Listens on the first free port from `wanted` on; the port it got. */
async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port += 1) {
    const isFree = await new Promise<boolean>((resolve, reject) => {
      const failed = (error: NodeJS.ErrnoException): void =>
        error.code === "EADDRINUSE" ? resolve(false) : reject(error);
      server.once("error", failed);
      server.listen(port, "127.0.0.1", () => {
        server.off("error", failed);
        resolve(true);
      });
    });
    if (isFree) return port;
  }
  throw new Error(`The ports ${wanted} to ${wanted + attempts - 1} are all taken.`);
}
