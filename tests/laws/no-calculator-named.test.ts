/** No calculator has code of its own: what makes and draws pages knows none of them by name. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { catalog } from "../../generated/catalog.ts";
import { filesBelow } from "../../generator/specification-files.ts";

const root = join(import.meta.dirname, "../..");
const ids = catalog.flatMap(({ id, variants }) => [id, ...variants.map(({ route }) => route)]);

test.each(["generator", "site"])("no code of %s names a calculator", (room) => {
  const named = filesBelow(join(root, room))
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(path, "utf8");
      // What texts give as an example stands among other words: a name that decides something stands alone.
      const literals = new Set(
        [...code.matchAll(/(["'])((?:[a-z0-9-]+\/)+[a-z0-9-]+)\1/g)].map(([, , text]) => text),
      );
      return ids.filter((id) => literals.has(id)).map((id) => `${relative(root, path)}: ${id}`);
    });
  expect(named).toEqual([]);
});
