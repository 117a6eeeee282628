import type { SearchEntry } from "../../../generator/runtime/catalog.ts";
import type { RouteOf } from "../../routes/route.ts";
import { searchEntries } from "../../words/search-entries.ts";

/** The pages of a region. */
export function entriesOf({
  locale,
  category,
  region,
}: Pick<RouteOf<"region">, "locale" | "category" | "region">): readonly SearchEntry[] {
  return searchEntries(locale).filter((entry) => entry.category === category && entry.region === region);
}
