import { describe, expect, it, test } from "vitest";
import type { MoneyInput } from "../../../../generator/runtime/kinds/money.ts";
import { shareRuntime } from "../../../../generator/runtime/kinds/share.ts";

const input: MoneyInput = {
  id: "down_payment",
  type: "money",
  kind: shareRuntime,
  shareOf: "price",
  default: "80000",
  optional: false,
  advanced: false,
  minimum: 0,
  display: { kind: "money", digits: "currency", currency: "USD" },
};
const values = { price: 333_333.35 };

describe("an amount that may be a share of another", () => {
  test.each([
    { text: "20%", unit: undefined, value: 66_666.67, canonical: "20%" },
    { text: "20", unit: "share", value: 66_666.67, canonical: "20%" },
    { text: "20", unit: "amount", value: 20, canonical: "20" },
    { text: "$80,000", unit: "share", value: 80_000, canonical: "80000" },
    { text: "80k", unit: "amount", value: 80_000, canonical: "80000" },
  ])("typed as $text where $unit is asked for", ({ text, unit, value, canonical }) => {
    const context = { today: "2026-01-31", locale: "en", values, ...(unit === undefined ? {} : { unit }) };
    expect(shareRuntime.read(input, text, context)).toMatchObject({ kind: "read", value, canonical });
  });
  it("reads a link whatever the field asks for", () => {
    expect(shareRuntime.read(input, "20", { today: "2026-01-31", unit: "share", values })).toMatchObject({
      value: 20,
    });
    expect(shareRuntime.read(input, "12,5 %", { today: "2026-01-31", locale: "es", values })).toMatchObject({
      canonical: "12.5%",
    });
    expect(shareRuntime.read(input, "٢٠٪", { today: "2026-01-31", locale: "ar", values })).toMatchObject({
      canonical: "20%",
    });
  });
  it("is the amount the field came with where the other cannot be read", () => {
    expect(shareRuntime.read(input, "20%", { today: "2026-01-31" })).toMatchObject({ value: 80_000 });
  });
  it("stands in its field as it was entered", () => {
    expect(shareRuntime.write(input, "12.5%", "es")).toBe("12,5");
    expect(shareRuntime.write(input, 80_000, "en")).toBe("80,000");
    expect(shareRuntime.unitOf?.(input, "12.5%")).toBe("share");
    expect(shareRuntime.unitOf?.(input, "80000")).toBe("amount");
    expect(shareRuntime.readingText?.(input, "12.5%", "en")).toBe("12.5%");
  });
  it("is read after what it is a share of", () => {
    expect(shareRuntime.decidedBy?.(input)).toBe("price");
  });
});
