import { copyFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";

/** Hosts look for `404.html`, in the folder of the address or at the root; the root's is in the first language. */
export async function placeNotFoundPages(output: string): Promise<void> {
  for (const { id } of locales) {
    await rename(join(output, id, "404", "index.html"), join(output, id, "404.html"));
    await rm(join(output, id, "404"), { recursive: true });
  }
  const [first] = locales;
  if (first !== undefined) await copyFile(join(output, first.id, "404.html"), join(output, "404.html"));
}
