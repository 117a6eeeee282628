import { renderMessage } from "../../../generator/presentation/message.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import { assert } from "../../../generator/runtime/assert.ts";
import { readSearchPageWords } from "./search-page-words.ts";

const input = document.querySelector<HTMLInputElement>("main input[name=q]");
const list = document.getElementById("search-list");
const count = document.getElementById("search-count");
assert(input !== null && list !== null && count !== null, "The search page is whole.");
const words = readSearchPageWords(document);
const items = [...list.children].filter((item) => item instanceof HTMLElement);

const itemOf = new Map(items.map((item) => [routeOf(item), item] as const));

/** The index is fetched and made when someone first means to search. */
const search = once(async () => {
  const { createRouteSearch, findInLanguages } = await import("../../../generator/presentation/search.ts");
  const own = createRouteSearch(items.map(entryOf), words.locale);
  const others = once(async () => {
    const { searchesInOthers } = await import("./other-languages.ts");
    return searchesInOthers(words.language);
  });
  return async (query: string) => findInLanguages(query, own, others);
});

function entryOf(item: HTMLElement): SearchEntry {
  const { fullTitle, keywords } = item.dataset;
  return {
    route: routeOf(item),
    category: "",
    title: item.querySelector("a")?.textContent ?? "",
    ...(fullTitle === undefined ? {} : { fullTitle }),
    summary: item.querySelector("p")?.textContent ?? "",
    keywords: [keywords ?? ""],
  };
}

/** `finance/mortgage` of `/es/finance/mortgage`. */
function routeOf(item: HTMLElement): string {
  return item.querySelector("a")?.pathname.split("/").slice(2).join("/") ?? "";
}

async function show(): Promise<void> {
  const query = input?.value.trim() ?? "";
  const find = await search();
  const found = query === "" ? items : (await find(query)).flatMap((route) => itemOf.get(route) ?? []);
  // What was typed meanwhile has its own turn.
  if (query !== (input?.value.trim() ?? "")) return;
  list?.replaceChildren(...found);
  if (count !== null) count.textContent = query === "" ? "" : countText(found.length, query);
  history.replaceState(
    history.state,
    "",
    query === "" ? location.pathname : `?${new URLSearchParams({ q: query })}`,
  );
}

function countText(found: number, query: string): string {
  const shown = new Intl.NumberFormat(words.locale).format(found);
  return renderMessage(
    found === 0 ? words.none : words.results,
    { count: { raw: found, shown }, query: { raw: query, shown: query } },
    words.locale,
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

input.addEventListener("focus", () => void search(), { once: true });
input.addEventListener("input", () => void show());
input.form?.addEventListener("submit", (event) => {
  event.preventDefault();
  void show();
});
const asked = new URLSearchParams(location.search).get("q");
if (asked !== null && asked !== "") {
  input.value = asked;
  void show();
}
