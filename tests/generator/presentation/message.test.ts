import { describe, expect, test } from "vitest";
import { renderMessage, type MessageArguments } from "../../../generator/presentation/message.ts";
import type { Message } from "../../../generator/runtime/words.ts";

const count = (raw: number, shown = String(raw)): MessageArguments => ({ count: { raw, shown } });

test("plain text, and arguments in the form given", () => {
  expect(renderMessage("Payment", {}, "en")).toBe("Payment");
  expect(
    renderMessage(
      ["You pay ", ["arg", "payment"], "."],
      { payment: { raw: 761.78, shown: "$761.78" } },
      "en",
    ),
  ).toBe("You pay $761.78.");
});

describe("plurals", () => {
  const files: Message = [
    ["plural", "count", { "=0": "none", one: [["#"], " file"], other: [["#"], " files"] }, 0],
  ];
  test.each([
    { given: 0, want: "none" },
    { given: 1, want: "1 file" },
    { given: 1.5, want: "1.5 files" },
    { given: 1234, want: "1,234 files" },
  ])("$given: $want", ({ given, want }) => {
    expect(renderMessage(files, count(given), "en")).toBe(want);
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
    const names: Message = [
      [
        "plural",
        "count",
        { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" },
        0,
      ],
    ];
    expect(renderMessage(names, count(given), "ar")).toBe(want);
  });

  test("an offset is taken off before the category and #", () => {
    const guests: Message = [
      [
        "plural",
        "count",
        { "=1": "you", one: ["you and ", ["#"], " guest"], other: ["you and ", ["#"], " guests"] },
        1,
      ],
    ];
    expect([1, 2, 3].map((each) => renderMessage(guests, count(each), "en"))).toEqual([
      "you",
      "you and 1 guest",
      "you and 2 guests",
    ]);
  });

  test("ordinals", () => {
    const place: Message = [
      [
        "ordinal",
        "count",
        { one: [["#"], "st"], two: [["#"], "nd"], few: [["#"], "rd"], other: [["#"], "th"] },
        0,
      ],
    ];
    expect([1, 2, 3, 4, 11, 21].map((each) => renderMessage(place, count(each), "en"))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "21st",
    ]);
  });

  test("# inside a select is the plural's number", () => {
    const nested: Message = [
      ["plural", "count", { other: [["select", "kind", { day: [["#"], " d"], other: [["#"], " h"] }]] }, 0],
    ];
    expect(renderMessage(nested, { ...count(5), kind: { raw: "day", shown: "Day" } }, "en")).toBe("5 d");
  });
});

test.each([
  { raw: "fast", want: "quick" },
  { raw: true, want: "yes" },
  { raw: "slow", want: "so-so" },
])("select by $raw: $want", ({ raw, want }) => {
  const message: Message = [["select", "speed", { fast: "quick", true: "yes", other: "so-so" }]];
  expect(renderMessage(message, { speed: { raw, shown: "" } }, "en")).toBe(want);
});

test("a missing argument is a fault of the program", () => {
  expect(() => renderMessage([["arg", "payment"]], {}, "en")).toThrow("payment");
});
