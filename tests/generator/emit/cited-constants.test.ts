import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const today = "2026-11-30";

/** The titles of the sources that an answer names. */
async function citedBy(...flags: readonly string[]): Promise<readonly string[]> {
  const { out } = await runTerminal([...flags, "--json"], today);
  return [...out.matchAll(/"title": "((?:[^"\\\\]|\\\\.)*)"/gu)].map(([, title = ""]) => title);
}

test("an answer cites where a constant comes from that it works with", async () => {
  const cited = await citedBy("finance/student-loan", "--plan", "income", "--income", "30000");
  expect(cited.some((title) => title.startsWith("34 CFR 685.209(f) to (k)"))).toBe(true);
});

test("and not where one comes from that another plan, or another motor, goes by", async () => {
  expect((await citedBy("finance/student-loan", "--plan", "tiered")).join()).not.toContain("685.209");
  expect((await citedBy("automotive-engine/boat-fuel-consumption")).join()).not.toContain("Two-stroke");
});
