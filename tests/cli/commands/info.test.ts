import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const plainsum = async (line: string): ReturnType<typeof runTerminal> =>
  runTerminal(line.split(" "), "2026-11-21");

test("a page names only the sources it can cite", async () => {
  const { out } = await plainsum("info legal/north-carolina/class-a-felony --json");
  const printed: unknown = JSON.parse(out);
  expect(printed).toHaveProperty("sources.length", 1);
  expect(printed).toHaveProperty("sources.0.title", expect.stringContaining("14-17"));
});
