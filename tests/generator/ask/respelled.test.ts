import { expect, test } from "vitest";
import { respeller } from "../../../generator/ask/respelled.ts";

const spelled = respeller(
  new Set(
    "virginia tennessee alabama license burglary robbery square root payment payments increase choking theft january mensual raiz".split(
      " ",
    ),
  ),
);

test.each([
  ["virgina", "virginia"],
  ["tennesse robery", "tennessee robbery"],
  ["Alabma", "alabama"],
  ["lose my lisence", "lose my license"],
  ["sqaure root of 81", "square root of 81"],
  ["paymnt", "payment"],
  ["incrase", "increase"],
  ["pago mensaul", "pago mensual"],
])("%j is %j", (line, want) => {
  expect(spelled(line)).toBe(want);
});

test.each([
  ["cooking", "its second letter is another"],
  ["thef", "too short to say"],
  ["payments", "it is known"],
  ["enero", "nothing is near"],
  ["ماركت", "Arabic has too few letters to tell"],
  ["2nd 450", "no words"],
])("%j stays as it is: %s", (line) => {
  expect(spelled(line)).toBeUndefined();
});

test("of two words that are as near, neither is meant", () => {
  expect(respeller(new Set(["loans", "loaned"]))("loane")).toBeUndefined();
  expect(respeller(new Set(["loans", "loan"]))("loanx")).toBe("loan");
});
