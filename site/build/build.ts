/**
 * Builds the whole site into `dist/client`: Vike bundles and prerenders, then each step finishes the files.
 * `npx tsx site/build/build.ts`; the generated code must be there.
 */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, prerender } from "vike/api";
import { embedCalculators } from "./embed-calculators.ts";
import { writeHeaders } from "./write-headers.ts";
import { writeImages } from "./write-images.ts";
import { placeNotFoundPages } from "./place-not-found-pages.ts";
import { removeUnusedFiles } from "./remove-unused-files.ts";
import { readManifest } from "./manifest.ts";
import { writeSitemap } from "./write-sitemap.ts";

const started = performance.now();
const root = process.cwd();
const output = join(root, "dist", "client");

await rm(join(root, "dist"), { recursive: true, force: true });
await build();
const rendering = performance.now();
await prerender();
const renderedIn = performance.now() - rendering;
const pages = await countPages(output);
const manifest = await readManifest(root);
await embedCalculators(output, manifest);
await placeNotFoundPages(output);
await writeSitemap(root, output);
await writeImages(output);
await writeHeaders(root, output);
const removed = await removeUnusedFiles(output, manifest);
process.stdout.write(
  `Site built in ${Math.round(performance.now() - started)} ms: ${pages} pages prerendered at ${(renderedIn / pages).toFixed(2)} ms a page; ` +
    `${removed} files that nothing uses were removed.\n`,
);

async function countPages(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith(".html")).length;
}
