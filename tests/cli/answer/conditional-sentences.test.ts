/** What a sentence adds only in some cases is said in them, and in no other. */
import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const answered = async (line: string): Promise<string> =>
  (await runTerminal(line.split(" "), "2026-11-21")).out.replaceAll(/\s+/gu, " ");

// 50 nautical miles at 20 knots and 60 L an hour are 150 L; a third of the fuel stays in reserve, so 225 L are carried.
test.each([
  {
    line: "boat-trip --distance 50nmi --speed 20knot --fuel-use 60L/h --reserve third",
    tank: "100L",
    is: true,
  },
  {
    line: "boat-trip --distance 50nmi --speed 20knot --fuel-use 60L/h --reserve third",
    tank: "225L",
    is: false,
  },
])("a trip that takes more than the tank of $tank holds: $is", async ({ line, tank, is }) => {
  const said = await answered(`${line} --tank ${tank}`);
  expect(said).toContain("The fuel to carry is 225 L.");
  expect(said.includes("That is more than your tank holds (100 L).")).toBe(is);
});

// TC39, Temporal, PlainDate: 2019-01-31 plus a month is 2019-02-28.
test.each([
  { day: "31", is: true },
  { day: "28", is: false },
])("a month after January $day that has no such day: $is", async ({ day, is }) => {
  const said = await answered(`date-time-add-subtract --start 2019-01-${day}T09:00 --months 1`);
  expect(said).toContain("February 28, 2019 at 9:00 AM. That day is a Thursday.");
  expect(said.includes("The month has no day 31, so its last day counts.")).toBe(is);
});
