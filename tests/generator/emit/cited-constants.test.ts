import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-30";

/** The answer of a line as JSON, which names its sources. */
async function answerOf(line: string): Promise<string> {
  return (await runTerminal([...line.split(" "), "--json"], today)).out;
}

test("an answer cites where a constant comes from that it works with", async () => {
  expect(await answerOf("finance/student-loan --plan income --income 30000")).toContain(
    '"34 CFR 685.209(f) to (k)',
  );
});

test("and not where one comes from that another plan, or another motor, goes by", async () => {
  expect(await answerOf("finance/student-loan --plan tiered")).not.toContain('"34 CFR 685.209');
  expect(await answerOf("automotive-engine/boat-fuel-consumption")).not.toContain('"Two-stroke');
});
