/**
 * Builds the whole site into `dist/client`: Vike bundles and prerenders, then each step finishes the files.
 * `npx tsx site/build/build.ts`; the generated code must be there.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vike/api";
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
const manifest = await readManifest(root);
await embedCalculators(output, manifest);
await placeNotFoundPages(output);
await writeSitemap(root, output);
await writeImages(output);
await writeHeaders(root, output);
const removed = await removeUnusedFiles(output, manifest);
process.stdout.write(
  `Site built in ${Math.round(performance.now() - started)} ms; ${removed} files that nothing uses were removed.\n`,
);
