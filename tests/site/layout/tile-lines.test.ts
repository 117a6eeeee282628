import { describe, expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import { popularOf } from "../../../site/layout/popular-calculators.tsx";
import { tileLines } from "../../../site/layout/tile-lines.ts";
import { searchEntries } from "../../../site/words/search-entries.ts";

describe("the line of a tile", () => {
  test("has the figures of the example as the calculator works them out", async () => {
    const lines = await tileLines(popularOf(searchEntries("en")), "en");
    // 320,000 at 6.5% for 30 years is 2,022.62 a month; taxes, insurance and association dues come on top.
    expect(lines["finance/mortgage"]).toBe(
      "A $400,000 home with $80,000 down at 6.5% costs **$2,589.29** a month.",
    );
    expect(lines["math/percentage"]).toBe("15% of 200 is **30**.");
  });

  test.each(locales.map(({ id }) => id))(
    "is there for each calculator people come for most, in %s",
    async (id) => {
      const popular = popularOf(searchEntries(id));
      const lines = await tileLines(popular, id);
      expect(popular.map(({ route }) => [route, lines[route]?.match(/\p{N}|\*\*/u)?.length])).toEqual(
        popular.map(({ route }) => [route, 1]),
      );
    },
  );

  test("is not there for a page of law, where an example says too little", async () => {
    const law = searchEntries("en").filter(({ route }) => route.startsWith("legal/"));
    expect(law.length).toBeGreaterThan(50);
    expect(await tileLines(law, "en")).toEqual({});
  });
});
