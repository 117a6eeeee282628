import { readFile } from "node:fs/promises";
import { assert } from "../../generator/runtime/assert.ts";

/** The shared words of a language that put nothing in, for what is written without drawing a page. */
export async function plainWords(id: string): Promise<(key: string) => string> {
  const words: unknown = JSON.parse(
    await readFile(new URL(`../../generated/words/${id}.json`, import.meta.url), "utf8"),
  );
  return (key) => {
    const message: unknown =
      typeof words === "object" && words !== null ? Reflect.get(words, key) : undefined;
    assert(typeof message === "string", `The words of "${id}" have a plain "${key}".`);
    return message;
  };
}
