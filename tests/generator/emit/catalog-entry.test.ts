import { expect, test } from "vitest";
import { searchEntries } from "../../../site/words/search-entries.ts";
import { unitFamilies } from "../../setup/unit-families.ts";

/** Ids of units that are words of English alone, as `horsepower` is: no other language says them. */
const englishIds = [...unitFamilies.values()]
  .flatMap(({ units }) => units.map(({ id }) => id))
  .filter((id) => /^[a-z]{7,}$/u.test(id));

test.each(["es", "zh", "ar"])("pages whose titles say an amount say its unit in %s", (language) => {
  const titles = searchEntries(language).flatMap(({ title, fullTitle = "", summary }) => [
    title,
    fullTitle,
    summary,
  ]);
  const ofAmounts = titles.filter((title) =>
    englishIds.some((id) => new RegExp(`\\d ${id}\\b`, "u").test(title)),
  );
  expect(ofAmounts).toEqual([]);
});
