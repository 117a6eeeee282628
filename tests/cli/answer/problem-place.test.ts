import { expect, test } from "vitest";
import { placeOf } from "../../../cli/answer/problem-place.ts";
import { createTranslator } from "../../../generator/presentation/translator.ts";
import { integerRuntime } from "../../../generator/runtime/kinds/integer.ts";
import { messageElement } from "../../../generator/runtime/words.ts";
import type { InputDescription } from "../../../generator/runtime/description.ts";
import { emptyDescription } from "../../setup/empty-description.ts";

const price: InputDescription = {
  id: "home_price",
  type: "integer",
  kind: integerRuntime,
  default: "5",
  optional: false,
  advanced: false,
  display: { kind: "number", digits: { minimum: 0, maximum: 0 } },
};

test.each([
  { at: "home_price", want: "Home price (--home-price)" },
  { at: "root", want: "Root" },
])("a problem at $at is at $want", ({ at, want }) => {
  const names: Readonly<Record<string, string>> = { home_price: "Home price", root: "Root" };
  const presenter = {
    description: { ...emptyDescription, inputs: [price] },
    nameOf: (id: string) => names[id] ?? id,
    translator: createTranslator(
      { id: "en", name: "English", tag: "en-US", dir: "ltr" },
      {
        "terminal.named_flag": [
          { type: messageElement.argument, value: "name" },
          { type: messageElement.text, value: " (" },
          { type: messageElement.argument, value: "flag" },
          { type: messageElement.text, value: ")" },
        ],
      },
    ),
  };
  expect(placeOf(at, presenter)).toBe(want);
});
