import { createServer } from "node:http";
import { assert } from "../../../generator/runtime/assert.ts";

/** A site before which another deploy can be put: files that are others now, or gone. */
export interface RenewableSite {
  /** Without slash at the end. */
  readonly url: string;
  /** From now on a path is answered with another text, made of that of now; undefined: not any more. */
  readonly deploy: (changes: ReadonlyMap<RegExp, ((text: string) => string) | undefined>) => void;
  readonly close: () => Promise<void>;
}

export async function renewableSite(origin: string): Promise<RenewableSite> {
  let changed: ReadonlyMap<RegExp, ((text: string) => string) | undefined> = new Map();
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const path = request.url ?? "/";
      const found = [...changed].find(([pattern]) => pattern.test(path));
      const isGone = found !== undefined && found[1] === undefined;
      const from = await fetch(`${origin}${isGone ? "/nowhere" : path}`, {
        redirect: "manual",
        method: request.method ?? "GET",
      });
      const body = Buffer.from(await from.arrayBuffer());
      const headers = [...from.headers].filter(
        ([name]) =>
          !/^(?:content-(?:length|encoding)|etag|last-modified|connection|keep-alive|transfer-encoding)$/u.test(
            name,
          ),
      );
      response.writeHead(from.status, Object.fromEntries(headers));
      response.end(found?.[1] === undefined ? body : found[1](body.toString()));
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  assert(typeof address === "object" && address !== null, "a server that listens has a port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    deploy: (changes) => (changed = changes),
    close: async () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
