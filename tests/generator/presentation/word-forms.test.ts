import { describe, expect, test } from "vitest";
import { formatValue } from "../../../generator/presentation/format-value.ts";
import {
  argumentNames,
  renderMessage,
  type MessageArguments,
} from "../../../generator/presentation/message.ts";
import type { Display } from "../../../generator/runtime/display.ts";
import { termDisplay } from "../../../generator/runtime/term-text.ts";
import { nameAndForm, type WordForm, type Words } from "../../../generator/runtime/words.ts";
import { compileMessage } from "../../../generator/words/message.ts";

const whole = { minimum: 0, maximum: 0 } as const;
const level: Display = { kind: "choice", set: "level", options: ["two", "three"] };
const years: Display = {
  kind: "quantity",
  digits: whole,
  unit: "year",
  units: [{ id: "year", numerator: "1", denominator: "1", group: "calendar" }],
};

const arabic = words("ar", {
  "choices.level.two": "المستوى 2",
  "units.year.symbol": "سنة",
  "units.year.name": "سنة",
  "units.year.amount":
    "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}",
  "units.year.of":
    "{count, plural, zero {# سنة} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}",
});
const chinese = words("zh", {
  "units.year.symbol": "年",
  "units.year.amount": "{count, plural, other {# 年}}",
  "units.year.age": "{count, plural, other {# 周岁}}",
});
const spanish = words("es", {
  "choices.level.two": "Nivel 2",
  "choices.level.three": "Nivel 3",
  "inline.level.two": "nivel 2",
});

describe("a text asks for a value in a form", () => {
  test.each([
    {
      title: "after a preposition",
      text: "بعد {x.of}",
      own: arabic,
      display: years,
      value: 2,
      want: "بعد سنتين",
    },
    { title: "as everywhere", text: "{x}", own: arabic, display: years, value: 2, want: "سنتان" },
    {
      title: "of a term",
      text: "بعد {x.of}",
      own: arabic,
      display: termDisplay,
      value: "2 year",
      want: "بعد سنتين",
    },
    { title: "as an age", text: "{x.age}以下", own: chinese, display: years, value: 3, want: "3 周岁以下" },
    {
      title: "a form the language does not need",
      text: "{x.of}后",
      own: chinese,
      display: years,
      value: 3,
      want: "3 年后",
    },
    {
      title: "an option inside a sentence",
      text: "Pena: {x.inline}.",
      own: spanish,
      display: level,
      value: "two",
      want: "Pena: nivel 2.",
    },
    {
      title: "an option by its name",
      text: "{x}",
      own: spanish,
      display: level,
      value: "two",
      want: "Nivel 2",
    },
    {
      title: "an option that is the same everywhere",
      text: "{x.inline}",
      own: spanish,
      display: level,
      value: "three",
      want: "Nivel 3",
    },
  ])("$title", ({ text, own, display, value, want }) => {
    const { message, problems, names } = compileMessage(text, own.locale);
    expect(problems).toEqual([]);
    expect(names).toEqual(["x"]);
    expect(argumentNames(message)).toEqual(["x"]);
    const say = (form?: WordForm): string =>
      formatValue(display, value, { ...own, ...(form === undefined ? {} : { form }) });
    expect(renderMessage(message, { x: { raw: value, shown: say(), inForm: say } }, own.locale)).toBe(want);
  });

  test("a column of a figure has forms as well", () => {
    expect(compileMessage("بعد {shortest.years.of}", "ar").names).toEqual(["shortest.years"]);
    expect(nameAndForm("shortest.years.of")).toEqual({ name: "shortest.years", form: "of" });
    expect(nameAndForm("shortest.years")).toEqual({ name: "shortest.years" });
  });

  test("nothing chooses by a form", () => {
    expect(compileMessage("{x.of, select, a {A} other {B}}", "en").names).toEqual(["x.of"]);
  });
});

function words(locale: string, texts: Readonly<Record<string, string>>) {
  const compiled: Words = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, compileMessage(text, locale).message]),
  );
  const optional = (key: string, given: MessageArguments = {}): string | undefined => {
    const message = compiled[key];
    return message === undefined ? undefined : renderMessage(message, given, locale);
  };
  return { locale, optional, word: (key: string, given?: MessageArguments) => optional(key, given) ?? key };
}
