/**
 * Builds the whole site into `client/` of a folder: Vike bundles and prerenders, then each step finishes the files.
 * `npx tsx site/build/build.ts [--output dist]`; the generated code must be there.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { rm, rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { locales } from "../../generated/catalog.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { writeApp } from "./write-app.ts";
import { writeCompressed } from "./write-compressed.ts";
import { writeFeed } from "./write-feed.ts";
import { writeHeaders } from "./write-headers.ts";
import { writeImages } from "./write-images.ts";
import { filesBelow } from "./output-files.ts";
import { sourcesOf, writeOffline } from "./write-offline.ts";
import { writeSitemap } from "./write-sitemap.ts";

const started = performance.now();
const root = process.cwd();
const { values } = parseArgs({ options: { output: { type: "string", default: "dist" } } });
const folder = resolve(root, values.output);
const output = join(folder, "client");

try {
  await buildSite();
} catch (error) {
  // A library listens for errors that nobody caught, and would let the process end as if all were well.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

async function buildSite(): Promise<void> {
  await rm(output, { recursive: true, force: true });
  const rendering = await writePages();
  const pages = (await filesBelow(output)).filter((file) => file.endsWith(".html")).length;
  await placeNotFoundPages();
  await writeSitemap(output);
  await writeFeed(output);
  await writeImages(output);
  await writeHeaders(folder, output);
  await writeApp(output);
  const sources = await sourcesOf(output);
  // The bundler's lists of its files are not for the public.
  await rm(join(output, ".vite"), { recursive: true, force: true });
  await writeCompressed(output);
  await writeOffline(output, sources);
  process.stdout.write(
    `Site built in ${Math.round(performance.now() - started)} ms: ${pages} pages prerendered in ${Math.round(rendering)} ms of processor time.\n`,
  );
}

/** Bundles and prerenders in a process of its own; milliseconds of processor time that the pages took. */
async function writePages(): Promise<number> {
  const pages = fork(join(import.meta.dirname, "pages.js"), [folder], {
    // Pages leave much behind: with more room for what is young, less of it is moved about.
    execArgv: ["--max-semi-space-size=64"],
  });
  let milliseconds: unknown;
  pages.on("message", (message) => (milliseconds = message));
  await once(pages, "exit");
  if (pages.exitCode !== 0) process.exit(1);
  assert(typeof milliseconds === "number", "Pages that were written tell how long they took.");
  return milliseconds;
}

/** Hosts look for `404.html`, in the folder of the address or at the root; Vike writes the root's, in the first language. */
async function placeNotFoundPages(): Promise<void> {
  for (const { id } of locales) {
    await rename(join(output, id, "404", "index.html"), join(output, id, "404.html"));
    await rm(join(output, id, "404"), { recursive: true });
  }
}
