import { createHash } from "node:crypto";
import type { SpecificationFile } from "./specification-file.ts";

/** A short name for exactly these files and this note; another byte anywhere gives another name. */
export function fingerprint(files: readonly SpecificationFile[], note: string): string {
  const hash = createHash("sha256").update(note);
  for (const { path, bytes } of files) hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  return hash.digest("hex").slice(0, 16);
}
