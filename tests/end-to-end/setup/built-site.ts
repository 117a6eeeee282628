import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));
const client = join(root, "dist/client");

/** Paths of every file of the built site, below dist/client, with `/`. */
export const builtFiles: readonly string[] = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(client.length + 1)
      .replaceAll("\\", "/"),
  )
  .toSorted();

/** The text of a built file. */
export function readBuilt(path: string): string {
  return readFileSync(join(client, path), "utf8");
}

/** A page of the built site. */
export interface BuiltPage {
  /** `/en/finance/mortgage`. */
  readonly address: string;
  /** `en/finance/mortgage/index.html` below dist/client. */
  readonly file: string;
}

/** Every page that has an address of its own; those that say there is none at an address have not. */
export const builtPages: readonly BuiltPage[] = builtFiles
  .filter((file) => file.endsWith(".html") && !/(^|\/)404\.html$/.test(file))
  .map((file) => ({ file, address: addressOf(file) }));

/** The address at which hosts serve an HTML file. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}
