import { expect, test } from "vitest";
import { unspeakable } from "./unspeakable.ts";

test.each([
  "−0",
  "-0%",
  "−0.00",
  "−0,000 m",
  "−$0.00",
  "−US$0.00",
  "\u200f−\u200e0.00 US$",
  "−CHF\u00a00.00.",
])("nobody may read %s", (text) => expect(text).toMatch(unspeakable));

test.each(["−0.003", "5 − 0", "−$0.01", "−10", "2026-01-05", "−0,05 €"])("anyone may read %s", (text) =>
  expect(text).not.toMatch(unspeakable),
);
