import type { Server } from "node:http";
import { rejected } from "../commands/misunderstood.ts";
import type { ExitCode, Terminal } from "../terminal.ts";
import { createHttpServer } from "./http-server.ts";

export interface ServeFlags {
  readonly port: string;
  readonly host: string;
}

const mostPort = 65_535;
/** How long requests that are being answered may take when the server is stopped. */
const graceTime = 5000;

/** `plainsum serve`: answers over HTTP until the process is told to stop. */
export async function serve({ port, host }: ServeFlags, terminal: Terminal): Promise<ExitCode> {
  if (!/^\d{1,5}$/u.test(port) || Number(port) > mostPort)
    return rejected(`--port takes a number from 0 to ${mostPort}, not “${port}”.`, terminal);
  const server = createHttpServer(terminal.note);
  const failure = await listen(server, Number(port), host);
  if (failure !== undefined)
    return rejected(`The server cannot listen on ${host}, port ${port}: ${failure}`, terminal);
  const address = server.address();
  const taken = typeof address === "object" ? address?.port : undefined;
  const name = host.includes(":") ? `[${host}]` : host;
  terminal.note(`Plainsum answers at http://${name}:${taken}/calculators (stop it with Ctrl-C)\n`);
  await stopped(server);
  return 0;
}

/** Why it cannot listen; undefined once it does. */
function listen(server: Server, port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve(error.message);
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      resolve(undefined);
    });
  });
}

/** Waits for a signal, then for the requests that are being answered. */
function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), graceTime).unref();
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  });
}
