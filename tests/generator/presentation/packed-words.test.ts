import { expect, test } from "vitest";
import { renderMessage } from "../../../generator/presentation/message.ts";
import { packWords, unpackWords } from "../../../generator/presentation/packed-words.ts";
import { everyPageKeys } from "../../../generator/presentation/word-keys.ts";
import arabic from "../../../generated/words/ar.json" with { type: "json" };
import chinese from "../../../generated/words/zh.json" with { type: "json" };
import english from "../../../generated/words/en.json" with { type: "json" };
import { compileMessage } from "../../../generator/words/message.ts";
import type { Message } from "../../../generator/runtime/words.ts";

const count = (raw: number) => ({ count: { raw, shown: String(raw) } });

test.each([
  { given: "Nothing to put in", values: {}, want: "Nothing to put in" },
  { given: "{name} is required", values: { name: { raw: "Age", shown: "Age" } }, want: "Age is required" },
  { given: "{count, plural, one {# row} other {# rows}}", values: count(1), want: "1 row" },
  { given: "{count, plural, one {# row} other {# rows}}", values: count(2), want: "2 rows" },
  // "1 month" is said by its own case although `one` says what `other` says.
  { given: "{count, plural, =1 {a} one {b} other {b}}", values: count(1), want: "a" },
  { given: "{count, plural, =0 {none} one {#} other {#}}", values: count(0), want: "none" },
  {
    given: "{count, plural, offset:1 one {you and # other} other {you and # others}}",
    values: count(2),
    want: "you and 1 other",
  },
  {
    given: "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    values: count(3),
    want: "3rd",
  },
  {
    given: "{kind, select, big {a lot} other {little}}",
    values: { kind: { raw: "big", shown: "" } },
    want: "a lot",
  },
  {
    given: "{kind, select, big {a lot} other {little}}",
    values: { kind: { raw: "odd", shown: "" } },
    want: "little",
  },
])("$given says '$want' once packed and unpacked", ({ given, values, want }) => {
  const { word = "" } = unpackWords(structuredClone(packWords({ word: messageOf(given) })));
  expect(renderMessage(word, values, "en")).toBe(want);
});

test("cases that say what the last one says are not carried", () => {
  const message = messageOf(
    "{count, plural, zero {شهر} one {شهر} two {شهران} few {أشهر} many {شهرًا} other {شهر}}",
    "ar",
  );
  expect(packWords({ word: message })).toEqual({
    word: [["=count", { two: ["شهران"], few: ["أشهر"], many: ["شهرًا"], other: ["شهر"] }, 0]],
  });
});

// English counts days after "of", and years of age, as it counts them elsewhere; Arabic and Chinese have forms of their own.
test("the words nearly every page says are shared words", () => {
  const shared = { ...english, ...arabic, ...chinese };
  expect(everyPageKeys.filter((key) => !(key in shared))).toEqual([]);
});

function messageOf(text: string, locale = "en"): Message {
  const { message, problems } = compileMessage(text, locale);
  expect(problems).toEqual([]);
  return message;
}
