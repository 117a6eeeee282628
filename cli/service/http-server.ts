import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { localClock, localDay } from "../local-day.ts";
import { problem, replyTo, type Reply } from "./reply.ts";

/** A text that a calculator counts may be long. */
const mostBytes = 2 ** 20;
const slowestHeaders = 10_000;
const slowestRequest = 30_000;
/** Longer than the minute that proxies and clients keep a connection, lest they send over one just closed. */
const idleConnection = 75_000;

/** Answers calculators over HTTP. `report` hears of our own mistakes. */
export function createHttpServer(report: (mistake: string) => void): Server {
  return createServer(
    { headersTimeout: slowestHeaders, requestTimeout: slowestRequest, keepAliveTimeout: idleConnection },
    (request, response) => {
      answer(request)
        .catch((error: unknown) => {
          report(
            `${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}\n`,
          );
          return problem(500, "This is a mistake of Plainsum itself, please report it.");
        })
        .then((reply) => send(reply, request, response))
        .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    },
  );
}

async function answer(request: IncomingMessage): Promise<Reply> {
  // A stream that is left before its end still has to bear the answer.
  const body = await readBody(request.iterator({ destroyOnReturn: false }));
  if (body === undefined)
    return problem(413, `The body has more than ${mostBytes} bytes.`, {}, { Connection: "close" });
  const { method = "", url = "", headers } = request;
  const now = new Date();
  return replyTo(
    {
      method,
      address: url,
      languages: headers["accept-language"] ?? "",
      mediaType: (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "",
      body,
    },
    { today: localDay(now), clock: localClock(now) },
  );
}

/** The text of a body; undefined where it is too long. */
async function readBody(stream: AsyncIterable<Uint8Array>): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of stream) {
    length += piece.length;
    if (length > mostBytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function send({ status, headers, json }: Reply, { method }: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(`${JSON.stringify(json)}\n`);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": body.length,
    // Another day has another answer.
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(method === "HEAD" ? undefined : body);
}
