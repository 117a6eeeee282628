import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "../../generated/catalog.ts";

/** Hosts look for `404.html`, in the folder of the address or at the root; Vike writes the root's, in the first language. */
export async function placeNotFoundPages(output: string): Promise<void> {
  for (const { id } of locales) {
    await rename(join(output, id, "404", "index.html"), join(output, id, "404.html"));
    await rm(join(output, id, "404"), { recursive: true });
  }
}
