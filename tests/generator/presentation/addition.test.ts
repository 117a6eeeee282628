import { describe, expect, test } from "vitest";
import { additionOf } from "../../../generator/presentation/addition.ts";
import type { ValueOutput } from "../../../generator/presentation/output-selection.ts";
import { createPresenter } from "../../../generator/presentation/presenter.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import { emptyDescription } from "../../setup/empty-description.ts";

const display: Display = { kind: "money", digits: "currency", currency: "USD" };
const total: ValueOutput = {
  id: "total",
  type: "value",
  display,
  sumOf: [{ id: "payment" }, { id: "tax" }, { id: "credit", isSubtracted: true }],
};

function addition(values: Readonly<Record<string, number>>, tag = "en-US"): ReturnType<typeof additionOf> {
  const translator = createTranslator(
    { id: "en", name: "English", tag, dir: "ltr" },
    { "formulas.payment": "Payment", "formulas.tax": "Tax", "formulas.credit": "Credit" },
  );
  const presenter = createPresenter(
    { ...emptyDescription, outputs: [total] },
    {
      read: { inputs: undefined, values: {}, visible: {}, problems: [], notices: [], canonical: {} },
      answer: { status: "answered", values: { total: values["total"] ?? 0 }, trace: () => values, used: [] },
      today: "2026-11-27",
    },
    translator,
  );
  return additionOf(total, presenter);
}

describe("an addition", () => {
  test("has its parts with their signs", () => {
    expect(addition({ payment: 100, tax: 20, credit: 5, total: 115 })).toEqual({
      parts: [
        { id: "payment", name: "Payment", sign: "", shown: "$100.00" },
        { id: "tax", name: "Tax", sign: "+", shown: "$20.00" },
        { id: "credit", name: "Credit", sign: "−", shown: "$5.00" },
      ],
    });
  });

  test("leaves out parts of zero", () => {
    expect(addition({ payment: 100, tax: 20, credit: 0, total: 120 })?.parts.map(({ id }) => id)).toEqual([
      "payment",
      "tax",
    ]);
  });

  test("is none where one part is left", () => {
    expect(addition({ payment: 100, tax: 0, credit: 0, total: 100 })).toBeUndefined();
  });

  test("says what rounding leaves, so that its figures add up", () => {
    const yearly = { payment: 2022.6177, tax: 400, credit: -500 / 3, total: 2589.2844 };
    expect(addition(yearly)?.rounding).toEqual({ sign: "−", shown: "$0.01" });
    const thirds = { payment: 1000 / 3, tax: 1000 / 3, credit: -1000 / 3, total: 1000 };
    expect(addition(thirds, "de-DE")?.rounding).toEqual({ sign: "+", shown: "0,01\u00a0$" });
    expect(addition({ payment: 1000.5, tax: 0.25, credit: 0.5, total: 1000.25 })?.rounding).toBeUndefined();
  });
});
