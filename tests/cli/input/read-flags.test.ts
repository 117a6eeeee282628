import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const plainsum = async (line: string): ReturnType<typeof runTerminal> =>
  runTerminal(line.split(" "), "2026-11-21");

test("of two readings, the one within the limits is offered beside the problem of the other", async () => {
  const english = await plainsum("finance/mortgage --annual-rate 6,875");
  expect(english.notes).toContain("Enter 40% or less\nDid you mean 6.875%?\n");
  const spanish = await plainsum("finance/mortgage --annual-rate 6,875 --locale es --json");
  expect(JSON.parse(spanish.out)).toMatchObject({
    problems: [{ at: "annual_rate", message: "El máximo es 40%\n¿Quiso decir 6.875%?" }],
  });
  const beyondBoth = await plainsum("finance/mortgage --annual-rate 60,875");
  expect(beyondBoth.notes).not.toContain("Did you mean");
});

test("a number alone is of the unit the name of a duration says", async () => {
  const add = async (line: string): Promise<unknown> =>
    JSON.parse((await plainsum(`date-time-add-subtract --start 2026-01-31T09:00 ${line} --json`)).out);
  expect(await add("--months 2")).toHaveProperty("values.result", "2026-03-31T09:00");
  expect(await add("--months 0 --days-are all --days 10")).toHaveProperty(
    "values.result",
    "2026-02-10T09:00",
  );
});

test("none of something is none in every unit: how it was read goes unsaid", async () => {
  expect((await plainsum("date-time-add-subtract --months 0")).notes).toBe("");
  expect((await plainsum("date-time-add-subtract --months 3")).notes).toBe(
    "--months: Read as 3\u00a0months\n",
  );
});

test("where a clock is asked for, both readings of a number alone are said", async () => {
  expect((await plainsum("audiobook-time --total 10")).notes).toContain(
    "--total: Read as 10\u00a0h. For 10\u00a0min, type 10 minute.\n",
  );
  expect((await plainsum("boat-fuel-consumption --hours 0")).notes).not.toContain("type 0");
});

// A person of 5 feet 11 inches and 180 kilograms is rare, and an arc of 96 inches and 24 centimeters is none.
test("an amount without its unit, beside one in another unit than usual, says how it was read", async () => {
  const feet = await plainsum("bmi --height 5'11 --weight 180");
  expect(feet.notes).toContain("--weight: Read as 180\u00a0kg\n");
  expect((await plainsum("radius-corner --chord 96in --rise 24")).notes).toContain(
    "--rise: Read as 24\u00a0cm\n",
  );
  for (const line of [
    "bmi --height 180 --weight 80",
    "bmi --height 5'11 --weight 180lb",
    "bmi --height 180cm --weight 80",
  ])
    expect((await plainsum(line)).notes).toBe("");
});

test("a calculator is found by the end of its name", async () => {
  expect((await plainsum("triangle-area/three-sides --a 3 --b 4 --c 5")).out).toContain(
    "The area is 6 square units.",
  );
});

test("a name that several units share names them", async () => {
  const { notes } = await runTerminal(["area-converter", "--amount", "1 bigha"], "2026-11-21");
  for (const place of ["Bengal", "Assam", "Himachal", "Gujarat", "Nepal"])
    expect(notes).toContain(`(${place})`);
  expect(notes).toContain("pucca bigha");
  expect(
    (await runTerminal(["2-stroke-oil-mix", "--gasoline-amount", "2 UK gallons"], "2026-11-21")).code,
  ).toBe(0);
});

test("a limit that is rounded to what the field refuses is said as that value's open end", async () => {
  const angle = async (text: string): Promise<string> =>
    (await plainsum(`triangle-area --known two_sides_angle --angle-c ${text}`)).notes;
  expect(await angle("180")).toContain("Enter less than 180°\n");
  expect(await angle("0")).toContain("Enter 0.000001° or more\n");
  expect((await plainsum("triangle-area --help")).out).toMatch(/from 0.000001°,\s+below 180°/u);
});

// Before, the amount was read without the currency that the page comes with.
test.each(["tip --bill $80", "currency-converter --amount $100 --as-of 2199-12-31", "batch tip"])(
  "what decides an amount is read before it: %s",
  async (line) => {
    const { code, out } = line.startsWith("batch")
      ? await runTerminal(line.split(" "), "2026-11-21", 100, "bill\n$80\n")
      : await plainsum(line);
    expect(code, out).toBe(0);
  },
);

test("digits are told the base they are read in, and grouped as any number", async () => {
  const negative = await plainsum("binary --base 10 --digits=-5");
  expect(negative.notes).toContain("“-” is not a digit in base 10");
  const grouped = await plainsum("binary --base 10 --to-base 2 --digits 4,096 --json");
  expect(JSON.parse(grouped.out)).toHaveProperty("values.converted", "1000000000000");
  expect((await plainsum("binary --base 10 --digits 4,096")).notes).toBe(
    "--digits: Read as 4096. For 4.096, type 4.096.\n",
  );
});

test.each([
  ["20,0000", "200,000", "20"],
  ["20,00", "20", "2000"],
])("groups where the language has none are said: %s", async (amount, taken, other) => {
  const { notes } = await plainsum(`loan --amount ${amount}`);
  expect(notes).toContain(`--amount: Read as ${taken}. For `);
  expect(notes).toContain(`type ${other}.`);
});

test("inputs that others hide are listed with the values they have then", async () => {
  const printed: unknown = JSON.parse((await plainsum("auto-loan --trade-in 0 --json")).out);
  expect(printed).toHaveProperty("hidden.owed_on_trade_in", 0);
  expect(printed).not.toHaveProperty("inputs.owed_on_trade_in");
});

// Before, each of these asked for a whole number, though 25.5 years are 306 payments.
test.each([
  "mortgage --years 25.5",
  "heloc --draw-years 2.5",
  "legal/texas/tdcj-good-time --sentence-years 2.5",
])("a part of a year that is whole months is read: %s", async (line) => {
  const { code, out } = await plainsum(line);
  expect(code, out).toBe(0);
});

test("an amount between two whole ones is asked about with both", async () => {
  expect((await plainsum("mortgage --years 25.55")).notes).toContain(
    "Enter 306\u00a0months or 307\u00a0months\n",
  );
  expect((await plainsum("schd-dividend --years 2.5")).notes).toContain(
    "Enter 2\u00a0years or 3\u00a0years\n",
  );
  expect((await plainsum("mortgage --years 25.55 --locale zh")).notes).toContain(
    "请输入 306\u00a0个月或 307\u00a0个月\n",
  );
});
