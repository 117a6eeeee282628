import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assert } from "../../generator/runtime/assert.ts";

/** What Vite wrote of one module or chunk. */
export interface ManifestEntry {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Vite's manifest of the browser's files, which Vike leaves beside the output and never in it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, "assets.json"), "utf8"));
  assert(isManifest(manifest), "assets.json is a manifest of Vite's.");
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (entry: unknown) => typeof entry === "object" && entry !== null && "file" in entry,
    )
  );
}

/** The files an output file may load, itself among them: static and dynamic imports, styles and assets. */
export function closureOf(manifest: Manifest, files: Iterable<string>): ReadonlySet<string> {
  const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const entry = byFile.get(file);
    for (const style of [...(entry?.css ?? []), ...(entry?.assets ?? [])]) found.add(style);
    for (const key of [...(entry?.imports ?? []), ...(entry?.dynamicImports ?? [])]) {
      const imported = manifest[key];
      if (imported !== undefined) visit(imported.file);
    }
  };
  for (const file of files) visit(file);
  return found;
}
