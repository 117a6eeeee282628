import { describe, expect, test } from "vitest";
import { countChosen, isChosen } from "../../../../generator/runtime/chosen.ts";
import { checkInput } from "../../../../generator/runtime/check-inputs.ts";
import { formatValue } from "../../../../generator/presentation/format-value.ts";
import { readField } from "../../../../generator/runtime/reading/read-field.ts";
import { choices } from "../descriptions.ts";

const today = "2026-11-21";
const read = (text: string, locale?: string) =>
  readField(choices, text, { today, ...(locale === undefined ? {} : { locale }) });

describe("several choices as they are typed", () => {
  test.each([
    { given: "child", want: "child" },
    { given: "speeding,child", want: "child,speeding" },
    { given: " Child , injury,child ", want: "child,Injury" },
    { given: "child\u060c Injury", want: "child,Injury" },
    { given: ",", want: "" },
    { given: "", want: "" },
  ])("$given", ({ given, want }) => {
    expect(read(given, "en")).toEqual({ kind: "read", value: want, canonical: want });
  });

  test("what is no option is named", () => {
    expect(read("child,sped")).toEqual({
      kind: "unreadable",
      code: "not_an_option",
      arguments: { text: "sped" },
    });
  });
});

test("nothing chosen is a value, and wrong only where something must be", () => {
  const context = { today, values: {} };
  expect(checkInput(choices, "", "factors", context)).toEqual([]);
  expect(checkInput({ ...choices, optional: false }, "", "factors", context)).toEqual([
    { at: "factors", code: "required" },
  ]);
});

test("a value names options alone", () => {
  const context = { today, values: {} };
  expect(checkInput(choices, "child,speeding,Injury", "factors", context)).toEqual([]);
  expect(checkInput(choices, "child,sped", "factors", context)).toEqual([
    { at: "factors", code: "not_an_option", arguments: { text: "sped" } },
  ]);
});

test("an option is chosen or not, and the chosen are counted", () => {
  expect(["child", "Injury"].map((option) => isChosen(option, "child,speeding"))).toEqual([true, false]);
  expect(["", "child", "child,speeding"].map(countChosen)).toEqual([0, 1, 2]);
  expect(isChosen("", "")).toBe(false);
});

test("they are told by their names", () => {
  const word = (key: string): string => key.split(".").at(-1) ?? "";
  const show = (value: string) => formatValue(choices.display, value, { locale: "en", word });
  expect(show("child,speeding,Injury")).toBe("child, speeding, and Injury");
  expect(show("")).toBe("none_chosen");
});
