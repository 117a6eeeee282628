import { expect, test } from "vitest";
import { runTerminal } from "../setup/terminal.ts";

const steps = async (line: string): Promise<string> => {
  const { out } = await runTerminal([...line.split(" "), "--steps"], "2026-11-21");
  return out.slice(out.indexOf("How this was calculated")).replaceAll("\u00a0", " ");
};

// Conditions that only set other cases apart are none of the steps that decide.
test("of a formula that branches, the branch taken is shown, with its figures alone", async () => {
  const line = "finance/auto-loan --price 30000 --trade-in 5000 --trade-in-lowers-tax";
  expect(await steps(`${line} yes`)).toMatch(
    /Price that is taxed\n\s+= \$30,000\.00 − \$5,000\.00\n\s+= \$25,000\.00\n/u,
  );
  expect(await steps(`${line} no`)).not.toContain("Price that is taxed");
  expect(await steps("finance/mortgage --annual-rate 0%")).toContain("= $320,000.00 ÷ 360\n    ≈ $888.89\n");
});

test("what a choice between two says goes without saying", async () => {
  const trip = await steps("automotive-engine/boat-trip --fuel-given per_distance");
  expect(trip).not.toContain("Fuel use = Per distance");
  expect(trip).toContain("= 3 L/nmi × 20 kn\n    = 60 L/h\n");
});

test("what only a branch that was not taken needs is no step", async () => {
  expect(await steps("finance/loan --find payment")).not.toContain("Payments needed");
});

test("a root of so many places is drawn as a root", async () => {
  expect(await steps("math/square-root --radicand 27")).toContain("= √27\n");
});

test("an exact decimal is about what is shown of it where digits are cut", async () => {
  expect(await steps("math/square-root --radicand 53")).toContain(
    "= 7.2801098892805182710973025^2\n    ≈ 53\n",
  );
  expect(await steps("math/square-root --radicand 81")).toContain("= 9^2\n    = 81\n");
});

test("a payment that is a share of income is not said to have no formula", async () => {
  const plan = await steps("finance/student-loan --plan income --income 52000");
  expect(plan).toContain("= $52,000.00 × 5% ÷ 12");
  expect(plan).not.toContain("No formula");
});

test("amounts keep the unit they were typed in, and results the unit asked for", async () => {
  const area = await steps("math/area --a 10ft --b 12ft --in square_foot");
  expect(area).toContain("= 10 ft × 12 ft\n    = 120 ft²");
  const mix = await steps("automotive-engine/gas-oil-mix-50-1 --gasoline-amount 1gal");
  expect(mix).not.toContain("3.785 L");
  expect(await steps("health/bmi --weight 180lb")).toMatch(
    /18\.5 × 1\.7\^2\n +[=≈]\s53\.47 kg\n +≈\s117\.9\slb/u,
  );
});

test("a row of a table is named by what it was found by, and shown though what a step takes of it is empty", async () => {
  const grid = await steps("legal/oregon/sentencing-guidelines --category 6 --priors other_felony,1");
  expect(grid).toContain("For: Crime category: 6 · Criminal history: G");
  expect(grid).toMatch(/Sanction units\s+180/u);
});

test("a step says nothing twice under one name", async () => {
  const told = await steps("legal/north-carolina/felony --priors prior_class=H");
  const first = told.slice(0, told.indexOf("\n2. "));
  expect(first.match(/^ {2}Prior record points$/gm)).toHaveLength(1);
});

test("what holds of a value that was searched for is told once, with its figures", async () => {
  expect(await steps("finance/auto-loan")).toContain(
    "$580.18 × (1 − (1 + 0.583333%)^(−60)) ÷ 0.583333% ≈ $29,300.00",
  );
  expect(await steps("finance/auto-loan")).not.toContain("Amount financed, the loan less its fees ×");
});

test("what is told in miles a gallon is divided by, and comes to gallons an hour", async () => {
  const trip = "automotive-engine/boat-trip --fuel-given per_distance --speed 30mph --fuel-economy 2mpg";
  expect(await steps(trip)).toContain("= 30 mph ÷ 2 mpg\n    = 15 gal/h\n");
});

// 67 inches of 2.54 cm; a pound is 0.45359237 kg.
test("what was written is told as it was written, before what it comes to", async () => {
  const bmi = await steps("health/bmi --height 5'7 --weight 154lb");
  expect(bmi).toMatch(/= 5′ 7″ in m\n\s+= 1\.7018\n/u);
  expect(bmi).toMatch(/= 154 lb\n\s+≈ 69\.8532 kg\n/u);
});

test("numbered steps stand apart, and a figure has the digits of the answer", async () => {
  const mix = await steps("automotive-engine/gas-oil-mix-32-1 --gasoline-amount 1us_gallon");
  expect(mix).toMatch(/\n\n2\. /u);
  expect(mix).toContain("≈ 1.031 gal (US)");
});

test("one task of several has no steps of another", async () => {
  const { out } = await runTerminal(["math/binary", "--steps"], "2026-11-21", 80);
  expect(out).toContain("1. Multiply each digit by what its place is worth, and add up.");
  expect(out).not.toContain("2. ");
});

test("a step that only a result of another way of counting would need is not told", async () => {
  const { out } = await runTerminal(["grade", "--steps"], "2026-11-26");
  expect(out).toContain("Needed on the final");
  expect(out).not.toContain("Grade points for the target");
  const { out: gpa } = await runTerminal(
    ["grade", "--scored-as", "gpa", "--credits-left", "10", "--steps"],
    "2026-11-26",
  );
  expect(gpa).toContain("Grade points for the target");
});

// May 26, 2027 ends six months from November 26, 2026, whose first day counts.
test("a bound that did nothing to a day is not told", async () => {
  const sentence = "legal/virginia/jail-time --sentence-start 2026-11-26";
  const served = await steps(sentence);
  expect(served).toContain("= November 26, 2026 + 181 days − 1 day\n    = May 25, 2027");
  expect(await steps(`${sentence} --jail-days 400`)).toContain("the later of");
});

// Before, whoever ran at full throttle was shown what it costs, and not how the fuel was worked out.
test("a result that is not shown is told where another is worked out from it", async () => {
  const outboard = "outboard-motor-fuel-consumption-90-hp --setting throttle --power-share 100%";
  expect(await steps(outboard)).toContain("= 90 × 0.5 ÷ 6.1\n    ≈ 7.38 gal/h\n    ≈ 27.9 L/h");
});

// RCW 9.94A.510: level IV with two points is 12 months and 1 day to 14 months, all of it served.
test("an end of a term is the figure it is, and what comes to nothing is not told", async () => {
  const shown = await steps(
    "legal/washington/robbery-2nd-degree --offense-date 2024-05-01 --arrival 2025-01-15 --score-kind known --known-score 2",
  );
  expect(shown).not.toMatch(/ end of 12 months|× 1$|in months\) ×|the smaller of 12/mu);
  expect(shown).toContain("= the days from January 15, 2025 to March 15, 2026\n");
  const attempt = await steps(
    "legal/washington/robbery-1st-degree --offense-date 2024-05-01 --arrival 2025-01-15 --attempt",
  );
  expect(attempt).toContain("= 31 months × 0.75\n    = 23.25 months\n");
  expect(attempt).toContain("= 41 months × 0.75\n    = 30.75 months\n");
  expect(attempt).not.toMatch(/[=:] 0 months/u);
});

test("of two amounts within a formula the one that was taken is told, and a bound of nothing is not", async () => {
  const served = await steps("legal/alabama/good-time --sentence-start 2026-03-01 --sentence-years 2");
  expect(served).toContain("(275 days − 92 days) × 5");
  expect(await steps("legal/indiana/credit-time")).not.toContain("and 0 days");
});

test("neither the special case that this is not is told, nor what is added of nothing, nor an option in other words", async () => {
  const loan = await steps("finance/student-loan");
  expect(loan).toContain("= $42,183.86 − $30,000.00\n    = $12,183.86\n");
  expect(await steps("legal/north-carolina/felony")).not.toContain("≠");
  expect(await steps("legal/north-carolina/assault")).not.toContain("= Fine or probation");
});

test("each figure of the sentence is worked out, by what its step says", async () => {
  expect(await steps("math/area")).toContain("= 2 × (4 m + 3 m)\n    = 14 m\n");
  expect(await steps("daily-life/audiobook-length")).toMatch(/= 516\.13\d* ÷ 60\n\s+≈ 8\.6 h\n/u);
});
