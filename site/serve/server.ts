import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { staticSite, type Reply } from "./static-site.ts";

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const attempts = 20;

/** Serves a built site on this machine alone, compressed, on `port` or the next free one after it. */
export async function serveSite(folder: string, port: number): Promise<RunningServer> {
  const answer = await staticSite(folder);
  const packed = new Map<string, Uint8Array>();
  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const accepted = request.headers["accept-encoding"] ?? "";
    const { status, headers, body } = await reply(answer, packed, request.url ?? "/", accepted);
    response.writeHead(status, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const server = createServer((request, response) => void send(request, response));
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function reply(
  answer: (address: string) => Promise<Reply>,
  packed: Map<string, Uint8Array>,
  address: string,
  accepted: string,
): Promise<Reply> {
  const plain = await answer(address);
  const encoding = ["br", "gzip"].find((one) => accepted.includes(one));
  const isText = /^(?:text|application)\/|svg/u.test(plain.headers["Content-Type"] ?? "");
  if (encoding === undefined || !isText || plain.body.length < 500) return plain;
  const name = `${encoding} ${plain.status} ${new URL(address, "http://localhost").pathname}`;
  const body = packed.get(name) ?? (await pack(encoding, plain.body));
  packed.set(name, body);
  return {
    ...plain,
    headers: { ...plain.headers, "Content-Encoding": encoding, Vary: "Accept-Encoding" },
    body,
  };
}

function pack(encoding: string, body: Uint8Array): Promise<Uint8Array> {
  return encoding === "br"
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    : compressGzip(body);
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
