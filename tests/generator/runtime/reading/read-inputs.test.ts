import type { InputValues } from "../../../../generator/runtime/answer.ts";
import { emptyDescription } from "../../../setup/empty-description.ts";
import { describe, expect, test } from "vitest";
import type { InputDescription } from "../../../../generator/runtime/description.ts";
import {
  readInputs,
  type FieldTexts,
  type ReadOptions,
} from "../../../../generator/runtime/reading/read-inputs.ts";
import * as inputs from "../descriptions.ts";

const today = "2026-11-21";

function calculatorOf(
  list: readonly InputDescription[],
  visible: (values: InputValues) => Record<string, boolean> = () => ({}),
) {
  return { description: { ...emptyDescription, inputs: list }, visible };
}

const loan = calculatorOf([inputs.money, inputs.percent, inputs.years]);
const read = (texts: FieldTexts, options: Partial<ReadOptions> = {}) =>
  readInputs(loan, texts, { today, locale: "en", ...options });

describe("defaults", () => {
  test("stand for what is not named", () => {
    expect(read({ price: "250000" })).toEqual({
      inputs: { price: 250_000, rate: 0.065, years: 360 },
      values: { price: 250_000, rate: 0.065, years: 360 },
      visible: { price: true, rate: true, years: true },
      problems: [],
      notices: [],
      canonical: { price: "250000", rate: "6.5%", years: "30" },
    });
  });

  test("are a variant's own, and what it fixes cannot be changed", () => {
    const result = read({ rate: "9" }, { defaults: { price: "1000" }, fixed: { rate: "5%" } });
    expect(result.inputs).toEqual({ price: 1000, rate: 0.05, years: 360 });
    expect(result.canonical).toEqual({ price: "1000", years: "30" });
  });

  test("do not stand for what was emptied", () => {
    const result = read({ price: " " });
    expect(result.inputs).toBeUndefined();
    expect(result.problems).toEqual([{ at: "price", code: "required" }]);
  });

  test("of an id like a property of every object", () => {
    const odd = calculatorOf([{ ...inputs.number, id: "constructor" }]);
    expect(readInputs(odd, {}, { today }).inputs).toEqual({ constructor: 1 });
  });
});

describe("a hidden input", () => {
  const fee = { ...inputs.money, id: "fee", default: "5", minimum: 1 };
  const shop = (list: readonly InputDescription[]) =>
    calculatorOf([inputs.boolean, ...list], ({ extra }) => ({ fee: extra === true }));

  test("has the value its author says, which no limit binds", () => {
    expect(readInputs(shop([{ ...fee, hidden: "0" }]), { fee: "7" }, { today, locale: "en" })).toMatchObject({
      inputs: { extra: false, fee: 0 },
      problems: [],
      canonical: { extra: "no" },
    });
  });
  test("has its default where its author says none", () => {
    expect(readInputs(shop([fee]), { fee: "7" }, { today, locale: "en" }).inputs).toEqual({
      extra: false,
      fee: 5,
    });
  });
  test("has what was typed once it is shown", () => {
    const result = readInputs(
      shop([{ ...fee, hidden: "0" }]),
      { fee: "7", extra: "yes" },
      { today, locale: "en" },
    );
    expect(result.inputs).toEqual({ extra: true, fee: 7 });
  });
  test("is read as the author wrote it, whatever the visitor's language", () => {
    const result = readInputs(shop([{ ...fee, hidden: "1.234" }]), {}, { today, locale: "de" });
    expect(result.inputs).toEqual({ extra: false, fee: 1.234 });
  });
});

describe("problems and notices", () => {
  test("all at once, in the order of the fields", () => {
    const result = read({ price: "ten", rate: "200%", years: "0.5" });
    expect(result.problems).toEqual([
      { at: "price", code: "not_a_number", arguments: { text: "ten" } },
      { at: "rate", code: "above_maximum", arguments: { maximum: 1, exclusive: false } },
      { at: "years", code: "below_minimum", arguments: { minimum: 12, exclusive: false } },
    ]);
    expect(result.canonical).toEqual({ rate: "200%", years: "0.5" });
  });

  test("a notice tells both readings in the locale", () => {
    expect(read({ price: "1,234" }).notices).toEqual([
      { at: "price", kind: "read_as", text: "1,234", other: "1.234" },
    ]);
    expect(read({ price: "1,234" }, { locale: "de" }).notices).toEqual([
      { at: "price", kind: "read_as", text: "1,234", other: "1.234" },
    ]);
    const birth = readInputs(calculatorOf([inputs.date]), { born: "3/5/2020" }, { today, locale: "es" });
    expect(birth.notices).toEqual([
      { at: "born", kind: "read_as", text: "3 de mayo de 2020", other: "5 de marzo de 2020" },
    ]);
  });

  test("a date may not lie after today", () => {
    const birth = calculatorOf([inputs.date]);
    expect(readInputs(birth, { born: "2026-11-21" }, { today }).problems).toEqual([]);
    expect(readInputs(birth, { born: "2026-11-22" }, { today }).problems).toMatchObject([
      { code: "too_late" },
    ]);
  });
});

describe("hidden inputs", () => {
  const method = { ...inputs.boolean, id: "custom" };
  const shownIf = calculatorOf([method, inputs.percent, inputs.integer], ({ custom, rate }) => ({
    rate: custom === true,
    people: custom === true && rate === 0.5,
  }));

  test("take their default and have no problems", () => {
    const result = readInputs(shownIf, { custom: "no", rate: "abc", people: "-1" }, { today });
    expect(result.inputs).toEqual({ custom: false, rate: 0.065, people: 2 });
    expect(result.visible).toEqual({ custom: true, rate: false, people: false });
    expect(result.canonical).toEqual({ custom: "no" });
  });

  test("leave it to the calculator what they hide in turn", () => {
    expect(readInputs(shownIf, { custom: "no", rate: "50%", people: "-1" }, { today }).problems).toEqual([]);
    expect(
      readInputs(shownIf, { custom: "yes", rate: "50%", people: "-1" }, { today }).problems,
    ).toMatchObject([{ at: "people" }]);
  });
});

describe("rows", () => {
  const course = calculatorOf([inputs.grades]);
  const rows = [
    { name: "Homework", score: "87,5", weight: "20" },
    { name: "", score: " ", weight: "" },
    { name: "Exam~1", score: "80", weight: "80 %" },
  ];

  test("typed: blank ones are left out", () => {
    const result = readInputs(course, { grades: rows }, { today, locale: "en" });
    expect(result.inputs).toEqual({
      grades: [
        { name: "Homework", score: 87.5, weight: 0.2 },
        { name: "Exam~1", score: 80, weight: 0.8 },
      ],
    });
    expect(result.canonical).toEqual({ grades: ["Homework~87.5~20%", "Exam\\~1~80~80%"] });
    expect(readInputs(course, result.canonical, { today }).inputs).toEqual(result.inputs);
  });

  test("by default", () => {
    expect(readInputs(course, {}, { today, locale: "de" }).inputs).toEqual({
      grades: [
        { name: "Homework", score: 90, weight: 0.2 },
        { name: "Exam", score: 80, weight: 0.8 },
      ],
    });
  });

  test("keep their number in problems and notices", () => {
    const wrong = [
      rows[0],
      rows[1],
      { name: "Exam", score: "8O", weight: "" },
      // A score of 1,234 would be beyond its limit: nobody means that.
      { name: "Quiz", score: "1.234", weight: "0.5" },
    ];
    const result = readInputs(course, { grades: wrong.flatMap((row) => row ?? []) }, { today, locale: "en" });
    expect(result.problems).toEqual([
      { at: "grades.3.score", code: "not_a_number", arguments: { text: "8O" } },
      { at: "grades.3.weight", code: "required" },
    ]);
    expect(result.notices).toEqual([
      { at: "grades.1.score", kind: "read_as", text: "87.5" },
      { at: "grades.4.weight", kind: "read_as", text: "0.5%", other: "50%" },
    ]);
    expect(result.canonical).toEqual({});
  });

  test.each([
    { grades: [], code: "required" },
    { grades: Array.from({ length: 900 }, () => "a~1~1%"), code: "too_many_entries" },
  ])("$code", ({ grades, code }) => {
    expect(readInputs(course, { grades }, { today }).problems).toMatchObject([{ at: "grades", code }]);
  });
});

describe("inputs that another decides", () => {
  test("the base of digits, whatever their order", () => {
    const number = { ...inputs.digits, id: "number", base: { from: "base" } };
    const converter = calculatorOf([number, inputs.choice]);
    expect(readInputs(converter, { number: "129", base: "10" }, { today }).inputs).toEqual({
      number: "129",
      base: "10",
    });
    expect(readInputs(converter, { number: "129", base: "2" }, { today }).problems).toMatchObject([
      { at: "number", code: "not_digits" },
    ]);
  });

  test("the currency of money", () => {
    const currency = { ...inputs.choice, id: "currency", options: ["EUR", "USD"], default: "EUR" };
    const display = { kind: "money", digits: "currency", currency: { from: "currency" } } as const;
    const exchange = calculatorOf([{ ...inputs.money, display }, currency]);
    expect(readInputs(exchange, { price: "€5" }, { today, locale: "en" }).inputs).toMatchObject({ price: 5 });
    expect(readInputs(exchange, { price: "$5" }, { today, locale: "en" }).inputs).toBeUndefined();
    expect(
      readInputs(exchange, { price: "$5", currency: "USD" }, { today, locale: "en" }).inputs,
    ).toMatchObject({ price: 5 });
  });

  test("the unit chosen beside a field", () => {
    const land = calculatorOf([inputs.quantity]);
    expect(
      readInputs(land, { area: "2" }, { today, locale: "en", units: { area: "hectare" } }),
    ).toMatchObject({
      inputs: { area: 20_000 },
      canonical: { area: "2 hectare" },
    });
    // A default is written with its own unit.
    expect(readInputs(land, {}, { today, units: { area: "hectare" } }).inputs).toEqual({
      area: 20234.282112,
    });
  });
});
