import { expect, test } from "vitest";
import { allCalculators } from "../../setup/all-calculators.ts";
import { shellWords } from "../../setup/shell-words.ts";
import { runTerminal } from "../../setup/terminal.ts";

/** The lines a help ends with, each whole again. */
async function examplesOf(calculator: string): Promise<readonly string[]> {
  const { out } = await runTerminal([calculator, "--help"], "2026-11-26", 10_000);
  return out
    .slice(out.indexOf("\nExample\n"))
    .split("\n")
    .filter((line) => line.startsWith("  plainsum"))
    .map((line) => line.trim());
}

test.each([
  { calculator: "tip", kinds: ["--tip-rate"] },
  { calculator: "finance/loan", kinds: ["--find amount", "--find rate"] },
  { calculator: "math/binary", kinds: ["--task"] },
  { calculator: "daily-life/grade", kinds: ["--work", "gpa", "points"] },
  { calculator: "legal/north-carolina/dwi", kinds: [] },
])(
  "a help ends with short lines that are answered, of several kinds: $calculator",
  async ({ calculator, kinds }) => {
    const lines = await examplesOf(calculator);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const kind of kinds) expect(lines.join("\n")).toContain(kind);
    for (const line of lines) {
      const [, ...words] = shellWords(line);
      const { code, notes } = await runTerminal(words, "2026-11-26");
      expect(code, `${line}\n${notes}`).toBe(0);
    }
  },
);

// Handbooks of pilots hold sums that boats share: they are checked, and shown to nobody. No boat cruises at 60 knots.
test("who asks about a boat is shown boats", () => {
  const flying = allCalculators
    .filter(({ id }) => id.startsWith("automotive-engine/"))
    .flatMap(({ id, calculator }) =>
      calculator.background.examples.flatMap((example) => {
        const [number = "", unit = ""] = String(example.given["speed"] ?? "").split(" ");
        return example.isUnlisted !== true && unit === "knot" && Number(number) > 60
          ? [`${id} ${example.id}`]
          : [];
      }),
    );
  expect(flying).toEqual([]);
});
