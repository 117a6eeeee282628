import { describe, expect, it } from "vitest";
import { currencies } from "../../../cli/rates/currencies.ts";

describe("currencies", () => {
  it("are three letters, in order, each once", () => {
    expect(currencies.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect([...new Set(currencies)].toSorted()).toEqual(currencies);
  });

  // Amendments 168 to 178 of ISO 4217, and the euro in Croatia (2023) and Bulgaria (2026).
  it.each(["ANG", "BGN", "CUC", "HRK", "SLL", "VEF", "ZWL", "XAU", "XDR"])("leave out %s", (code) => {
    expect(currencies).not.toContain(code);
  });
  it.each(["MRU", "SLE", "STN", "VED", "VES", "XCG", "ZWG"])("include %s", (code) => {
    expect(currencies).toContain(code);
  });
});
