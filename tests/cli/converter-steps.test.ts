import { expect, test } from "vitest";
import { runTerminal } from "../setup/terminal.ts";

const working = async (line: string): Promise<string> => {
  const { out } = await runTerminal([...line.split(" "), "--steps", "text"], "2026-11-21");
  return out;
};

// NIST Handbook 44, appendix C: an acre is 4,046.8564224 square meters.
test("an area is worked out from the sizes of both units", async () => {
  expect(await working("conversion/area-converter --amount 2ha")).toBe(
    [
      "1. Convert with the exact size of each unit. An acre here is the international one: 43,560 square feet of 0.3048 meter.",
      "   2 × 10,000 m² ÷ 4,046.8564224 m² ≈ 4.942107629 ac",
      "",
      "2 ha = 4.942107629 ac.",
      "",
    ].join("\n"),
  );
});

test("of the unit that all are measured in, one size is enough", async () => {
  expect(await working("conversion/area-converter --amount 2ha --in square_meter")).toContain(
    "1. Convert with the exact size of each unit.\n   2 × 10,000 m² = 20,000 m²\n",
  );
  expect(await working("conversion/area-converter --amount 5m2 --in hectare")).toContain(
    "   5 m² ÷ 10,000 m² = 0.0005 ha\n",
  );
});

// China's State Council, 1959: 15 mu are 1 hectare.
test("a size that no decimal says is a fraction", async () => {
  expect(await working("conversion/mu-converter --amount 3mu")).toContain(
    "   3 × (2,000 ÷ 3) m² ÷ 10,000 m² = 0.2 ha\n",
  );
});

// NIST, prefixes for binary multiples: a gibibyte is 1,073,741,824 bytes, of eight bits each.
test("what a converter answers besides has its own steps after it", async () => {
  expect(await working("other/file-size-calculator --size 500GB")).toMatch(
    /^1\. .*\n {3}500 × 8,000,000,000 bit ÷ 8,589,934,592 bit ≈ 465\.6612873 GiB\n\n2\. Count the bytes/u,
  );
});

test("every form of it and every step have it, in each language", async () => {
  const { out } = await runTerminal(["conversion/area-converter", "--all", "--steps"], "2026-11-21");
  expect(out.replaceAll("\u00a0", " ")).toContain("1 × 10,000 m² ÷ 4,046.8564224 m² ≈ 2.471053815 ac");
  const latex = await runTerminal(["conversion/area-converter", "--steps", "latex"], "2026-11-21");
  expect(latex.out).toContain(
    "  \\frac{1 \\times 10{,}000\\text{~m$^{2}$}}{4{,}046.8564224\\text{~m$^{2}$}} &\\approx 2.471053815\\text{~ac}",
  );
  const mathml = await runTerminal(["conversion/area-converter", "--steps", "mathml"], "2026-11-21");
  expect(mathml.out).toContain("<mfrac>");
  expect(await working("conversion/area-converter --locale zh")).toContain("精确大小换算。这里的英亩");
  expect(await working("conversion/area-converter --locale ar")).toContain("4,046.8564224");
});

test("the units' sizes say nothing of currencies: their rates do", async () => {
  expect(await working("finance/currency-converter")).not.toContain("exact size");
});
