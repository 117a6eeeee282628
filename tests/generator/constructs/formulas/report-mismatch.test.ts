import { expect, test } from "vitest";
import { problemsOf } from "../../resolve/resolve-text.ts";

test.each([
  {
    name: "a case of a choose",
    given: "tip: { choose: size, cases: { small or medium: bill, other: 3 } }",
    want: ['case_mismatch at "3"'],
  },
  {
    name: "a value of a first_true",
    given:
      "tip: { first_true: [{ when: bill > 0, value: bill }, { when: bill < 0, value: 3 }], otherwise: bill }",
    want: ['case_mismatch at "3"'],
  },
  {
    name: "an option before a text that is worked out",
    given: "tip: { choose: size, cases: { small: '\"nothing\"', other: 'to_digits(5, 2)' } }",
    want: [`text_untranslated at "'"nothing"'"`],
  },
])("$name: a case of another type is reported where it is written", ({ given, want }) => {
  expect(
    problemsOf({
      inputs:
        "bill: { type: money, default: 50 }\nsize: { type: choice, options: [small, medium, large], default: small }",
      formulas: given,
      outputs: "tip: {}\nsize: {}",
    }),
  ).toEqual(want);
});
