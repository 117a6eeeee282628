import { expect, test } from "vitest";
import { textWidth } from "../../../site/charts/text-width.ts";

test("a Chinese letter or sign takes all of its size", () => {
  expect(textWidth("体重正常。")).toBe(60);
});

test("a text is as wide as its longest line", () => {
  expect(textWidth("27 abr 2027\nPrimera fecha posible")).toBe(textWidth("Primera fecha posible"));
});
