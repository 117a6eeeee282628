import { describe, expect, test } from "vitest";
import { findMessage, messages, type CatalogMessage } from "../../../generator/diagnostics/messages.ts";

const entries: readonly (readonly [code: string, message: CatalogMessage])[] = Object.entries(messages);

describe("the catalog", () => {
  test("gives each code a number of its own", () => {
    const numbers = entries.map(([, { number }]) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test.each(entries)(
    "%s is written as the others are",
    (code, { number, message, explanation, wrong, right }) => {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(number).toMatch(/^P0[1-9]\d\d$/);
      expect(message).toMatch(/^[A-Z`{].*[^.\s]$/);
      expect(explanation).toMatch(/^[A-Z`].*\.$/);
      expect(right).not.toBe("");
      expect(wrong).not.toBe(right);
    },
  );
});

describe("an entry is found", () => {
  test.each(["P0203", "p0203", "circular_formula"])("by %s", (given) => {
    expect(findMessage(given)).toMatchObject({ code: "circular_formula", number: "P0203" });
  });

  test.each(["P9999", "circular", "", "constructor"])("and none by %j", (given) => {
    expect(findMessage(given)).toBeUndefined();
  });
});
