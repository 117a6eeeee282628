import { expect, test } from "vitest";
import { placeAfterComma } from "../../../site/layout/place-after-comma.ts";

test.each([
  ["Assault 2nd degree, Oregon", ", Oregon"],
  ["جناية من المستوى 3، إنديانا", "، إنديانا"],
  ["NC felony sentence", ""],
])("of a page about a place, %j ends with the place %j", (title, place) => {
  expect(placeAfterComma({ region: "legal/oregon", title })).toBe(place);
});

test("the title of a page about no place is whole", () => {
  expect(placeAfterComma({ title: "Savings, with interest" })).toBe("");
});
