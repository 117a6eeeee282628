/** `npx tsx site/serve/serve.ts [port]`: serves `dist/client` until it is stopped. */
import { join } from "node:path";
import { serveSite } from "./server.ts";

const usualPort = 4173;
const wanted = Number(process.argv[2] ?? process.env["PORT"] ?? usualPort);
const { url } = await serveSite(join(process.cwd(), "dist", "client"), Number.isInteger(wanted) ? wanted : usualPort);
process.stdout.write(`Plainsum at ${url}\n`);
