import { describe, expect, test } from "vitest";
import {
  booleanType,
  choiceType,
  numberType,
  textType,
  type ValueType,
} from "../../../generator/formula/value-type.ts";
import { problemsOf } from "./scope-for-tests.ts";

describe("the type a place needs", () => {
  const wanted: readonly { given: string; type: ValueType; want: object | undefined }[] = [
    { given: "agreed", type: booleanType, want: undefined },
    {
      given: "x",
      type: booleanType,
      want: {
        code: "type_mismatch",
        arguments: { want: "a yes or no", got: "a number", where: "as the result" },
      },
    },
    { given: "0", type: numberType({ money: 1 }), want: undefined },
    { given: "1", type: numberType({ money: 1 }), want: { code: "type_mismatch", suggestion: "1 money" } },
    {
      given: "x",
      type: numberType({}, true),
      want: {
        code: "type_mismatch",
        arguments: { want: "a whole number", got: "a number", where: "as the result" },
      },
    },
    { given: "floor(x)", type: numberType({}, true), want: undefined },
    { given: "color", type: textType, want: undefined },
    {
      given: "color",
      type: choiceType(["red", "green"]),
      want: { code: "unknown_option", arguments: { option: "blue", options: "red, green" } },
    },
    {
      given: '"gren"',
      type: choiceType(["red", "green"]),
      want: { code: "unknown_option", suggestion: '"green"' },
    },
    { given: "tip", type: numberType({ money: 1 }), want: { code: "optional_unguarded" } },
    { given: "tip", type: { ...numberType({ money: 1 }), optional: true }, want: undefined },
  ];
  test.each(wanted)("$given", ({ given, type, want }) => {
    expect(problemsOf(given, type)).toMatchObject(want === undefined ? [] : [want]);
  });
});
