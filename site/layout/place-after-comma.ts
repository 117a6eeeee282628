import type { SearchEntry } from "../../generator/runtime/catalog.ts";

/** What the title of a page about a place says after its last comma, the comma included; empty where it says nothing there. */
export function placeAfterComma({ region, title }: Pick<SearchEntry, "region" | "title">): string {
  return region === undefined ? "" : (/[,，،][^,，،]+$/u.exec(title)?.[0] ?? "");
}
