import { expect, test } from "vitest";
import { createPresenter } from "../../../../generator/presentation/presenter.ts";
import { saidAlready } from "../../../../generator/presentation/drawing/said-already.ts";
import { createTranslator } from "../../../../generator/presentation/translator.ts";
import type { OutputDescription } from "../../../../generator/runtime/description.ts";
import { messageElement, type Words } from "../../../../generator/runtime/words.ts";
import { emptyDescription } from "../../../setup/empty-description.ts";

const display = { kind: "number", digits: { minimum: 0, maximum: 2 } } as const;
const output = (id: string, more: object = {}): OutputDescription => ({
  id,
  type: "value",
  display,
  ...more,
});
const put = (value: string): { type: 1; value: string } => ({ type: messageElement.argument, value });

/** "You pay {total}." and, of a loan that ends, "… until {end}." */
const words: Words = {
  answer: [
    put("total"),
    {
      type: messageElement.select,
      value: "=ends",
      options: { yes: { value: [put("end")] }, other: { value: [] } },
    },
  ],
  "outputs.span.text": [put("end")],
  "outputs.both.text": [put("end"), put("fee")],
};

function said(values: Readonly<Record<string, number | string | null>>): ReturnType<typeof saidAlready> {
  const ids = ["end", "payment", "tax", "fee", "span", "both"];
  const outputs = [
    output("total", { primary: true, sumOf: [{ id: "payment" }, { id: "tax" }] }),
    ...ids.map((id) => output(id)),
  ];
  const presenter = createPresenter(
    { ...emptyDescription, outputs },
    {
      read: { inputs: undefined, values: {}, visible: {}, problems: [], notices: [], canonical: {} },
      answer: { status: "answered", values, trace: () => values, used: [] },
      today: "2026-11-27",
    },
    createTranslator({ id: "en", name: "English", tag: "en", dir: "ltr" }, words),
  );
  return saidAlready(presenter);
}

const values = { total: 3, payment: 1, tax: 2, fee: 7, end: 9, span: "9", both: "9 7", ends: "no" };

test.each([
  { more: {}, want: ["payment", "tax", "total"], why: "the sentence and the parts of the sum" },
  {
    more: { ends: "yes" },
    want: ["end", "payment", "span", "tax", "total"],
    why: "what this way through the sentence puts in",
  },
  { more: { tax: 0 }, want: ["payment", "total"], why: "the only part of a sum" },
])("says $why", ({ more, want }) => {
  expect([...said({ ...values, ...more }).all].toSorted()).toEqual(want);
});

test("sets out what is added up", () => {
  expect([...said(values).added]).toEqual(["payment", "tax"]);
  expect([...said({ ...values, tax: 0 }).added]).toEqual([]);
});
