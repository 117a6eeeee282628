import { describe, expect, it, test } from "vitest";
import { inverseRuntime } from "../../../../generator/runtime/kinds/inverse.ts";
import type { NumberInput } from "../../../../generator/runtime/kinds/number.ts";

const input: NumberInput = {
  id: "rate",
  type: "number",
  kind: inverseRuntime,
  hasInverse: true,
  default: "1",
  optional: false,
  advanced: false,
  minimum: 0,
  exclusiveMinimum: true,
  display: { kind: "number", digits: { minimum: 0, maximum: 6 } },
};

describe("a number that may be entered as its inverse", () => {
  test.each([
    { text: "0.8", unit: "direct", locale: "en", value: 0.8, canonical: "0.8" },
    { text: "0.8", unit: "inverse", locale: "en", value: 1.25, canonical: "1/0.8" },
    { text: "1/0.8", unit: "direct", locale: "en", value: 1.25, canonical: "1/0.8" },
    { text: "0,8", unit: "inverse", locale: "es", value: 1.25, canonical: "1/0.8" },
    { text: "1/0.8", unit: undefined, locale: undefined, value: 1.25, canonical: "1/0.8" },
    { text: "0.8", unit: "inverse", locale: undefined, value: 0.8, canonical: "0.8" },
  ])("reads $text where $unit is asked for in $locale", ({ text, unit, locale, value, canonical }) => {
    const context = {
      today: "2026-01-31",
      ...(locale === undefined ? {} : { locale }),
      ...(unit === undefined ? {} : { unit }),
    };
    expect(inverseRuntime.read(input, text, context)).toMatchObject({ kind: "read", value, canonical });
  });
  test.each(["1/0", "1/x", "x"])("does not read %s", (text) => {
    expect(inverseRuntime.read(input, text, { today: "2026-01-31" }).kind).toBe("unreadable");
  });
  it("stands in its field as it was entered", () => {
    expect(inverseRuntime.write(input, "1/0.8", "es")).toBe("0,8");
    expect(inverseRuntime.write(input, 1.25, "en")).toBe("1.25");
    expect(inverseRuntime.unitOf?.(input, "1/0.8")).toBe("inverse");
    expect(inverseRuntime.unitOf?.(input, "1.25")).toBe("direct");
    expect(inverseRuntime.readingText?.(input, "1/0.8", "en")).toBe("0.8");
  });
});
