import { assert } from "../../generator/runtime/assert.ts";

/** What a build says of the pages that begin with the same name (`/en`), for who keeps them. */
export interface OfflineIndex {
  /** The same for all pages of a build. */
  readonly build: string;
  /** What the worker says of a page, `{day}` in it, and where it has none; and the language of its dates. */
  readonly words: { readonly copy: string; readonly missing: string };
  readonly tag: string;
  /** Pages that are kept with any others. */
  readonly always: readonly string[];
  readonly files: readonly string[];
  /** The addresses of pages, and the files each needs, by their places in the list. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** What the address of a page begins with, `en` of `/en/finance`; nothing for the first page. */
export function beginningOf(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

export function indexPath(beginning: string): string {
  return `/offline/${beginning}.json`;
}

/** The index of this moment; the network's, since a kept one is as old as what it was kept with. */
export async function fetchIndex(beginning: string): Promise<OfflineIndex> {
  const response = await fetch(indexPath(beginning));
  assert(response.ok, "Pages that can be kept have an index.");
  return readIndex(response);
}

export async function readIndex(response: Response): Promise<OfflineIndex> {
  const index: unknown = await response.json();
  assert(isIndex(index), "An index is what a build wrote.");
  return index;
}

/** A build wrote it, so a glance is enough. */
function isIndex(value: unknown): value is OfflineIndex {
  return typeof value === "object" && value !== null && "pages" in value;
}

/** A category's pages, and those that are kept with any. */
export function pagesBelow(
  index: Pick<OfflineIndex, "always" | "pages">,
  category: string,
): readonly string[] {
  const below = Object.keys(index.pages).filter(
    (page) => page === category || page.startsWith(`${category}/`),
  );
  return [...new Set([...index.always, ...below])];
}

/** The files that some pages need, each once. */
export function filesOf(
  { pages, files }: Pick<OfflineIndex, "files" | "pages">,
  some: readonly string[],
): readonly string[] {
  const numbers = new Set(some.flatMap((page) => pages[page] ?? []));
  return files.filter((_, number) => numbers.has(number));
}
