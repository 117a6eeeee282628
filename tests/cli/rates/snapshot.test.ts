import { expect, it } from "vitest";
import { currencies } from "../../../cli/rates/currencies.ts";
import { missingIn, readSnapshot } from "../../../cli/rates/snapshot.ts";

const rates = Object.fromEntries(currencies.map((code, index) => [code.toLowerCase(), index + 1]));
const snapshotText = (change: object): string =>
  JSON.stringify({ date: "2026-09-29", eur: { ...rates, btc: 0.00001 }, ...change });

it.each([
  { title: "a snapshot", given: snapshotText({}), want: "missing " },
  { title: "no JSON", given: "not json", want: "no date or no rates" },
  { title: "no rates", given: JSON.stringify({ date: "2026-09-29" }), want: "no date or no rates" },
  {
    title: "a date of another form",
    given: snapshotText({ date: "29.9.2026" }),
    want: "the date is not YYYY-MM-DD",
  },
  {
    title: "rates that are none",
    given: snapshotText({ eur: { ...rates, usd: 0, gbp: "1" } }),
    want: "missing GBP USD",
  },
])("$title", ({ given, want }) => {
  const reading = readSnapshot(given);
  expect(
    reading.kind === "snapshot" ? `missing ${missingIn(reading.snapshot).join(" ")}` : reading.reason,
  ).toBe(want);
});

it("takes currencies in circulation and no coin", () => {
  const reading = readSnapshot(snapshotText({}));
  expect(reading.kind === "snapshot" && [...reading.snapshot.rates.keys()]).toEqual(currencies);
});
