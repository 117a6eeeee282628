import { describe, expect, test } from "vitest";
import { locales } from "../../../generated/catalog.ts";
import type { Words } from "../../../generator/runtime/words.ts";
import { tileLines } from "../../../site/layout/tile-lines.ts";
import { searchEntries } from "../../../site/words/search-entries.ts";

const words = import.meta.glob<Words>("../../../generated/calculators/**/words/*.json", {
  import: "default",
});

/** The payment of a loan by the formula of a textbook. */
function payment(principal: number, yearlyRate: number, months: number): number {
  const rate = yearlyRate / 12;
  return (principal * rate) / (1 - (1 + rate) ** -months);
}

/** In the marks of the United States, which all four languages write figures with. */
function written(amount: number): string {
  return amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** The figure in bold, with the money or unit it is written with. */
function mainFigure(figure: string): RegExp {
  return new RegExp(String.raw`\*\*[^*]*${figure.replaceAll(".", String.raw`\.`)}[^*]*\*\*`, "u");
}

describe.each(locales.map(({ id }) => id))("lines of tiles in %s", (language) => {
  const entries = searchEntries(language).filter(({ region }) => region === undefined);

  test("say figures that are worked out: a loan's payment, a tip, a share, a body's index, an area", async () => {
    const lines = await tileLines(entries, language);
    const figures = {
      "finance/loan": written(payment(20_000, 0.08, 60)),
      "finance/heloc": written((50_000 * 0.085) / 12),
      "finance/tip": written(80 * 0.18),
      "health/bmi": (70 / 1.7 ** 2).toFixed(1),
      "math/area": String(4 * 3),
      "math/percentage": String(200 * 0.15),
      "math/basic": (19.99 * 3 + 4.5).toFixed(2),
    };
    for (const [route, figure] of Object.entries(figures))
      expect.soft(lines[route], route).toMatch(mainFigure(figure));
  });

  test("have a main figure each, as most calculators do", async () => {
    const lines = await tileLines(entries, language);
    for (const [route, line] of Object.entries(lines)) expect.soft(line, route).toMatch(/\*\*.+\*\*/u);
    expect(Object.keys(lines).length).toBeGreaterThan(entries.length * 0.8);
  });

  test("are written without a figure of their own", async () => {
    const own = Object.entries(words).filter(([path]) => path.endsWith(`/words/${language}.json`));
    for (const [path, load] of own) {
      // Messages are nested arrays, whose parts are numbered by type.
      const tile = JSON.stringify((await load())["tile"] ?? "").replaceAll(/"type":\d/gu, "");
      expect.soft(tile, path).not.toMatch(/\p{Nd}/u);
    }
  });
});

describe("the line of a tile", () => {
  test("is not there for a page of law, where an example says too little", async () => {
    const law = searchEntries("en").filter(({ route }) => route.startsWith("legal/"));
    expect(law.length).toBeGreaterThan(50);
    expect(await tileLines(law, "en")).toEqual({});
  });
});
