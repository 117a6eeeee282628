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

test("a number alone is read in the largest unit of a duration, and that is said", async () => {
  const line = "date-time-add-subtract --days-are all --days";
  const { notes } = await plainsum(`${line} 10`);
  expect(notes).toBe("--days: Read as 10 weeks\n");
  expect((await runTerminal([...line.split(" "), "10 weeks"], "2026-11-21")).notes).toBe("");
});

test("inputs that others hide are listed with the values they have then", async () => {
  const printed: unknown = JSON.parse((await plainsum("auto-loan --trade-in 0 --json")).out);
  expect(printed).toHaveProperty("hidden.owed_on_trade_in", 0);
  expect(printed).not.toHaveProperty("inputs.owed_on_trade_in");
});
