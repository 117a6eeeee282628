import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { islandPropsId } from "../islands/island-props.ts";
import { jsonInScript } from "../layout/structured-data.ts";
import { assert } from "../../generator/runtime/assert.ts";
import { filesBelow } from "./output-files.ts";

/**
 * Takes the words that a calculator says only once it is in use out of its page and into a file beside its scripts,
 * which is fetched with them: what is read first needs none of them.
 */
export async function placeWords(output: string): Promise<void> {
  await mkdir(join(output, "assets/words"), { recursive: true });
  for (const file of (await filesBelow(output)).filter((path) => path.endsWith(".html"))) {
    const page = withWordsApart(await readFile(join(output, file), "utf8"));
    if (page === undefined) continue;
    await writeFile(join(output, file), page.html);
    await writeFile(join(output, page.address), page.words);
  }
}

/** A page without the words of its calculator, these and the address the page names for them; none has no calculator. */
export function withWordsApart(
  html: string,
): { readonly html: string; readonly address: string; readonly words: string } | undefined {
  const [given, start = "", json = ""] = propsPattern.exec(html) ?? [];
  if (given === undefined) return undefined;
  const props: unknown = JSON.parse(json);
  assert(
    typeof props === "object" && props !== null && "words" in props,
    "What a page hands to its calculator has its words.",
  );
  const words = JSON.stringify(props.words);
  const address = `/assets/words/${createHash("sha256").update(words).digest("base64url").slice(0, 6)}.json`;
  const apart = jsonInScript({ ...props, words: {}, wordsAt: address });
  return { html: html.replace(given, () => start + apart), address, words };
}

const propsPattern = new RegExp(`(<script id="${islandPropsId}"[^>]*>)([^<]*)`, "u");
