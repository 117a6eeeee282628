import { describe, expect, test } from "vitest";
import {
  argumentNames,
  renderMessage,
  type MessageArguments,
} from "../../../generator/presentation/message.ts";
import { compileMessage } from "../../../generator/words/message.ts";

const count = (raw: number, shown = String(raw)): MessageArguments => ({ count: { raw, shown } });
const render = (message: string, given: MessageArguments, locale = "en"): string => {
  const compiled = compileMessage(message, locale);
  expect(compiled.problems).toEqual([]);
  return renderMessage(compiled.message, given, locale);
};

test("plain text, and arguments in the form given", () => {
  expect(render("Payment", {})).toBe("Payment");
  expect(render("You pay {payment}.", { payment: { raw: 761.78, shown: "$761.78" } })).toBe(
    "You pay $761.78.",
  );
  expect(render("{note}", { note: { raw: "", shown: "" } })).toBe("");
});

test.each([
  ["Fin: {end}.", "5:30 p.m.", "Fin: 5:30 p.m."],
  ["Fin: **{end}**. El día", "5:30 p.m.", "Fin: **5:30 p.m.** El día"],
  ["{end}..", "5", "5.."],
  ["{end}...", "a.", "a...."],
])("a sentence ends with the period of an abbreviation: %s with %s", (message, shown, want) => {
  expect(render(message, { end: { raw: shown, shown } }, "es")).toBe(want);
});

describe("plurals", () => {
  const files = "{count, plural, =0 {none} one {# file} other {# files}}";
  test.each([
    { given: 0, want: "none" },
    { given: 1, want: "1 file" },
    { given: 1.5, want: "1.5 files" },
    { given: 1234, want: "1,234 files" },
  ])("$given: $want", ({ given, want }) => {
    expect(render(files, count(given))).toBe(want);
  });

  test("# is the bare number, the argument what is shown", () => {
    const years = { count: { raw: 30, shown: "30 years", number: "30.0" } };
    expect(render("{count, plural, one {#} other {# of {count}}}", years)).toBe("30.0 of 30 years");
  });

  // The six categories of Arabic in CLDR's plural rules.
  test.each([
    { given: 0, want: "zero" },
    { given: 1, want: "one" },
    { given: 2, want: "two" },
    { given: 3, want: "few" },
    { given: 11, want: "many" },
    { given: 100, want: "other" },
    { given: 103, want: "few" },
  ])("Arabic $given is $want", ({ given, want }) => {
    const names = "{count, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}";
    expect(render(names, count(given), "ar")).toBe(want);
  });

  test("an offset is taken off before the category and #", () => {
    const guests = "{count, plural, offset:1 =1 {you} one {you and # guest} other {you and # guests}}";
    expect([1, 2, 3].map((each) => render(guests, count(each)))).toEqual([
      "you",
      "you and 1 guest",
      "you and 2 guests",
    ]);
  });

  test("ordinals", () => {
    const place = "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    expect([1, 2, 3, 4, 11, 21].map((each) => render(place, count(each)))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "21st",
    ]);
  });

  test("# inside a plural inside a select is the plural's number", () => {
    const nested =
      "{kind, select, day {{count, plural, one {# d} other {# d}}} other {{count, plural, one {# h} other {# h}}}}";
    expect(render(nested, { ...count(5), kind: { raw: "day", shown: "Day" } })).toBe("5 d");
  });
});

test.each([
  { raw: "fast", want: "quick" },
  { raw: true, want: "yes" },
  { raw: "slow", want: "so-so" },
  { raw: null, want: "so-so" },
])("select by $raw: $want", ({ raw, want }) => {
  const message = "{speed, select, fast {quick} true {yes} other {so-so}}";
  expect(render(message, { speed: { raw, shown: "" } })).toBe(want);
});

test("a missing argument is a fault of the program", () => {
  expect(() => render("{payment}", {})).toThrow("payment");
});

test("the arguments of a message are those it puts in, counts or chooses by", () => {
  const { message } = compileMessage("{a} {b, plural, one {#} other {{c, select, x {{d}} other {}}}}", "en");
  expect(argumentNames(message)).toEqual(["a", "b", "c", "d"]);
});
