import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { closureOf, type Manifest } from "./manifest.ts";
import { filesBelow } from "./output-files.ts";

/**
 * Removes what the bundler wrote for pages that run no code in the browser, and its manifest: neither is for the
 * public. A file stays when a page names it or a file that stays may load it. Returns how many went.
 */
export async function removeUnusedFiles(output: string, manifest: Manifest): Promise<number> {
  await rm(join(output, ".vite"), { recursive: true, force: true });
  const files = await filesBelow(output);
  const named = new Set<string>();
  for (const path of files.filter((file) => file.endsWith(".html"))) {
    for (const file of assetsIn(await readFile(join(output, path), "utf8"))) named.add(file);
  }
  const used = closureOf(manifest, named);
  const unused = files.filter((file) => file.startsWith("assets/") && !used.has(file));
  for (const file of unused) await rm(join(output, file));
  return unused.length;
}

/** The bundler's files a page names in its markup, and in what it hands to its calculator. */
export function assetsIn(html: string): readonly string[] {
  return [...html.matchAll(/"\/(?<file>assets\/[^"]+)"/gu)].flatMap((match) => match.groups?.["file"] ?? []);
}
