import { expect, test } from "vitest";
import { plainCharacters } from "../../../generator/runtime/plain-characters.ts";

test.each([
  { given: "٠١٢٣٤٥٦٧٨٩", want: "0123456789" },
  { given: "۰۱۲۳۴۵۶۷۸۹", want: "0123456789" },
  { given: "०१२३४५६७८९", want: "0123456789" },
  { given: "০১২৩৪৫৬৭৮৯", want: "0123456789" },
  { given: "๐๑๒๓๔๕๖๗๘๙", want: "0123456789" },
  { given: "０１２３４５６７８９", want: "0123456789" },
  { given: "－１２．５％", want: "-12.5%" },
  { given: "\u22125 \u20135 \u20105", want: "-5 -5 -5" },
  { given: "\u200e\u061c-5\u200f", want: "-5" },
  { given: "\u00a01\u202f234\u3000", want: "1 234" },
  { given: "1’234 5‘6 7`8", want: "1'234 5'6 7'8" },
  { given: "￥84.75 ￡5 ￦9 5￠", want: "¥84.75 £5 ₩9 5¢" },
  { given: "5² ½ 𝟓 Ⅷ", want: "5² ½ 𝟓 Ⅷ" },
])("$given is $want", ({ given, want }) => {
  expect(plainCharacters(given)).toBe(want);
});

test("every run of ten decimal digits in the basic plane counts from 0 to 9", () => {
  const digits = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => /\p{Nd}/u.test(character),
  );
  expect(digits.map(plainCharacters).join("")).toBe("0123456789".repeat(digits.length / 10));
});
