import { createHash } from "node:crypto";
import type { SpecificationFile } from "./specification-file.ts";

/** Of each file's bytes: a table is part of the name of every calculator that sees it. */
const digests = new WeakMap<SpecificationFile, string>();

/** A short name for exactly these files and this note; another byte anywhere gives another name. */
export function fingerprint(files: readonly SpecificationFile[], note: string): string {
  const hash = createHash("sha256").update(note);
  for (const file of files) hash.update(`\n${file.path} ${digestOf(file)}`);
  return hash.digest("hex").slice(0, 16);
}

/** A name for exactly the bytes of a file. */
export function digestOf(file: SpecificationFile): string {
  const known = digests.get(file);
  if (known !== undefined) return known;
  const digest = createHash("sha256").update(file.bytes).digest("hex");
  digests.set(file, digest);
  return digest;
}
