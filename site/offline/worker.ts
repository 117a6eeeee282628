/**
 * Runs beside the pages of a visitor who keeps some offline, and of nobody else. A page comes from the network, and where that
 * does not answer, from the newest copy, which says its day. Files carry their content's hash in their names, so one that
 * is kept is right whatever was deployed since; an earlier build's stay until none of its pages is open. So a new worker
 * can take over at once: nothing it does depends on the build.
 */
import {
  addPages,
  allCopies,
  byAddress,
  deleteReplacedCopies,
  keepCopy,
  pagesIn,
  visited,
  wholeCopy,
} from "./copies.ts";
import { beginningOf, fetchIndex, indexPath, readIndex } from "./offline-index.ts";
import { addressOf, wayOf, withNote } from "./kept-page.ts";

/** What of a worker's surroundings is used here: the compiler knows those of a page. */
interface Surroundings {
  readonly addEventListener: {
    (type: "install" | "activate", listener: (event: LifeEvent) => void): void;
    (type: "fetch", listener: (event: FetchEvent) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly unknown[]>;
  };
  readonly location: Location;
}
interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
declare const self: Surroundings;

/** Milliseconds the network has to answer where there is a copy. */
const patience = 4000;
/** Milliseconds after which a page that was left is gone. */
const untilLeft = 3000;
/** Of the pages visited before a deploy, so many are fetched anew. */
const mostVisited = 40;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, self.location.origin);
  if (way === "file") event.respondWith(file(request));
  if (way !== "page") return;
  const answer = page(request);
  event.respondWith(answer.then(({ response }) => response));
  event.waitUntil(
    answer.then(async ({ isFresh }) => (isFresh ? afterVisit(addressOf(request.url)) : undefined)),
  );
});

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, byAddress)) ?? fetch(request);
}

/** A page, and whether the network sent it. */
async function page(request: Request): Promise<{ readonly response: Response; readonly isFresh: boolean }> {
  const path = addressOf(request.url);
  const copy = await newestCopy(path);
  const fromNetwork = fetch(request).then((response) => {
    // A server that is out of order is no better than none.
    if (copy !== undefined && response.status >= 500) throw new Error(response.statusText);
    return { response, isFresh: response.ok };
  });
  try {
    return await (copy === undefined ? fromNetwork : Promise.race([fromNetwork, lateness()]));
  } catch {
    const response =
      copy === undefined ? await whatIsKept(path) : await noted(copy, beginningOf(path), "copy");
    return { response, isFresh: false };
  }
}

/** The copy of a page that was made last. */
async function newestCopy(path: string): Promise<Response | undefined> {
  const found = await Promise.all(
    (await allCopies()).map(async ({ cache }) => caches.match(path, { ...byAddress, cacheName: cache })),
  );
  return found
    .filter((each) => each !== undefined)
    .toSorted((one, other) => momentOf(one) - momentOf(other))
    .at(-1);
}

function momentOf({ headers }: Response): number {
  return Date.parse(headers.get("Date") ?? "") || 0;
}

/** In place of a page that is not kept, the one that lists what is, in its language where it can be. */
async function whatIsKept(path: string): Promise<Response> {
  const kept = (await Promise.all((await allCopies()).map(pagesIn)))
    .flat()
    .filter((each) => each.endsWith("/kept"));
  const here = kept.find((each) => beginningOf(each) === beginningOf(path)) ?? kept[0];
  const list = here === undefined ? undefined : await newestCopy(here);
  return here === undefined || list === undefined
    ? Response.error()
    : noted(list, beginningOf(here), "missing");
}

/** The copy of a page with what the visitor should know of it. */
async function noted(copy: Response, beginning: string, note: "copy" | "missing"): Promise<Response> {
  const found = await caches.match(indexPath(beginning), byAddress);
  if (found === undefined) return copy;
  const { words, tag } = await readIndex(found);
  const day = new Date(momentOf(copy)).toLocaleDateString(tag, { dateStyle: "long" });
  const html = withNote(await copy.text(), words[note].replace("{day}", day));
  const headers = new Headers(copy.headers);
  // The text is neither packed any more nor as long as it was.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response(html, { headers });
}

async function afterVisit(path: string): Promise<void> {
  // Where there is no room or no network any more, the list of what is kept does not name it.
  await keepIfWanted(path).catch(() => undefined);
  await pause(untilLeft);
  if ((await self.clients.matchAll({ type: "window" })).length <= 1) await deleteReplacedCopies();
}

/** Keeps a page that was opened, where its visitor wants that; after a deploy, with those that were kept before. */
async function keepIfWanted(path: string): Promise<void> {
  const copy = await wholeCopy(visited);
  if (copy === undefined) return;
  const beginning = beginningOf(path);
  const index = await fetchIndex(beginning);
  if (!(path in index.pages)) return;
  if (copy.build === index.build) {
    await addPages(await caches.open(copy.cache), beginning, index, [path]);
    return;
  }
  const pages = [...(await pagesIn(copy)).slice(-mostVisited), path];
  const beginnings = [...new Set(pages.map(beginningOf))].filter((each) => each !== "");
  await keepCopy(
    visited,
    beginnings.map((each) => ({
      beginning: each,
      pages: ({ always, pages: offered }) => [
        ...new Set([...always, ...pages.filter((one) => beginningOf(one) === each && one in offered)]),
      ],
    })),
  );
}

async function lateness(): Promise<never> {
  await pause(patience);
  throw new Error("The network does not answer.");
}

async function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
