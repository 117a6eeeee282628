import { join } from "node:path";
import { fingerprint } from "./read/fingerprint.ts";
import { filesBelow, readIfThere } from "./specification-files.ts";

/**
 * Names the generator's own source, so that what an older one made is made again. Bundles, which are made again when the source
 * changes, have the name in the place of this module (`cli/run/bundled-version.js`).
 */
export function generatorVersion(root: string): string {
  const sources = filesBelow(join(root, "generator")).flatMap((path) => readIfThere(root, path));
  return fingerprint(sources, "");
}
