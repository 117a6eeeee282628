import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { assert } from "../../generator/runtime/assert.ts";
import { fileOf, type Manifest } from "./manifest.ts";
import { filesBelow } from "./output-files.ts";

/**
 * Gives a post that shows a calculator the script of that calculator's page. Which one is only known in the
 * post, and Vike knows one script a page.
 */
export async function embedCalculators(output: string, manifest: Manifest): Promise<void> {
  for (const path of (await filesBelow(output)).filter(
    (file) => file.startsWith("blog/") && file.endsWith(".html"),
  )) {
    const html = await readFile(join(output, path), "utf8");
    const embedded = withScript(html, (source) => {
      const file = fileOf(manifest, source);
      assert(file !== undefined, `${path} shows a calculator whose script ${source} was not built.`);
      return file;
    });
    if (embedded !== html) await writeFile(join(output, path), embedded);
  }
}

/** The page with the script its `data-client` names, in place of that mark. */
export function withScript(html: string, fileFor: (source: string) => string): string {
  const source = / data-client="(?<source>[^"]+)"/u.exec(html)?.groups?.["source"];
  if (source === undefined) return html;
  return html
    .replace(` data-client="${source}"`, "")
    .replace("</body>", `<script type="module" src="/${fileFor(source)}"></script></body>`);
}
