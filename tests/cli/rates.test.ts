import { describe, expect, it } from "vitest";
import { currencies, ratesTable, readSnapshot } from "../../cli/rates.ts";

const rates = Object.fromEntries(currencies.map((code, index) => [code.toLowerCase(), index + 1]));
const snapshotText = (change: object): string =>
  JSON.stringify({ date: "2026-09-29", eur: { ...rates, btc: 0.00001 }, ...change });

describe("readSnapshot", () => {
  const cases = [
    { title: "a snapshot", given: snapshotText({}), want: "snapshot" },
    { title: "no JSON", given: "not json", want: "no date or no rates" },
    { title: "no rates", given: JSON.stringify({ date: "2026-09-29" }), want: "no date or no rates" },
    {
      title: "a date of another form",
      given: snapshotText({ date: "29.9.2026" }),
      want: "the date is not YYYY-MM-DD",
    },
    { title: "a rate of zero", given: snapshotText({ eur: { ...rates, usd: 0 } }), want: "no rate for USD" },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    const reading = readSnapshot(given);
    expect(reading.kind === "snapshot" ? reading.kind : reading.reason).toBe(want);
  });
});

describe("ratesTable", () => {
  const text = ratesTable({ date: "2026-09-29", eur: rates }, "2026.9.29");

  it("has a row a currency in circulation and no coin", () => {
    expect(text.match(/^ {6}- \[/gm)).toHaveLength(currencies.length);
    expect(text).not.toContain("BTC");
  });

  it("states the day of the rates as start, check and citation", () => {
    expect(text).toContain("from: 2026-09-29");
    expect(text).toContain("stale_after: 7");
    expect(text).toContain("checked_on: 2026-09-29");
    expect(text).toContain("Exchange rates of 2026-09-29");
  });
});

describe("currencies", () => {
  it("are three letters, in order, each once", () => {
    expect(currencies.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect([...new Set(currencies)].toSorted()).toEqual(currencies);
  });

  // Amendments 168 to 178 of ISO 4217, and the euro in Croatia (2023) and Bulgaria (2026).
  it.each(["ANG", "BGN", "CUC", "HRK", "SLL", "VEF", "ZWL", "XAU", "XDR"])("leave out %s", (code) => {
    expect(currencies).not.toContain(code);
  });
  it.each(["MRU", "SLE", "STN", "VED", "VES", "XCG", "ZWG"])("include %s", (code) => {
    expect(currencies).toContain(code);
  });
});
