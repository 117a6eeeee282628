import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

// What changes a decision is in the sentence itself. 62.2 gal are carried for 63.25 miles at 20.6 gal/h and 31.4 mph, half as much again.
const trip =
  "boat-trip --distance 31.625mi --round-trip yes --speed 31.4mph --fuel-use 20.6gal/h --reserve third";
const forgiven =
  "student-loan --plan income_based --borrowed 60000 --income 40000 --grace 0 --today-month 2026-11";
test.each([
  { line: `${trip} --tank 60gal`, want: "That is more than your tank holds (60 gal (US))." },
  { line: `${trip} --tank 63gal`, not: "more than your tank holds" },
  { line: trip, not: "more than your tank holds" },
  {
    line: "currency-converter --amount 1000 --from EUR --to XOF --rate-source own --own-rate 655.957 --fee-percent 2%",
    want: "at a rate of 655.957, less a fee of 2%.",
  },
  {
    line: "currency-converter --amount 1000 --from EUR --to XOF --rate-source own --own-rate 655.957",
    not: "less a fee",
  },
  { line: `${forgiven} --public-service yes`, want: "There is no federal income tax on it." },
  { line: forgiven, want: "Federal income tax is due on it." },
  { line: "schd-dividend --dividend-growth 21%", want: "Enter 20% or less" },
  { line: "schd-dividend --price-growth=-21%", want: "Enter -20% or more" },
  { line: "schd-dividend --years 51", want: "Enter 50 years or less" },
])("$line: $want$not", async ({ line, want = "", not }) => {
  const { out, notes } = await runTerminal(line.split(" "), "2026-11-21");
  const said = `${out}${notes}`.replaceAll(/\s+/gu, " ").replaceAll("−", "-");
  expect(said).toContain(want);
  if (not !== undefined) expect(said).not.toContain(not);
});
