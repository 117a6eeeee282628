/** `npx tsx site/serve/serve.ts [--port 4173]`: serves `dist/client` until it is stopped. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveSite } from "./server.ts";

const usualPort = 4173;
const { values } = parseArgs({ options: { port: { type: "string" } } });
const wanted = Number(values.port ?? process.env["PORT"] ?? usualPort);
const { port } = await serveSite(
  join(process.cwd(), "dist", "client"),
  Number.isInteger(wanted) ? wanted : usualPort,
);
process.stdout.write(`\nPlainsum is at http://localhost:${port}/  (stop it with Ctrl-C)\n`);
