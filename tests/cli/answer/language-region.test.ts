import { expect, test } from "vitest";
import { runTerminal } from "../../setup/terminal.ts";

const answer = async (line: string): Promise<unknown> =>
  JSON.parse((await runTerminal(`${line} --json`.split(" "), "2026-11-26")).out);

test("readers of Chinese are judged by the limits of China, unless they choose others", async () => {
  expect(await answer("bmi --locale zh")).toHaveProperty("inputs.standard", "chinese");
  expect(await answer("bmi --locale en")).toHaveProperty("inputs.standard", "who");
  expect(await answer("bmi --locale zh --standard who")).toHaveProperty("inputs.standard", "who");
  expect((await runTerminal(["bmi", "--help", "--locale", "zh"], "2026-11-26")).out).toMatch(
    /chinese[^\n]*\n?[^\n]*默认[^\n]*chinese/u,
  );
});

test("they begin with the speeds and distances of China", async () => {
  const { out } = await runTerminal(["boat-trip", "--locale", "zh"], "2026-11-26");
  expect(out).toContain("km/L");
  expect(out).not.toContain("海里");
});
