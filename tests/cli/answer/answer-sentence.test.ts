import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

// What changes a decision is in the sentence itself. 62.2 gal are carried for 63.25 miles at 20.6 gal/h and 31.4 mph, half as much again.
const trip =
  "boat-trip --distance 31.625mi --round-trip yes --speed 31.4mph --fuel-use 20.6gal/h --reserve third";
// RCW 9.94A.533(3): a firearm adds 60 months to the range of a class A felony, here 36 to 48 months at a score of 1.
const firearm =
  "robbery-1st-degree --offense-date 2017-08-10 --weapon firearm --score-kind known --known-score 1";
const threeBefore = ["2016-06-15", "2016-02-03", "2017-02-03"].map((day) => `--priors ${day}`).join(" ");
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
  // ORS 137.712(1)(a) allows less than Measure 11's minimum for ORS 163.175(1)(b), on findings.
  {
    line: "legal/oregon/assault-2nd-degree",
    want: "at least 70 months in prison, unless it may go below the minimum as ORS 137.712 allows",
  },
  // IC 35-50-2-4.5: 10 to 30 years, the advisory sentence 17.5 years.
  {
    line: "legal/indiana/felony --level level_2",
    want: "The law allows 10 to 30 years for this level. The dates here are for the advisory sentence: 17 years 6 months. No suspended part was entered.",
  },
  { line: firearm, want: "That is 36 to 48 months, plus 60 months for the weapon." },
  // G.S. 20-138.5: three convictions within ten years.
  {
    line: `legal/north-carolina/dwi --offense-date 2025-06-15 ${threeBefore}`,
    want: "Habitual impaired driving is a class F felony, with at least 12 months of prison that cannot be suspended.",
  },
  // What is forgiven is not paid off.
  { line: forgiven, want: "Month of forgiveness October 2046", not: "Payoff month" },
  { line: "student-loan", want: "Payoff month April 2037", not: "Month of forgiveness" },
  // ln(503 ÷ (503 − 500)) ÷ ln(1.005) = 1,026.9 months.
  {
    line: "finance/loan --find term --amount 100000 --rate 6% --monthly-payment 503",
    want: "The loan term is 85 years 7 months.",
  },
  // What was counted is said: the example has a month.
  {
    line: "date-time-add-subtract --days 90",
    want: "9:00 AM plus 1 month plus 90 days is May 29, 2026 at 9:00 AM.",
  },
  {
    line: "date-time-add-subtract --months 0 --days 90",
    want: "9:00 AM plus 90 days is May 1, 2026",
  },
  {
    line: "date-time-add-subtract --months 0 --direction subtract --days-are business --business-days 1",
    want: "minus 1 business day is January 30, 2026 at 9:00 AM.",
  },
  // Ten extra payments of 5,000 repay 50,000 without interest.
  {
    line: "heloc --annual-rate 0% --first-month 2026-01 --extra-monthly 5000",
    want: "repay it all within the draw period, by October 2026.",
    not: "Change in payment",
  },
  { line: "heloc --extra-monthly 300", want: "then less as your extra payments lower what you owe" },
  { line: "heloc", want: "While you can draw, you pay $354.17 a month in interest" },
  { line: "business-loan --frequency quarterly --term 4", want: "You entered 4 months." },
  { line: "sugar-syrup --task change --start-sugar 1", want: "Your syrup has this strength already." },
  // 20 U.S.C. 1087e: a consolidation loan of today has none of the older plans.
  {
    line: "student-loan --loans 10000,5% --loans 20000,6% --consolidated",
    want: "only if you consolidated before July 1, 2026",
  },
  { line: "student-loan --loans 10000,5% --loans 20000,6%", not: "only if you consolidated" },
  {
    line: "student-loan --loans 10000,5% --loans 20000,6% --consolidated --plan income --income 40000",
    not: "only if you consolidated",
  },
  // 85% of 400,000 less the 250,000 owed, and no largest number of a field.
  { line: "heloc --drawn 1000000", want: "Enter $90,000.00 or less" },
  { line: "schd-dividend --dividend-growth 21%", want: "Enter 20% or less" },
  { line: "schd-dividend --price-growth=-21%", want: "Enter -20% or more" },
  { line: "schd-dividend --years 51", want: "Enter 50 years or less" },
])("$line: $want$not", async ({ line, want = "", not }) => {
  const { out, notes } = await runTerminal(line.split(" "), "2026-11-21");
  const said = `${out}${notes}`.replaceAll(/\s+/gu, " ").replaceAll("−", "-");
  expect(said).toContain(want);
  if (not !== undefined) expect(said).not.toContain(not);
});
