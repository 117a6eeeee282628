/**
 * Builds the whole site into `client/` of a folder: Vike bundles and prerenders, then each step finishes the files.
 * `npx tsx site/build/build.ts [--output dist]`; the generated code must be there.
 */
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, prerender } from "vike/api";
import { writeCompressed } from "./write-compressed.ts";
import { writeHeaders } from "./write-headers.ts";
import { writeImages } from "./write-images.ts";
import { filesBelow } from "./output-files.ts";
import { placeNotFoundPages } from "./place-not-found-pages.ts";
import { placeWords } from "./place-words.ts";
import { splitStyles } from "./split-styles.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";
import { readManifest } from "./manifest.ts";
import { writeSitemap } from "./write-sitemap.ts";

const started = performance.now();
const root = process.cwd();
const { values } = parseArgs({ options: { output: { type: "string", default: "dist" } } });
const folder = resolve(root, values.output);
const output = join(folder, "client");
const viteConfig = { build: { outDir: folder, emptyOutDir: true } };

try {
  await buildSite();
} catch (error) {
  // A library listens for errors that nobody caught, and would let the process end as if all were well.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}

async function buildSite(): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await build({ viteConfig });
  const rendering = process.cpuUsage();
  await prerender({ viteConfig });
  const { user, system } = process.cpuUsage(rendering);
  const pages = (await filesBelow(output)).filter((file) => file.endsWith(".html")).length;
  const manifest = await readManifest(folder);
  await placeNotFoundPages(output);
  await placeWords(output);
  await splitStyles(output);
  await writeSitemap(root, output);
  await writeImages(output);
  await writeHeaders(folder, output);
  const removed = await removeUnusedFiles(output, manifest);
  await writeCompressed(output);
  process.stdout.write(
    `Site built in ${Math.round(performance.now() - started)} ms: ${pages} pages prerendered in ${Math.round((user + system) / 1000)} ms of processor time; ` +
      `${removed} files that nothing uses were removed.\n`,
  );
}
