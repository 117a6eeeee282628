import { catalog } from "../../../generated/catalog.ts";
import type { SearchEntry } from "../../../generator/runtime/catalog.ts";

/** Enough to go on with. */
const most = 4;

/** The pages of other categories that most pages of this one lead on to. */
export function neighborsOf(category: string, entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const named = catalog
    .filter((entry) => entry.category === category)
    .flatMap(({ related, variants }) => [...related, ...variants.flatMap((each) => each.related ?? [])]);
  const timesNamed = ({ route }: SearchEntry): number => named.filter((each) => each === route).length;
  return entries
    .filter((entry) => entry.category !== category && timesNamed(entry) > 0)
    .toSorted((one, other) => timesNamed(other) - timesNamed(one))
    .slice(0, most);
}
