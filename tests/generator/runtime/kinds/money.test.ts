import { expect, test } from "vitest";
import { calculator } from "../../../../generated/calculators/finance/tip/model.ts";
import { assert } from "../../../../generator/runtime/assert.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";

const bill = calculator.description.inputs.find(({ id }) => id === "bill");
assert(bill?.type === "money", "a bill is money");

// As keyboards and people write a yuan, which is also 元 and 块; Intl writes ¥ and 人民币.
test.each([
  { given: "￥84.75", locale: "zh" },
  { given: "¥84.75", locale: "zh" },
  { given: "84.75元", locale: "zh" },
  { given: "84.75 元", locale: "zh" },
  { given: "84.75块", locale: "zh" },
  { given: "84.75块钱", locale: "zh" },
  { given: "RMB 84.75", locale: "zh" },
  { given: "84.75人民币", locale: "zh" },
  { given: "84.75 rmb", locale: "en" },
  { given: "1.2万元", locale: "zh", value: 12_000 },
])("$given is an amount of yuan in $locale", ({ given, locale, value = 84.75 }) => {
  const reading = readField(bill, given, { today: "2026-12-01", locale, values: { paid_in: "CNY" } });
  expect(reading).toMatchObject({ kind: "read", value });
});

test("a yuan is no dollar", () => {
  const reading = readField(bill, "￥84.75", {
    today: "2026-12-01",
    locale: "zh",
    values: { paid_in: "USD" },
  });
  expect(reading).toMatchObject({ kind: "unreadable", code: "wrong_currency" });
});
