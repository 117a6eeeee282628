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
])("$given is an amount of yuan in $locale", ({ given, locale }) => {
  const reading = readField(bill, given, { today: "2026-12-01", locale, values: { paid_in: "CNY" } });
  expect(reading).toMatchObject({ kind: "read", value: 84.75 });
});

test("12,000 yuan are 1.2 ten thousands", () => {
  const reading = readField(bill, "1.2万元", {
    today: "2026-12-01",
    locale: "zh",
    values: { paid_in: "CNY" },
  });
  expect(reading).toMatchObject({ kind: "read", value: 12_000 });
});

test("a yuan is no dollar", () => {
  const reading = readField(bill, "￥84.75", {
    today: "2026-12-01",
    locale: "zh",
    values: { paid_in: "USD" },
  });
  expect(reading).toMatchObject({ kind: "unreadable", code: "wrong_currency" });
});
