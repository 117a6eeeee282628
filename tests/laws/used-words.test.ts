/** What a part says to its pages' readers, some page says: a section or a question that none lists is read by nobody. */
import { readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const specs = join(import.meta.dirname, "../../specs");
const paths = readdirSync(specs, { recursive: true, encoding: "utf8" });

function read(path: string): unknown {
  return parse(readFileSync(join(specs, path), "utf8"), { maxAliasCount: -1, uniqueKeys: false });
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  const members: readonly [string, unknown][] = Object.entries(value ?? {});
  return members;
}

function at(value: unknown, key: string): unknown {
  return new Map(membersOf(value)).get(key);
}

function valuesOf(value: unknown): readonly unknown[] {
  return membersOf(value).map(([, member]) => member);
}

test("every section and question of a part is on a page", () => {
  const pages = paths
    .filter((path) => path.endsWith("/calculator.yaml"))
    .map((path) => ({ folder: dirname(path), page: read(path) }));
  const idle = paths
    .filter((path) => path.endsWith("/part.yaml"))
    .flatMap((path) => {
      const part = dirname(path);
      const home = `${dirname(dirname(part))}/`;
      const words = read(join(part, "en.yaml"));
      const listings = pages
        .filter(
          ({ folder, page }) =>
            folder.startsWith(home) && at(at(page, "parts"), basename(part)) !== undefined,
        )
        .flatMap(({ page }) => [page, ...valuesOf(at(page, "variants"))]);
      return ["sections", "questions"].flatMap((kind) => {
        const listed = new Set(listings.flatMap((listing) => valuesOf(at(listing, kind))));
        return membersOf(at(words, kind))
          .map(([id]) => id)
          .filter((id) => !listed.has(id))
          .map((id) => `${part}: ${kind}.${id}`);
      });
    });
  expect(idle).toEqual([]);
});
