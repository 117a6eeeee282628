import { fetchIndex, filesOf, indexPath, type OfflineIndex } from "./offline-index.ts";

/**
 * Pages that a visitor keeps, with all they need: one of the browser's caches each, so that a copy comes, goes and is
 * replaced as a whole. `of` is the address of a category, `/en/finance`, or `visited`.
 */
export interface Copy {
  readonly cache: string;
  readonly of: string;
  readonly build: string;
}

export const visited = "visited";

const owner = "plainsum";
/** The last thing that is put into a copy: without it, it is not whole. */
const wholeMark = "/offline/whole";
/** So many are fetched at once. */
const atOnce = 12;
/** What a visitor entered is part of a page's address, and how a file is packed is no part of it. */
export const byAddress = { ignoreSearch: true, ignoreVary: true } as const;

/** Every copy, whole or not, the newest last. */
export async function allCopies(): Promise<readonly Copy[]> {
  return (await caches.keys()).flatMap((cache) => {
    const [name, of, build] = cache.split(" ");
    return name === owner && of !== undefined && build !== undefined ? [{ cache, of, build }] : [];
  });
}

/** The newest whole copy of something, and the moment it was kept. */
export async function wholeCopy(of: string): Promise<(Copy & { readonly kept: string }) | undefined> {
  const copies = (await allCopies()).filter((copy) => copy.of === of);
  for (const copy of copies.toReversed()) {
    const mark = await caches.match(wholeMark, { cacheName: copy.cache });
    if (mark !== undefined) return { ...copy, kept: await mark.text() };
  }
  return undefined;
}

/** What is wanted of the pages that begin with the same name. */
export interface Wanted {
  readonly beginning: string;
  readonly pages: (index: OfflineIndex) => readonly string[];
}

/** Keeps a copy, beside an earlier one, or nothing: it fails where something does not come or there is no room. */
export async function keepCopy(
  of: string,
  wanted: readonly Wanted[],
  onProgress: (part: number) => void = () => undefined,
): Promise<void> {
  await navigator.locks.request(owner, async () => {
    const indexes = await Promise.all(wanted.map(async ({ beginning }) => fetchIndex(beginning)));
    const build = indexes[0]?.build;
    // Somebody else was first.
    if (build !== undefined && (await wholeCopy(of))?.build === build) return;
    const name = [owner, of, build].join(" ");
    // What an attempt left that was broken off.
    await caches.delete(name);
    try {
      const cache = await caches.open(name);
      for (const [turn, { beginning, pages }] of wanted.entries()) {
        const index = indexes[turn];
        if (index === undefined) continue;
        await addPages(cache, beginning, index, pages(index), (part) =>
          onProgress((turn + part) / wanted.length),
        );
        if ((await fetchIndex(beginning)).build !== index.build)
          throw new Error("The site was renewed meanwhile.");
      }
      await cache.put(wholeMark, new Response(new Date().toISOString()));
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
  });
}

/** Puts pages into a cache, after the files that they need and it lacks. */
export async function addPages(
  cache: Cache,
  beginning: string,
  index: OfflineIndex,
  pages: readonly string[],
  onProgress: (part: number) => void = () => undefined,
): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const lacking = filesOf(index, pages).filter((file) => !there.has(file));
  const all = [...lacking, ...pages.filter((page) => page in index.pages)];
  await cache.put(indexPath(beginning), new Response(JSON.stringify(index)));
  for (let first = 0; first < all.length; first += atOnce) {
    await cache.addAll(all.slice(first, first + atOnce));
    onProgress(Math.min(1, (first + atOnce) / all.length));
  }
}

/** The addresses of the pages in a copy, the last that was kept at its end. */
export async function pagesIn({ cache }: Copy): Promise<readonly string[]> {
  const requests = await (await caches.open(cache)).keys();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !/^\/(?:assets|images|offline)\//u.test(path));
}

export async function deleteCopies(isMeant: (copy: Copy) => boolean): Promise<void> {
  for (const copy of await allCopies()) if (isMeant(copy)) await caches.delete(copy.cache);
}

/**
 * Deletes copies that a newer one has replaced and those that never became whole. A page of an earlier build may still
 * need the files of one: only when none is open.
 */
export async function deleteReplacedCopies(): Promise<void> {
  await navigator.locks.request(owner, { ifAvailable: true }, async (lock) => {
    // Somebody is filling one.
    if (lock === null) return;
    for (const copy of await allCopies())
      if ((await wholeCopy(copy.of))?.cache !== copy.cache) await caches.delete(copy.cache);
  });
}
