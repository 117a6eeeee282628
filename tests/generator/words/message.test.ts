import { describe, expect, it } from "vitest";
import { compileMessage } from "../../../generator/words/message.ts";

const text = (value: string) => ({ type: 0, value });
const number = { type: 1, value: "#n" };
const plural = (pluralType: string, offset: number, cases: Readonly<Record<string, readonly unknown[]>>) => ({
  type: 6,
  value: "=n",
  options: Object.fromEntries(Object.entries(cases).map(([name, value]) => [name, { value }])),
  offset,
  pluralType,
});

describe("compileMessage", () => {
  const cases = [
    { title: "plain text", given: "Monthly payment", want: "Monthly payment" },
    { title: "an apostrophe", given: "It's due", want: "It's due" },
    { title: "a quoted brace", given: "'{'x'}'", want: "{x}" },
    {
      title: "an argument",
      given: "Pay {payment} a month",
      want: [text("Pay "), { type: 1, value: "payment" }, text(" a month")],
    },
    { title: "one argument alone", given: "{payment}", want: [{ type: 1, value: "payment" }] },
    {
      title: "a plural with its count",
      given: "{n, plural, =0 {none} one {# row} other {# rows}}",
      want: [
        plural("cardinal", 0, {
          "=0": [text("none")],
          one: [number, text(" row")],
          other: [number, text(" rows")],
        }),
      ],
    },
    {
      title: "a plural less an offset",
      given: "{n, plural, offset:1 one {you and # other} other {you and # others}}",
      want: [
        plural("cardinal", 1, {
          one: [text("you and "), { type: 7 }, text(" other")],
          other: [text("you and "), { type: 7 }, text(" others")],
        }),
      ],
    },
    {
      title: "a case that says what all others say, and an exact number that a case would take",
      given: "{n, plural, =1 {# kg} one {a kilo} other {# kg}} {kind, select, a {x} b {y} other {x}}",
      want: [
        plural("cardinal", 0, {
          "=1": [number, text(" kg")],
          one: [text("a kilo")],
          other: [number, text(" kg")],
        }),
        text(" "),
        {
          type: 5,
          value: "=kind",
          options: { b: { value: [text("y")] }, other: { value: [text("x")] } },
        },
      ],
    },
    {
      title: "an ordinal",
      given: "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
      want: [
        plural("ordinal", 0, {
          one: [number, text("st")],
          two: [number, text("nd")],
          few: [number, text("rd")],
          other: [number, text("th")],
        }),
      ],
    },
    {
      title: "a select around an argument",
      given: "{from, select, none {always} other {since {from}}}",
      want: [
        {
          type: 5,
          value: "=from",
          options: {
            none: { value: [text("always")] },
            other: { value: [text("since "), { type: 1, value: "from" }] },
          },
        },
      ],
    },
    {
      title: "markup is text",
      given: "<b>{x}</b>",
      want: [text("<b>"), { type: 1, value: "x" }, text("</b>")],
    },
  ];
  it.each(cases)("$title", ({ given, want }) => {
    const { message, problems } = compileMessage(given, "en");
    expect(problems).toEqual([]);
    expect(message).toEqual(want);
  });

  const broken = [
    { title: "an open brace", given: "Pay {payment", locale: "en", want: "message_syntax 4-12" },
    { title: "an empty argument", given: "Pay {}", locale: "en", want: "message_syntax 4-6" },
    {
      title: "a count inside a select inside a plural",
      given: "{n, plural, one {#} other {{k, select, other {# d}}}}",
      locale: "en",
      want: "message_syntax 46-49",
    },
    { title: "a number format", given: "Pay {payment, number}", locale: "en", want: "message_format 4-21" },
    { title: "a date format", given: "On {day, date, long}", locale: "en", want: "message_format 3-20" },
    { title: "no other", given: "{n, plural, one {a}}", locale: "en", want: "message_other_missing 0-20" },
    {
      title: "no one in English",
      given: "{n, plural, other {# rows}}",
      locale: "en",
      want: "message_category_missing 0-27",
    },
    {
      title: "no few in Arabic",
      given: "{n, plural, zero {a} one {b} two {c} many {d} other {e}}",
      locale: "ar",
      want: "message_category_missing 0-56",
    },
    {
      title: "one in Chinese",
      given: "{n, plural, one {a} other {b}}",
      locale: "zh-Hans",
      want: "message_category_unknown 12-16",
    },
    {
      title: "a case twice",
      given: "{n, plural, one {a} one {b} other {c}}",
      locale: "en",
      want: "message_syntax 20-23",
    },
  ];
  it.each(broken)("finds $title", ({ given, locale, want }) => {
    const { problems } = compileMessage(given, locale);
    expect(problems.map(({ code, start, end }) => `${code} ${start}-${end}`)).toEqual([want]);
  });

  const complete = [
    {
      title: "cases of their own stand for the only integers of a category",
      given: "{n, plural, =1 {a} other {b}}",
      locale: "en",
    },
    {
      title: "Spanish needs no category for millions",
      given: "{n, plural, one {a} other {b}}",
      locale: "es",
    },
    { title: "Chinese has one form", given: "{n, plural, other {b}}", locale: "zh-Hans" },
  ];
  it.each(complete)("$title", ({ given, locale }) => {
    expect(compileMessage(given, locale).problems).toEqual([]);
  });

  it("names each argument once and says which are shown", () => {
    const { names, uses } = compileMessage("{n, plural, one {{a}} other {{a} {b}}}", "en");
    expect(names).toEqual(["n", "a", "b"]);
    expect(uses.filter(({ shown }) => !shown).map(({ name }) => name)).toEqual(["n"]);
  });
});
