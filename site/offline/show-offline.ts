import { pagesIn, visited, wholeCopy } from "./copies.ts";
import { change, openControl } from "./offline-control.ts";

/** Fills the part of the page that lists what is kept offline, and makes its buttons work. */
export function showOffline(): void {
  for (const control of document.querySelectorAll<HTMLElement>("[data-offline]"))
    void openControl(control, false);
  addEventListener(change, () => void listVisited());
  void listVisited();
}

/** Pages that come with any others: nobody looks for them in a list. */
const keptWithAny = /^\/[^/]*(?:\/(?:kept|search))?$/u;

/** Lists the pages that were kept as they were visited, the last first. */
async function listVisited(): Promise<void> {
  const copy = "caches" in globalThis ? await wholeCopy(visited) : undefined;
  const paths = copy === undefined ? [] : await pagesIn(copy);
  const items = await Promise.all(
    paths
      .filter((path) => !keptWithAny.test(path))
      .toReversed()
      .map(async (path) => itemOf(path, copy?.cache ?? "")),
  );
  document.querySelector("#offline-visited")?.replaceChildren(...items);
}

/** A page's link, by the title that it has. */
async function itemOf(path: string, cacheName: string): Promise<Node> {
  const page = await caches.match(path, { cacheName });
  const html = (await page?.text()) ?? "";
  const [, language = ""] = /<html lang="([^"]*)"/u.exec(html) ?? [];
  const [, title = path] = /<title>([^<]*)</u.exec(html) ?? [];
  const [name = ""] = title.split(" \u00b7 ");
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = path;
  link.lang = language;
  link.textContent = name.replaceAll(
    /&(?:amp|lt|gt|quot|#x27);/gu,
    (escape) => escaped.get(escape) ?? escape,
  );
  item.append(link);
  return item;
}

/** What stands in a page for what would be its markup. */
const escaped: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
]);
